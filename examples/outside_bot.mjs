// A bot from outside, in JavaScript (Node 20): it needs only a token of `malecon admin bot NAME`.
//
// node examples/outside_bot.mjs http://localhost:8765 TOKEN [TABLE [INVITATION]]

const [server, token, table, link] = process.argv.slice(2);

async function call(path, body) {
  const answer = await fetch(`${server}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  // Moved on meanwhile, too fast, or restarting: ask again in a moment.
  if ([409, 429, 503].includes(answer.status)) return null;
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

// Anything legal; `question.view` is all that your seat may know.
function choose(question) {
  return question.legal[Math.floor(Math.random() * question.legal.length)];
}

if (table) await call(`/tables/${table}/join`, link ? { link } : {});
for (;;) {
  const next = await call('/bot/next');
  const question = next?.question;
  const answer = question && { ply: question.ply, actions: [choose(question)] };
  const played = answer && (await call(`/tables/${question.table}/actions`, answer));
  if (!next || (answer && !played)) await new Promise((again) => setTimeout(again, 1000));
}
