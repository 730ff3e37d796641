# Errori e motivi che non appartengono a un titolo.

error-illegal = Non si può giocare «{ $notation }»: { $reason }
error-legal-now = Ora si può: { $legal }.
error-legal-now-more = Ora si può: { $legal } e altre { $more }.
error-record = Riga { $line } della registrazione: { $reason }
error-title = Il titolo «{ $title }» non esiste. Titoli: { $titles }.
error-seats = { $title } si gioca da { $least } a { $most } posti, non { $seats }.
error-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
error-seed = «{ $seed }» non è un seme: serve un numero intero da 0 a { $most }.
error-games = «{ $games }» non è un numero di partite: serve un numero intero da 1 in su.
error-option-unknown = L'opzione «{ $option }» non esiste. Opzioni: { $options }.
error-option-value = L'opzione { $option } non può essere «{ $value }». Scelte: { $choices }.
error-preset = La combinazione «{ $preset }» non esiste. Combinazioni: { $presets }.
error-broken-law = La legge { $law } è violata nella partita { $game } del seme { $seed }. È un errore nelle regole: per favore segnalalo.

error-position-not-a-dict = Una posizione si descrive con i suoi campi e i loro valori.
error-position-unknown-field = Una posizione non ha il campo «{ $field }».
error-position-missing-field = Manca il campo «{ $field }».
error-position-not-numbers = Il campo «{ $field }» deve contenere numeri interi.
error-position-shape = Il campo «{ $field }» deve avere la forma { $shape }, non { $given }.
error-position-limits = Il campo «{ $field }» non può essere { $value }: va da { $low } a { $high }.
error-position-law = I pezzi non tornano: la legge { $law } è violata.
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

record-missing = manca «{ $entry }».
record-entry = «{ $entry }» non è una voce dell'intestazione. Voci: { $entries }.
record-first-line = una registrazione comincia con «malecon { $format }».
record-twice = «{ $entry }» compare due volte.
record-value = «{ $value }» non è un valore per «{ $entry }».
record-seed-or-position = una registrazione ha o un seme o una posizione, non entrambi e non nessuno.
record-data = la registrazione usa i dati { $given }; qui i dati sono { $ours }. Rigiocala con i dati con cui è nata.
record-option-with-position = una posizione contiene già le sue opzioni: togli la riga.
record-seat-count = sono nominati { $named } posti, ma la posizione ne ha { $seats }.

# Quanto siamo sicuri di un gruppo di dati.
certainty-rulebook = dal regolamento
certainty-confirmed = confermato da altre fonti
certainty-recalled = a memoria, non confermato
certainty-reconstructed = ricostruito da noi
seat-number = posto { $number }
