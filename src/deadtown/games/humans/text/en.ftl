# Bots

style-hunter = street hunter
style-burglar = burglar
style-spoiler = spoilsport
