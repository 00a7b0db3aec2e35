"""What several games need: parts of rules that belong to none of them."""
