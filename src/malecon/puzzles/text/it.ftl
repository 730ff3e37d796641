# I rompicapi, nel terminale e nella pagina: temi, livelli e che cosa può andare storto.

puzzles-format = { $path } ha un formato che questa versione non legge (legge il formato { $ours }). Rifai i rompicapi: malecon puzzles make TITLE --count 150 --out FILE
puzzles-unreadable = Non riesco a leggere { $path } come rompicapi: { $why }
puzzles-others = { $path } contiene rompicapi di un altro gioco, di un altro seme o di altre regole. Scegli un altro file con --out oppure cancellalo.
puzzles-no-network = { $title } non ha una rete addestrata, e i rompicapi li verifica una ricerca guidata dalla rete. Prima addestrane una: malecon learn { $title }
puzzles-none = Nessun rompicapo corrisponde. Togli --theme o --level, oppure scegli un altro gioco.
puzzles-theme = “{ $theme }” non è un tema di questi rompicapi. Temi: { $themes }
puzzles-level = “{ $level }” non è un livello. Livelli: { $levels }

## Temi

theme-last = l’ultimo rimasto
theme-block = ostacolare gli altri
theme-wait = meglio aspettare
theme-laws = leggi e tasse
theme-rob = ladri
theme-ship = spedizioni
theme-trade = commercio
theme-build = costruzioni
theme-people = gente al lavoro
theme-money = denaro
theme-goods = merci
theme-opening = inizio partita
theme-endgame = fine partita
theme-surprise = sorpresa
