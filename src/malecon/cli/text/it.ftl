# Il terminale.

seats-range = da { $least } a { $most } posti
bad-language = La lingua «{ $lang }» non c'è. Lingue: { $langs }.
bad-option = «{ $option }» non è un'opzione: scrivi nome=scelta.
too-many-seats = Sono nominati { $named } posti, ma il tavolo ne ha { $seats }.
bad-seats = «{ $seats }» non è un numero di posti valido. I giochi ne hanno da { $least } a { $most }.
needs-extra = Serve «{ $module }», che non è installato: esegui pip install "malecon[{ $extra }]".
cannot-read = { $path } non si può leggere: { $why }
cannot-write = { $path } non si può scrivere: { $why }

choose-title = Quale gioco?
you = Tu
laying-out = Preparo il tavolo …
thinking = { $name } sta pensando …
saved-resume = Salvato. Continua con: malecon play --resume { $path }
saved-at = La registrazione è in { $path }
curtain = Tocca a { $name }. Gli altri non sbircino. Premi Invio.
commands = Un numero, una notazione, parole, oppure: undo · help [tema] · why TESTO · hint · save [FILE] · board · record · quit
forced = senza scelta
secret-choice = ha scelto in segreto
nothing-to-undo = Non c'è nulla da annullare.
not-undone = Non è stato annullato nulla.
take-back = { $name }, così si annullano anche mosse altrui o qualcosa che è stato pescato. Sei d'accordo?
yes-or-no = s/n
round = Round { $number }
no-such-choice = Scegli un numero da 1 a { $most }.
no-choice-holds = Nessuna scelta contiene «{ $text }».
choice-range = { $first } … { $last } ({ $count })
choice-more = { $what } … ({ $count })
choice-back = Scegli il resto, oppure premi Invio per tornare indietro.
screen-help = Aiuto
screen-hint = Suggerimento
screen-why = Perché no?
screen-rules = Regole
screen-undo = Annulla
screen-quit = Esci
screen-answer = Numero, parole, notazione o comando
screen-close = Esc chiude questa pagina.
screen-over = La partita è finita. Premi Invio per chiudere.
why-what = Perché cosa? Aggiungi una notazione, un numero o qualche parola: why TESTO.
undone = Annullato.
hint-lead = Le scelte di un bot forte, la migliore per prima.
hint-alternative = { $other }? { $cost }
hint-whole = Tutto insieme: { $steps }
hint-numbers = ▸ { $numbers }
hint-promise = vittoria { $chance } %
it-is-legal = Si può giocare ora.
help =
    Rispondi con il numero di una scelta o con la sua notazione (dopo il punto).
    Altre parole mostrano le scelte che le contengono.
    undo             annulla la tua ultima decisione; oltre serve il consenso
    help TEMA        spiega un pezzo, una carta o un capitolo delle regole
    why TESTO        perché ora non si può giocare: notazione o parole
    hint             che cosa farebbe un bot forte, e perché
    save [FILE]      mostra dov'è la registrazione, o la salva in quel file
    board            ridisegna il tavolo
    record           mostra la registrazione della partita, per quanto puoi saperne
    quit             esci; la partita è salvata dopo ogni decisione
no-help = Non c'è aiuto su «{ $topic }». Temi: { $topics }.
more-help = Vedi anche: { $topics }.
seat = posto
seats = posti
total = totale
points-from = da dove
final-scores = Punteggi finali
winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
replay-keys = Invio o n: avanti · p: indietro · un numero: quella mossa · h: suggerimento del bot · q: esci
beginning = Inizio della partita
no-such-ply = La mossa { $ply } non esiste: la registrazione va da 0 a { $last }.

