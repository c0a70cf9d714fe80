// A chat's bot: it tells the channel how far each event has come, and answers /quorum join, /quorum leave and /quorum status.
// Slack and Mattermost send commands, and take messages, in this form.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { QUORUM_URL, QUORUM_TOKEN, CHAT_URL, CHAT_TOKEN, PORT, STATE = 'chat-bot/state.json' } = process.env;
const webhook = new Webhook(process.env.WEBHOOK_SECRET);

/** The event that the channel heard of last, and what proves the responses of its people: keep the file to yourself. */
const state = { event: null, responses: {}, seen: [] };
if (existsSync(STATE)) Object.assign(state, JSON.parse(readFileSync(STATE, 'utf8')));
const save = () => writeFileSync(STATE, JSON.stringify(state), { mode: 0o600 });

/** What people have typed formats nothing in the chat, and calls nobody. */
const plain = (typed) => typed.replace(/[<>&@*_`~[\]]/g, (sign) => `\u200b${sign}\u200b`);

const NEWS = { 'event.confirmed': 'It is on!', 'event.called_off': 'It is off.', 'event.at_risk': 'It is at risk.' };
const describe = ({ title, going, participantThreshold, missing, url }, news = '') => {
  const needed = missing > 0 ? `${missing} more needed` : 'that is enough';
  return `${plain(title)}: ${news && `${news} `}${going} of ${participantThreshold} are in, ${needed}. ${url}`;
};

const send = (method, url, body, headers = {}) => {
  headers = { accept: 'application/json', 'content-type': 'application/json', ...headers };
  return fetch(url, { method, headers, body: JSON.stringify(body) });
};

/** A delivery of Quorum's. It may come twice, and comes again if we do not answer 2xx. */
const hear = async (body, headers) => {
  let delivery;
  try {
    delivery = webhook.verify(body, headers);
  } catch {
    return { status: 401 };
  }
  const { type, data } = delivery;
  const id = headers['webhook-id'];
  const isNews = /^response\.|^event\.(created|confirmed|called_off|at_risk)$/.test(type);
  if (state.seen.includes(id) || !isNews || data.event?.going === undefined) return { status: 204 };
  const { ok } = await send('POST', CHAT_URL, { text: describe(data.event, NEWS[type]) });
  if (!ok) return { status: 502 };
  Object.assign(state, { event: data.event.urlHash, seen: [...state.seen, id].slice(-1000) });
  save();
  return { status: 204 };
};

const call = async (method, path, body, headers) => {
  const own = { ...headers, authorization: `Bearer ${QUORUM_TOKEN}` };
  const answer = await send(method, `${QUORUM_URL}/api/events/${state.event}${path}`, body, own);
  const read = await answer.json();
  if (!answer.ok) throw new Error(read.detail);
  return read;
};

/** The bot joins for everybody in the channel, who need no account: Quorum answers a token, with which the bot changes their response. */
const COMMANDS = {
  async join(key, name) {
    // said twice, or again after a failure, it is one response
    const own = (state.responses[key] ??= { attempt: randomUUID() });
    if (own.id) return 'You are in already.';
    save();
    const person = { name, isForSomebodyElse: true };
    const { id, responseToken } = await call('POST', '/join', person, { 'idempotency-key': own.attempt });
    Object.assign(own, { id, responseToken });
    return 'You are in.';
  },
  async leave(key) {
    const { id, responseToken } = state.responses[key] ?? {};
    if (!id) return 'You have not joined.';
    await call('DELETE', `/participants/${id}`, undefined, { 'x-response-token': responseToken });
    delete state.responses[key];
    return 'You are out.';
  },
  async status() {
    const { title, expected, participantThreshold } = await call('GET', '');
    return `${plain(title)}: ${expected} of ${participantThreshold} are expected.`;
  },
};

const answer = async (body) => {
  const { token, text, user_id: user, user_name: name } = Object.fromEntries(new URLSearchParams(body));
  if (token !== CHAT_TOKEN) return { status: 401 };
  const command = Object.hasOwn(COMMANDS, text) ? COMMANDS[text] : undefined;
  if (!command || !state.event) return { status: 200, text: 'I know join, leave and status, once there is an event.' };
  const said = await command(`${state.event} ${user}`, name).catch((error) => error.message);
  save();
  return { status: 200, text: said };
};

const ROUTES = { '/quorum': hear, '/command': answer };
createServer(async (request, response) => {
  const route = request.method === 'POST' && ROUTES[request.url];
  const failed = () => ({ status: 502 });
  const { status, text } = route ? await route(await textOf(request), request.headers).catch(failed) : { status: 404 };
  response.writeHead(status, { 'content-type': 'application/json' }).end(text && JSON.stringify({ text }));
}).listen(Number(PORT), '127.0.0.1', () => console.log(`The bot listens at port ${PORT}`));
