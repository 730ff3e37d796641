# Bots: their errors and their reasons.

bot-unknown = There is no bot “{ $code }”. Bots: { $codes }; or the path of your own bot, ending in .py, or of a trained network, ending in .npz.
bot-setting = The bot “{ $code }” has no setting “{ $setting }”. Settings: { $settings }.
bot-value = The setting { $setting } of “{ $code }” must be a number, not “{ $value }”.
bot-no-amount = The bot “{ $code }” takes no amount. Write “{ $bare }”.
bot-playouts = “{ $code }” needs a number of playouts per action. Write, for example, “flat:200”.
bot-iterations = “{ $code }” needs iterations or seconds per decision. Write, for example, “search:500” or “search:2s”.
bot-threads = “{ $code }” needs 1 to { $most } threads. Write, for example, “search:2s,threads=2”.
bot-over = The game is over: there is nothing to choose.
bot-illegal = The bot { $code } chose “{ $notation }”, which is not legal. Legal now: { $legal }.
bot-no-network = There is no trained network for { $title } here. Bots that work without one: greedy, search:500.
bot-no-file = There is no bot file { $path }.
bot-bad-network = The file { $path } holds no trained network: { $why }
bot-other-network = The network in { $path } was trained for { $theirs } and cannot play { $ours }.
bot-file-fails = The bot file { $path } does not run: { $why }
bot-no-choose = The bot file { $path } must define a function “choose(position)” that returns one of position.legal().

hint-for = { $terms }
hint-against = takes from the others: { $terms }
hint-later = no immediate gain, but it pays off later
hint-even = about as good as the other choices
plan-later = It pays off later, even if you can’t see it yet.
plan-even = Several choices are about as good; this one is as good as any.
cost-close = It’s about as good: choose what you like better.
cost-less = It costs about { $percent } % of a win.
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
