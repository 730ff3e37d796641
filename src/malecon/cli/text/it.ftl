# Il terminale.

seats-range = da { $least } a { $most } posti
bad-language = La lingua «{ $lang }» non c'è. Lingue: { $langs }.
bad-option = «{ $option }» non è un'opzione: scrivi nome=scelta.
too-many-seats = Sono nominati { $named } posti, ma il tavolo ne ha { $seats }.
cannot-read = { $path } non si può leggere: { $why }
cannot-write = { $path } non si può scrivere: { $why }

choose-title = Quale titolo?
you = Tu
thinking = { $name } sta pensando …
saved-resume = Salvato. Continua con: malecon play --resume { $path }
saved-at = La registrazione è in { $path }
curtain = Ora { $name }: gli altri non guardino. Premi Invio.
commands = Un numero, una notazione, parole da cercare, oppure: undo · help [tema] · why NOTAZIONE · save [FILE] · board · record · quit
forced = senza scelta
secret-choice = sceglie in segreto
nothing-to-undo = Non c'è nulla da annullare.
undone = Annullato.
it-is-legal = Si può giocare ora.
help =
    Rispondi con il numero di una scelta o con la sua notazione (le parole grigie).
    Altre parole mostrano le scelte che le contengono.
    undo             annulla la tua ultima decisione
    help TEMA        spiega un ruolo, un edificio, una tessera
    why NOTAZIONE    perché qualcosa ora non si può giocare
    save [FILE]      dice dov'è la registrazione, o la sposta lì
    board            ridisegna il tavolo
    record           mostra la registrazione della partita
    quit             esci; la partita è salvata dopo ogni decisione
no-help = Non c'è aiuto su «{ $topic }». Temi: { $topics }.
seat = posto
seats = posti
total = totale
final-scores = Punteggi finali
winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
replay-keys = Invio o n: avanti · p: indietro · un numero: quella mossa · q: esci
beginning = L'inizio
no-such-ply = La mossa { $ply } non esiste: la registrazione va da 0 a { $last }.

fan-work = *Opera non ufficiale di appassionati, con parole e disegni propri. Autori ed editori dell'originale non c'entrano.*
numbers = Numeri
rule-options = Opzioni delle regole
presets = Combinazioni

compiling = Compilo { $title }
compiling-part = Compilo { $title }: { $part }
playing = In gioco
warm = Pronto: { $titles ->
    [one] un titolo compilato
   *[other] { $titles } titoli compilati
} in { $seconds } s.
simulated = { $title }: { $games } partite casuali
mean = media
deviation = deviazione
least = minimo
most-points = massimo
wins = vittorie
simulation-speed = { $decisions } decisioni in { $seconds } s: { $rate } M decisioni/s, { $games } partite/s.
unfinished = { $count } partite interrotte perché senza fine.

bench-calibrating = Calibrazione
bench-measuring = Misuro { $title }
bench-title = Un core. Un ciclo vuoto qui fa { $loop } M iterazioni/s (gli obiettivi sono fissati a { $target } M/s)
bench-what = titolo
bench-decisions = decisioni/s
bench-games = partite/s
bench-batch = decisioni/s in blocco
bench-copy = copia
bench-play = pos.play
bench-import = import malecon, a caldo: { $seconds } s
