## Talk

talk-caution = Ally and betray for the sake of this game alone, and leave personal dislikes out of it.