fan-work = *Progetto non ufficiale di appassionati, con testi e disegni propri. Autori ed editori dell'originale non c'entrano.*
numbers = Numeri
number-corrected = corretto
numbers-title = { $title }: numeri da controllare
numbers-about = Non abbiamo tutte le figure e le carte della scatola. I numeri qui sotto sono a memoria o ricostruiti; ogni gruppo dice da che cosa li abbiamo dedotti. Tutti gli altri numeri delle regole vengono da un regolamento o sono confermati da un'altra fonte.
numbers-all-certain = Tutti i numeri di questo gioco vengono da un regolamento o sono confermati da un'altra fonte. Se la tua scatola è diversa, puoi comunque correggerli.
numbers-correct = Se hai la scatola
    .text = Scrivi quello che dice la tua scatola in un file, per esempio `my-box.toml`. Le tabelle prendono il nome dal gioco e dal gruppo, le righe dal codice accanto a ogni numero, qui e nelle regole. Tralascia tutto ciò che è giusto. Un elenco si sostituisce per intero, ma un singolo edificio di un mazzo si corregge con il suo codice.
    .run = Poi avvia Malecón con il file: `MALECON_DATA=my-box.toml malecon serve`. Regole, plance e bot usano i tuoi numeri, e `MALECON_DATA=my-box.toml malecon rules { $title } --numbers` elenca quello che hai corretto. Il primo avvio dura di più, perché le regole vengono compilate di nuovo. Se hai controllato un gruppo intero, aggiungi `certainty = "confirmed"` alla sua tabella e sparirà da questa pagina. Le partite registrate con una scatola corretta hanno un'altra versione dei dati: si rivedono solo con le stesse correzioni.
numbers-corrected = Corretto qui: { $paths }
rule-options = Opzioni delle regole
presets = Combinazioni

compiling = Compilo { $title }
compiling-part = Compilo { $title }: { $part }
playing = In gioco
warm = Pronto: { $titles ->
    [one] un gioco compilato
   *[other] { $titles } giochi compilati
} in { $seconds } s.
simulated = { $title }: { $games } partite casuali
mean = media
deviation = deviazione
least = minimo
most-points = massimo
wins = vittorie
simulation-speed = { $decisions } decisioni in { $seconds } s: { $rate } M decisioni/s, { $games } partite/s.
unfinished = { $count } partite interrotte perché non finivano.

bench-calibrating = Calibrazione
bench-measuring = Misuro { $title }
bench-title = Un core. Un ciclo vuoto qui fa { $loop } M iterazioni/s (gli obiettivi sono fissati a { $target } M/s)
bench-what = gioco
bench-decisions = decisioni/s
bench-games = partite/s
bench-batch = decisioni/s in blocco
bench-targets = Tutti i dispositivi disponibili, decisioni/s
bench-target = dispositivo
bench-with-masks = in blocco, con maschere
bench-with-observations = in blocco, con maschere e osservazioni
bench-on-cpu = un core
bench-on-threads = tutti i core
bench-on-wasm = WebAssembly
bench-on-cuda = scheda grafica
bench-copy = copia
bench-play = pos.play
bench-import = import malecon, a caldo: { $seconds } s

