# Il terminale.

seats-range = da { $least } a { $most } posti
bad-language = La lingua «{ $lang }» non c'è. Lingue: { $langs }.
bad-option = «{ $option }» non è un'opzione: scrivi nome=scelta.
too-many-seats = Sono nominati { $named } posti, ma il tavolo ne ha { $seats }.
bad-seats = «{ $seats }» non è un numero di posti: un titolo ne ha da { $least } a { $most }.
needs-extra = Serve «{ $module }», che non è installato: esegui pip install "malecon[{ $extra }]".
cannot-read = { $path } non si può leggere: { $why }
cannot-write = { $path } non si può scrivere: { $why }

choose-title = Quale titolo?
you = Tu
laying-out = Si apparecchia il tavolo …
thinking = { $name } sta pensando …
saved-resume = Salvato. Continua con: malecon play --resume { $path }
saved-at = La registrazione è in { $path }
curtain = Ora { $name }: gli altri non guardino. Premi Invio.
commands = Un numero, una notazione, parole, oppure: undo · help [tema] · why TESTO · hint · save [FILE] · board · record · quit
forced = senza scelta
secret-choice = sceglie in segreto
nothing-to-undo = Non c'è nulla da annullare.
not-undone = Non è stato annullato nulla.
take-back = { $name }, così si annulla anche ciò che altri hanno fatto o che è stato sorteggiato. Annullare?
yes-or-no = s/n
round = Round { $number }
no-such-choice = Le scelte vanno da 1 a { $most }.
no-choice-holds = Nessuna scelta contiene «{ $text }».
why-what = Perché cosa? Aggiungi una notazione, un numero o qualche parola: why TESTO.
undone = Annullato.
hint-lead = Le scelte di un bot forte, la migliore per prima. I numeri dei motivi: punti rispetto alla scelta media.
hint-promise = vittoria { $chance } %
it-is-legal = Si può giocare ora.
help =
    Rispondi con il numero di una scelta o con la sua notazione (dopo il punto).
    Altre parole mostrano le scelte che le contengono.
    undo             annulla l'ultima decisione; se c'è di più, si chiede a tutti
    help TEMA        spiega un pezzo, una carta o un capitolo delle regole
    why TESTO        perché ora non si può giocare: notazione o parole
    hint             che cosa farebbe un bot forte, e perché
    save [FILE]      dice dov'è la registrazione, o la sposta in quel file
    board            ridisegna il tavolo
    record           mostra la registrazione della partita, per quanto puoi saperne
    quit             esci; la partita è salvata dopo ogni decisione
no-help = Non c'è aiuto su «{ $topic }». Temi: { $topics }.
more-help = Se ne parla anche in: { $topics }.
seat = posto
seats = posti
total = totale
points-from = da dove
final-scores = Punteggi finali
winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
replay-keys = Invio o n: avanti · p: indietro · un numero: quella mossa · h: il consiglio del bot · q: esci
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

