# I bot: errori e ragioni.

bot-unknown = Non c'è nessun bot «{ $code }». Bot: { $codes }; oppure il percorso del tuo bot, che finisce in .py, o di una rete addestrata, che finisce in .npz.
bot-setting = Il bot «{ $code }» non ha l'impostazione «{ $setting }». Impostazioni: { $settings }.
bot-value = L'impostazione { $setting } di «{ $code }» dev'essere un numero, non «{ $value }».
bot-no-amount = Il bot «{ $code }» non prende un numero: scrivi «{ $bare }».
bot-playouts = «{ $code }» richiede un numero di partite simulate per azione: scrivi «flat:200».
bot-iterations = «{ $code }» richiede iterazioni o secondi per decisione: scrivi «search:500» o «search:2s».
bot-threads = «{ $code }» richiede da 1 a { $most } thread: scrivi «search:2s,threads=2».
bot-over = La partita è finita: non c'è nulla da scegliere.
bot-illegal = Il bot { $code } ha scelto «{ $notation }», che non è permesso. Ora si può: { $legal }.
bot-no-network = Per { $title } qui non c’è una rete addestrata. I bot greedy e search:500 ne fanno a meno.
bot-no-file = Il file di bot { $path } non esiste.
bot-bad-network = Il file { $path } non contiene una rete addestrata: { $why }
bot-other-network = La rete in { $path } è stata addestrata per { $theirs } e non sa giocare a { $ours }.
bot-file-fails = Il file di bot { $path } non funziona: { $why }
bot-no-choose = Il file di bot { $path } deve definire una funzione «choose(position)» che restituisce uno di position.legal().

hint-for = { $terms }
hint-against = toglie agli altri: { $terms }
hint-later = subito non rende, ma ripaga più avanti
hint-even = vale più o meno quanto le altre scelte
plan-later = Subito non si vede, ma più avanti rende di più.
plan-even = Diverse scelte si equivalgono; questa non è peggiore delle altre.
cost-close = Vale quasi lo stesso: scegli quella che preferisci.
cost-less = Costa circa il { $percent } % della vittoria.
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
level-master = maestro