# What --help says.
help-malecon = Giochi da tavolo caraibici: giocali, studiali, scrivi bot.
help-title = Il gioco.
help-title-asked = Il gioco; se manca viene chiesto.
help-seats = Quanti posti.
help-seat = Il nome di una persona o il codice di un bot, una volta per posto.
help-seed = Lo stesso seme dà lo stesso inizio.
help-option = Un’opzione delle regole, nome=scelta.
help-preset = Un insieme di opzioni con un nome.
help-resume = Riprendi una partita salvata.
help-plain = Stampa righe invece di occupare tutto lo schermo: per i lettori di schermo.
help-record = Una registrazione.
help-ply = Mostra la posizione dopo questo numero di mosse e termina.
help-markdown = Stampa Markdown invece di una pagina.
help-numbers = Mostra i numeri di cui non siamo sicuri e come correggerli.
help-games = Quante partite.
help-audit = Controlla ogni invariante dei pezzi prima di ogni decisione.
help-device = Dove eseguire: cpu, o cuda per una scheda grafica NVIDIA.
help-threads = Thread della CPU; di norma tutti i core.
help-json = Stampa un oggetto JSON invece delle tabelle.
help-bench-out = Scrive i dati anche in questo file, in JSON.
help-only-titles = Solo questi giochi.
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
help-workers = Numero di processi del server; per più di uno serve PostgreSQL.
help-thinkers = Numero di processi in cui pensano i bot.
help-pace = Tempo minimo di un bot, in millisecondi.
help-rate = Richieste al secondo di una sessione.
help-address-rate = Richieste al secondo di un indirizzo.
help-sockets = Socket di un indirizzo.
help-proxy = Fidati delle intestazioni X-Forwarded di un proxy.
help-browser = Apri la pagina.
help-titles = Elenca i giochi.
help-play = Gioca nel terminale, contro bot o persone alla stessa tastiera.
help-review = Ripercorri una partita con un bot forte: quali decisioni sono costate di più.
help-review-seat = Di chi rivedere le decisioni, contando da 0; di norma la prima persona.
help-review-json = Stampa il risultato come JSON: probabilità prima di ogni decisione, decisioni costose, secondi di lavoro.
reviewing = Si ripercorre la partita
review-sum = { $name }: { $lapses ->
    [0] nessuna decisione è costata molto.
    [one] una decisione è costata il { $lost } % di una vittoria.
   *[other] { $lapses } decisioni sono costate insieme il { $lost } % di una vittoria.
 }
review-curve = Probabilità di vincere durante la partita
review-costly = Che cosa è costato di più
review-ply = mossa
review-played = giocato
review-better = meglio
review-cost = costo
review-look = Per vederla: malecon replay { $path } --ply { $ply }
help-replay = Scorri una registrazione.
help-rules = Mostra le regole di un gioco e quanto siamo sicuri dei suoi numeri.
help-simulate = Gioca partite casuali dentro il JIT e riassumile.
help-bench = Misura la velocità del motore, con la calibrazione di questa macchina accanto.
help-warm = Compila ora i programmi di ogni gioco, così dopo non si aspetta. Rapido se nulla è cambiato.
help-serve = Avvia il server per i browser.
help-openapi = Stampa il contratto OpenAPI del server.
help-store = Manutenzione delle partite salvate.
help-verify = Rigioca ogni partita salvata e segnala quelle che finiscono diversamente.
help-rebuild = Ricostruisci tutto ciò che deriva dalle registrazioni.
help-arena = Fai giocare i bot tra loro e di’ chi è migliore, e quanto è sicuro.
help-ladder = Tutti i livelli contro tutti: ognuno è più forte di quello sotto?
help-lab = Un rapporto sull’equilibrio: chi inizia, da dove vengono i punti, che cosa accompagna la vittoria. Un file HTML e CSV.
help-learn = Allena la rete di un gioco facendola giocare contro sé stessa: malecon learn puerto_rico --minutes 30 --device cuda --out trained.
help-soak = Gioca milioni di partite casuali e controlla ogni invariante dei pezzi prima di ogni decisione.
help-soak-out = Scrivi lì la tabella in Markdown.
soak-done = Ogni invariante ha retto prima di ogni decisione; { $checks }.
soak-bounds-on = i limiti degli array erano controllati
soak-bounds-off = i limiti degli array non erano controllati (imposta NUMBA_BOUNDSCHECK=1)
soak-title = gioco
soak-games = partite
soak-decisions = decisioni
soak-mixtures = combinazioni di opzioni
soak-unfinished = partite interrotte
soak-seconds = secondi
soak-when = { $date }, { $machine }, seme { $seed }.
help-draw = Disegna una posizione di una registrazione in un file SVG.
help-draw-out = Il file da scrivere.
help-draw-ply = La posizione dopo questo numero di mosse; di norma l’ultima.
help-draw-seat = Il posto da cui guardare, contando da 0; di norma chi è di turno.
help-theme = light o dark.
drawn = Disegnato: { $path }
no-such-seat = Non c’è il posto { $seat }: la registrazione ha da 0 a { $last }.
no-such-theme = «{ $theme }» non è un tema: light o dark.
draw-needs-page = Per disegnare servono Node e la pagina costruita: esegui make setup.
draw-failed = Il disegno non è riuscito: { $why }
help-access-log = Registra una riga per ogni richiesta
help-json-logs = Registra un oggetto JSON per riga
help-store-rate = Ricalcola tutti i punteggi dalle partite conservate.
help-admin = Gestire un sito pubblico: tavoli, espulsioni, segnalazioni.
help-admin-token = Crea un codice per la pagina degli amministratori.
help-admin-hours = Per quante ore vale.
help-admin-bot = Crea un account per un bot esterno, o gli dà un nuovo token.
help-admin-bot-name = Il nome del bot; gli altri lo vedono preceduto da BOT.
help-admin-bot-rated = Gli permette le partite classificate con persone.
help-admin-bot-end = Annulla invece il suo token.
help-admin-bots = Elenca gli account dei bot.
help-admin-end-tokens = Revoca tutti i codici degli amministratori.
help-admin-tables = Elenca i tavoli toccati per ultimi.
help-admin-limit = Quanti.
help-admin-show = Mostra chi siede a un tavolo e che cosa si è scritto.
help-admin-close = Ferma una partita. Si può ancora guardare.
help-admin-open = Fa continuare una partita chiusa.
help-admin-hide = Toglie un tavolo dal sito. Nulla va perso.
help-admin-unhide = Rimette un tavolo nascosto.
help-admin-delete = Elimina un tavolo per sempre.
help-admin-yes = Non chiedere conferma.
help-admin-ban = Espelle una persona o un indirizzo; di IPv6 tutta la /64.
help-admin-mute = Impedisce a una persona di scrivere in chat.
help-admin-sanctions = Elenca i provvedimenti in vigore.
help-admin-lift = Revoca un provvedimento.
help-admin-reports = Legge le segnalazioni dei giocatori.
help-admin-all = Anche quelle evase.
help-admin-done = Segna una segnalazione come evasa.
help-admin-table = Il codice del tavolo.
help-admin-target = Il codice di una persona, un posto (TAVOLO/POSTO) o un indirizzo IP.
help-admin-days = Per quanti giorni; per sempre se non indicato.
help-admin-reason = Perché; la persona lo legge.
help-admin-sanction = Il numero del provvedimento.
help-admin-report = Il numero della segnalazione.
help-settings = Un file TOML di impostazioni; la riga di comando vince sull'ambiente, e questo sul file.