# What --help says.
help-malecon = Giochi da tavolo caraibici: giocali, studiali, scrivi bot.
help-title = Il titolo.
help-title-asked = Il titolo; se manca viene chiesto.
help-seats = Quanti posti.
help-seat = Il nome di una persona o il codice di un bot, una volta per posto.
help-seed = Lo stesso seme dà lo stesso inizio.
help-option = Un’opzione delle regole, nome=scelta.
help-preset = Un insieme di opzioni con un nome.
help-resume = Riprendi una partita salvata.
help-record = Una registrazione.
help-ply = Mostra la posizione dopo tante mosse e termina.
help-markdown = Stampa Markdown invece di una pagina.
help-games = Quante partite.
help-audit = Controlla ogni legge dei pezzi prima di ogni decisione.
help-json = Scrivi lì anche le cifre.
help-only-titles = Solo questi titoli.
help-lang = en, ru o it.
help-bots = Un codice per ogni posto: greedy,search:500,random,random.
help-processes = Processi; di norma uno per core.
help-ray = Indirizzo di un cluster Ray; «local» ne avvia uno qui.
help-blocks = Semi; ognuno si gioca una volta per ogni rotazione dei posti.
help-code = Il file del tuo bot; prende il posto di «mine» in --bots.
help-sprt = Fermati quando è chiaro: quote di vittoria pari,migliore del primo bot.
help-keep = Conserva lì le partite; lo stesso comando le continua.
help-lab-bots = Un codice per tutti i posti, o uno per ciascuno.
help-lab-out = Il rapporto da scrivere, .html; i file CSV stanno accanto.
help-host = L’indirizzo su cui ascoltare.
help-port = La porta; 0 ne prende una libera.
help-db = Dove si conservano le partite: un file o l’URL di un database.
help-workers = Processi che servono; più di uno richiede PostgreSQL.
help-thinkers = Processi in cui pensano i bot.
help-pace = Millisecondi che un bot impiega almeno.
help-rate = Richieste al secondo di una sessione.
help-address-rate = Richieste al secondo di un indirizzo.
help-sockets = Socket di un indirizzo.
help-proxy = Credi alle intestazioni X-Forwarded di un proxy.
help-browser = Apri la pagina.
help-titles = Elenca i titoli.
help-play = Gioca nel terminale, contro bot o persone alla stessa tastiera.
help-review = Ripercorri una partita con un bot forte: quali decisioni sono costate di più.
help-review-seat = Le decisioni di chi, da 0; della prima persona se manca.
help-review-bot = Il bot che giudica; expert se manca.
reviewing = Si ripercorre la partita
review-sum = { $name }: { $decisions } decisioni, { $agreed } buone quanto la scelta di { $code }. Le altre insieme sono costate il { $lost } % di una vittoria.
review-costly = Che cosa è costato di più
review-ply = mossa
review-played = giocato
review-better = meglio
review-cost = costo
review-look = Per vederla: malecon replay { $path } --ply { $ply }
help-replay = Scorri una registrazione.
help-rules = Mostra le regole di un titolo e quanto siamo sicuri dei suoi numeri.
help-simulate = Gioca partite casuali dentro il JIT e riassumile.
help-bench = Misura la velocità del motore, con la calibrazione di questa macchina accanto.
help-warm = Compila ora i programmi di ogni titolo, così nulla aspetta dopo. Rapido se nulla è cambiato.
help-serve = Servi i tavoli ai browser.
help-openapi = Stampa il contratto OpenAPI del server.
help-store = Cura ciò che è conservato.
help-verify = Rigioca ogni partita conservata e segnala quelle che finiscono diversamente.
help-rebuild = Ricava di nuovo tutto ciò che segue dalle registrazioni.
help-arena = Fai giocare i bot tra loro e di’ chi è migliore, e quanto è sicuro.
help-ladder = Tutti i livelli contro tutti: ognuno è più forte di quello sotto?
help-lab = Un rapporto sull’equilibrio: chi inizia, da dove vengono i punti, che cosa accompagna la vittoria. Un file HTML e CSV.
help-soak = Gioca milioni di partite casuali e controlla ogni legge dei pezzi prima di ogni decisione.
help-soak-out = Scrivi lì la tabella in Markdown.
soak-done = Ogni legge ha retto prima di ogni decisione; { $checks }.
soak-bounds-on = i limiti degli array erano controllati
soak-bounds-off = i limiti degli array non erano controllati (imposta NUMBA_BOUNDSCHECK=1)
soak-title = titolo
soak-games = partite
soak-decisions = decisioni
soak-mixtures = combinazioni di opzioni
soak-unfinished = partite interrotte
soak-seconds = secondi
soak-when = { $date }, { $machine }, seme { $seed }.
help-draw = Disegna una posizione di una registrazione in un file SVG.
help-draw-out = Il file da scrivere.
help-draw-ply = La posizione dopo tante mosse; l’ultima se manca.
help-draw-seat = Con gli occhi di chi, da 0; chi deve muovere se manca.
help-theme = light o dark.
drawn = Disegnato: { $path }
no-such-seat = Non c’è il posto { $seat }: la registrazione ha da 0 a { $last }.
no-such-theme = «{ $theme }» non è un tema: light o dark.
draw-needs-page = Per disegnare servono Node e la pagina costruita: esegui make setup.
draw-failed = Il disegno non è riuscito: { $why }
