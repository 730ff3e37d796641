# Errori e motivi che non appartengono a un titolo.

error-illegal = Non si può giocare «{ $notation }»: { $reason }
error-legal-now = Ora si può: { $legal }.
error-legal-now-more = Ora si può: { $legal } e altre { $more }.
error-record = Riga { $line } della registrazione: { $reason }
error-title = Il gioco «{ $title }» non esiste. Giochi: { $titles }.
error-seats = { $title } ha da { $least } a { $most } posti, non { $seats }.
error-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
error-seed = «{ $seed }» non è un seme valido. Usa un numero intero da 0 a { $most }.
error-games = «{ $games }» non è un numero di partite valido. Usa un numero intero da 1 in su.
error-count = «{ $count }» non è un numero di partite valido. Usa un numero intero da 1 in su.
error-device = Il dispositivo «{ $device }» non esiste. Dispositivi: { $devices }.
error-threads = «{ $threads }» non è un numero di thread valido. Usa un numero intero da 1 in su.
error-play = La partita { $play } non c'è: le partite sono numerate da 0 a { $last }.
error-out = L'array da riempire ha la forma { $shape }; deve essere { $wanted }.
error-batch-titles = Tutte le posizioni devono essere dello stesso gioco.
error-batch-each = Indica un numero di posti e una serie di opzioni per tutte le partite, oppure { $count }, una per partita.
error-batch-numbers = Indica le azioni con numeri interi (il loro posto in title.actions), non con { $kind }.
error-cuda-missing = Qui non si può usare la scheda grafica: { $why }. Usa device="cpu" o una macchina con una scheda NVIDIA e il suo driver.
error-cuda-extra = Per usare la scheda grafica installa l'extra: pip install "malecon[cuda]".
error-cuda = Il driver della scheda grafica ha rifiutato «{ $call }»: { $why }.
error-no-ray = Ray non è installato: esegui pip install "malecon[arena]" o togli --ray per usare i processori di questa macchina.
error-option-unknown = L'opzione «{ $option }» non esiste. Opzioni: { $options }.
error-option-value = L'opzione { $option } non può essere «{ $value }». Scelte: { $choices }.
error-preset = La combinazione «{ $preset }» non esiste. Combinazioni: { $presets }.
error-broken-invariant = I pezzi non tornano ({ $invariant }) nella partita { $game } del seme { $seed }. È un errore nelle regole: per favore segnalalo.

error-position-not-a-dict = Descrivi una posizione con i suoi campi e i loro valori.
error-position-unknown-field = Una posizione non ha il campo «{ $field }».
error-position-missing-field = Manca il campo «{ $field }».
error-position-not-numbers = Il campo «{ $field }» deve contenere numeri interi.
error-position-shape = Il campo «{ $field }» deve avere la forma { $shape }, non { $given }.
error-position-limits = Il campo «{ $field }» non può essere { $value }: va da { $low } a { $high }.
error-position-invariant = I pezzi non tornano: { $invariant }.
error-position-bytes = Una posizione di { $title } occupa { $size } byte.

error-data-file = Il file di dati { $path } non si può leggere: { $why }
error-data-notes = Il gruppo { $group } di { $title } deve indicare fonte e certezza.
error-data-certainty = La certezza del gruppo { $group } di { $title } deve essere una di: { $certainties }.
error-data-unknown = La correzione nomina { $path }, che nei dati non c'è. Lì ci sono: { $known }.
error-data-override = La correzione di { $path } non può essere { $value }: serve un valore dello stesso tipo dell'originale.

reason-empty = la notazione è vuota.
reason-unknown-verb = il verbo «{ $verb }» non esiste. Verbi: { $verbs }.
reason-unknown-verb-close = il verbo «{ $verb }» non esiste. Forse «{ $close }»?
reason-unknown-notation = «{ $verb }» non va con questo. Forse «{ $close }»?
reason-no-such-number = le azioni sono numerate da 0 a { $most }.
reason-not-now = ora non è possibile.
reason-over = la partita è finita.
reason-batch = è illegale nella partita { $play }; nulla è stato cambiato.
reason-batch-shape = serve un'azione per ognuna delle { $count } partite.
reason-batch-since = dopo l'ultimo controllo la partita { $play } ha ricevuto un'azione illegale; è rimasta com'era.

record-missing = manca «{ $entry }».
record-entry = «{ $entry }» non è una voce dell'intestazione. Voci: { $entries }.
record-first-line = una registrazione deve cominciare con «malecon { $format }».
record-format-1 = le registrazioni di Malecón 0.1 («malecon 1») usavano un altro generatore casuale e qui non si possono riprodurre. Per aprirle usa la versione 0.1.
record-twice = «{ $entry }» compare due volte.
record-value = «{ $value }» non è un valore valido per «{ $entry }».
record-seed-or-position = una registrazione deve avere o un seme o una posizione: uno dei due.
record-data = la registrazione usa i dati { $given }, questa versione ha i dati { $ours }. Rigiocala con i dati con cui è stata fatta.
record-option-with-position = una posizione contiene già le sue opzioni: togli la riga.
record-seat-count = sono indicati { $named } posti, ma la posizione ne ha { $seats }.

# Quanto siamo sicuri di un gruppo di dati.
certainty-rulebook = dal regolamento
certainty-confirmed = confermato da altre fonti
certainty-recalled = a memoria, non confermato
certainty-reconstructed = ricostruito da noi
seat-number = posto { $number }