help-version = Mostra la versione ed esce.
help-completion = Stampa lo script di completamento per la tua shell: eval "$(malecon completion bash)".
help-shell = bash, zsh, fish o powershell.
bad-shell = Non c'è completamento per “{ $shell }”. Shell: { $shells }.
first-start = Primo avvio di { $title } su questo computer: regole e bot vengono compilati una volta sola, ci vuole circa mezzo minuto.
first-start-position = Compilo le regole ({ $number } di { $all }) …
first-start-bots = Compilo i bot ({ $number } di { $all }) …
first-start-done = { $title }: compilazione finita ({ $seconds } s). D'ora in poi si apre subito.
first-start-others = Intanto, in sottofondo: { $titles }. I loro primi tavoli potrebbero metterci un po' di più.
help-bots-file = Un file con un bot per riga, dal più debole al più forte; senza, tutti i livelli.
help-served = Non giocare: elenca i bot di questo server, esterni e della casa, secondo la loro valutazione.
help-against = Una seconda variante delle regole da confrontare, nome=scelta, sugli stessi semi. Solo “usual”: nessuna opzione.
help-dataset = Scrive partite di giocatori forti in un file Parquet: posizioni, maschere, azioni, politiche, risultati.
help-dataset-out = Il file da scrivere, .parquet.
help-baseline = Misura i bot di riferimento: uno contro bot greedy, con intervalli e tempi.
help-baseline-bot = Solo questi bot.
help-baseline-out = Scrive lì la tabella in Markdown.
help-baseline-minutes = Ferma ogni bot, in ogni gioco, dopo questi minuti, anche se ha giocato meno blocchi.

