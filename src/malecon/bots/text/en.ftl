# Bots: their errors and their reasons.

bot-unknown = There is no bot “{ $code }”. Bots: { $codes }; or the path of your own bot, ending in .py.
bot-setting = The bot “{ $code }” has no setting “{ $setting }”. Settings: { $settings }.
bot-value = The setting { $setting } of “{ $code }” must be a number, not “{ $value }”.
bot-no-amount = The bot “{ $code }” takes no amount: write “{ $bare }”.
bot-playouts = “{ $code }” needs a number of playouts for each action: write “flat:200”.
bot-iterations = “{ $code }” needs iterations or seconds for each decision: write “search:500” or “search:2s”.
bot-threads = “{ $code }” needs 1 to { $most } threads: write “search:2s,threads=2”.
bot-over = The play is over: there is nothing to choose.
bot-illegal = The bot { $code } chose “{ $notation }”, which is not legal. Legal now: { $legal }.
bot-no-file = There is no bot file { $path }.
bot-file-fails = The bot file { $path } does not run: { $why }
bot-no-choose = The bot file { $path } must define a function “choose(position)” that returns one of position.legal().

hint-for = { $terms }
hint-against = takes from the others: { $terms }
hint-later = nothing to see at once, but it pays off later
hint-even = about as good as the other choices
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
