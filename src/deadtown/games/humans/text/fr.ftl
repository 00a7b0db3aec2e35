# Bots

style-hunter = chasseur de rue
style-burglar = cambrioleur
style-spoiler = trouble-fête