help-analyse = Guarda qualsiasi posizione di una partita: le probabilità di ognuno, le varianti migliori e le mosse da provare.
help-analyse-ply = Analizza la posizione dopo questo numero di mosse; se manca, l'ultima.
help-analyse-bot = Il bot che giudica, per esempio puct:2000; se manca, il consigliere più forte.
help-analyse-lines = Quante delle varianti migliori mostrare.
help-analyse-json = Stampa probabilità e varianti in formato JSON.
analyse-tried = + { $count } di prova
analyse-chances = Probabilità di vittoria
analyse-points = { $points ->
    [one] { $points } punto ora
   *[other] { $points } punti ora
}
analyse-lines = Varianti migliori
analyse-chance = poi decide il caso
analyse-over = La partita è finita.
analyse-keys = un numero o una notazione: prova la mossa · line 1: gioca quella variante · back: indietro · quit: esci
analyse-no-line = Scegli una variante da 1 a { $last }.
analyse-no-back = Questo è l'inizio della partita.

# I rompicapi.

help-puzzles = Trova la mossa migliore in posizioni tratte da partite di bot forti.
help-puzzles-solve = Risolvi rompicapi, uno dopo l’altro; è ciò che malecon puzzles fa da solo.
help-puzzles-daily = Solo il rompicapo del giorno, lo stesso per tutti.
help-puzzles-theme = Solo rompicapi di questo tema; malecon puzzles list mostra i temi.
help-puzzles-level = Solo rompicapi di questo livello: easy, medium, hard o expert.
help-puzzles-make = Crea rompicapi dalle partite di bot forti; un lavoro interrotto riprende da dove era.
help-puzzles-count = Quanti rompicapi deve contenere il file alla fine.
help-puzzles-out = Il file da scrivere; se il nome finisce in .puzzles viene compresso con gzip.
help-puzzles-minutes = Fermati dopo questi minuti.
help-puzzles-check = Verifica di nuovo i rompicapi quando sono cambiate le regole o la rete; quelli che non reggono più vengono tolti.
help-puzzles-check-out = Il file da verificare e scrivere; di norma quello fornito col pacchetto.
help-puzzles-list = Mostra quanti rompicapi ci sono, per gioco, livello e tema.
puzzle-daily = Rompicapo del giorno, { $day }
puzzle-head = { $title } · rompicapo { $rating } ({ $level })
puzzle-mine = Il tuo punteggio { $rating } · risolti di fila: { $row } · giorni di fila: { $days }
puzzle-find = Trova la mossa migliore.
puzzle-prompt = La tua mossa
puzzle-commands = Un numero, una notazione, parole, oppure: board (il tavolo) · show (la soluzione) · quit (esci)
puzzle-right = Giusto!
puzzle-wrong = Stavolta no.
puzzle-rated = { $change }, il tuo punteggio è { $rating }
puzzle-again = Riprova, oppure scrivi show per vedere la soluzione.
puzzle-chance = { $move }: { $chance } % di vincere
puzzle-best = La migliore: { $move }, { $chance } % di vincere
puzzle-second = La seconda: { $move }, { $chance } % di vincere
puzzle-days = { $count ->
    [one] Il rompicapo del giorno è risolto: { $count } giorno di fila.
   *[other] Il rompicapo del giorno è risolto: { $count } giorni di fila.
}
puzzle-next = Invio: il prossimo · q: esci
puzzle-all-done = { $count ->
    [one] Hai risolto l’unico rompicapo adatto.
   *[other] Hai risolto tutti i { $count } rompicapi adatti.
}
puzzle-making = Si giocano le prime partite
puzzle-made = { $games } partite, { $looked } posizioni guardate, { $checked } verificate
puzzle-written = { $count ->
    [one] { $count } rompicapo in { $path }
   *[other] { $count } rompicapi in { $path }
}
puzzle-game = gioco
puzzle-themes = temi, come li vuole --theme
puzzle-checking = Verifica
puzzle-checked = Rompicapi ancora validi: { $holding } su { $count } ({ $path })
