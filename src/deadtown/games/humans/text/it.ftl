# Bots

style-hunter = cacciatore di strada
style-burglar = scassinatore
style-spoiler = guastafeste
