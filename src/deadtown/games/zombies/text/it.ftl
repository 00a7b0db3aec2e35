## Parlare

talk-caution = Alleatevi e traditevi soltanto ai fini di questa partita, e lasciate da parte le antipatie personali.
