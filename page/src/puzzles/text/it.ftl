# I rompicapi nella pagina. Temi e livelli hanno il nome in src/malecon/puzzles/text.

puzzles = Rompicapi
find-the-move = Trova la mossa
lead = Posizioni da partite di bot forti. Una scelta è chiaramente la migliore: la vedi?
of-the-day = Rompicapo del giorno
day-same = Lo stesso per tutti, fino a mezzanotte UTC.
day-solve = Risolvilo
day-solved = Risolto oggi
streak = Giorni di fila
row = Risolti di fila
your-rating = Il tuo punteggio
this-puzzle = Rompicapo
any-game = Tutti i giochi
any-level = Ogni livello
any-theme = Ogni tema
choose-game = Gioco
choose-level = Livello
choose-theme = Tema
level-easy = Facili
level-medium = Medi
level-hard = Difficili
level-expert = Per esperti
start = Comincia
tried = Provati { $tried } di { $count }
none-fit = Nessun rompicapo corrisponde. Scegli un altro livello o tema.
failed = Non riesco a caricare i rompicapi. Controlla la connessione e riprova.
again-load = Riprova
ask = Fai la tua mossa sul tavolo: una scelta è chiaramente la migliore.
ask-first = Conta solo il primo tentativo.
right = Giusto!
wrong = Stavolta no
shown = La soluzione
chance = { $chance } % di vincere
second = La seconda: { $move }, { $chance } % di vincere.
chose = Hai scelto: { $move }
promises-less = Fa vincere meno spesso della scelta migliore.
again = Riprova
show = Mostra la soluzione
next = Il prossimo
all = Tutti i rompicapi
day-row = { $count ->
    [one] Rompicapo del giorno risolto: { $count } giorno di fila
   *[other] Rompicapo del giorno risolto: { $count } giorni di fila
}
