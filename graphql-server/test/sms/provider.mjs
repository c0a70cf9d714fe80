// A process that stands in for the providers of text messages: it takes what Twilio, a phone with SMS Gateway for Android and
// a host of Standard Webhooks take, checks what they check, and signs calls as they do. By messages it is told how to behave.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const [secrets] = process.argv.slice(2);
const { sid, token, service, user, password, secret } = JSON.parse(secrets);
/** Left out, it is as late as it is. */
let at = null;
const realNow = Date.now;
Date.now = () => at ?? realNow();

/** Texts that it took, the oldest first. */
let taken = [];
/** How it behaves to the next requests; it takes texts once none is left. */
let verdicts = [];
/** How it behaves once none is left. */
let usual = 'take';
/** Whether it tells at once what became of a text: before its answer, in the wrong order, and each twice. */
let reportsAtOnce = false;
const held = [];

const letGo = () => held.splice(0).forEach((response) => response.destroy());

/** As if it had just been started. */
const begin = ({ now }) => {
  letGo();
  [at, taken, verdicts, usual, reportsAtOnce] = [now ? Date.parse(now) : null, [], [], 'take', false];
};

const basic = (name, word) => `Basic ${Buffer.from(`${name}:${word}`).toString('base64')}`;
const webhook = new Webhook(secret);

const answer = (response, status, body, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
};

/** What each protocol wants of a request: the text in it, or why it is refused. */
const PROTOCOLS = [
  {
    path: `/2010-04-01/Accounts/${sid}/Messages.json`,
    read({ authorization }, body) {
      if (authorization !== basic(sid, token)) return { status: 401, body: { code: 20003, message: 'Authenticate' } };
      const fields = new URLSearchParams(body);
      if (fields.get('MessagingServiceSid') !== service) return { status: 400, body: { code: 21701 } };
      const [to, said, callback] = ['To', 'Body', 'StatusCallback'].map((name) => fields.get(name));
      return { to, text: said, callback, id: new URL(callback).searchParams.get('id') };
    },
    taken: () => [201, { sid: `SM${randomUUID().replaceAll('-', '')}`, status: 'queued' }],
    refused: (code) => [400, { code, message: 'No', status: 400 }],
  },
  {
    path: '/3rdparty/v1/messages',
    read({ authorization }, body) {
      if (authorization !== basic(user, password)) return { status: 401, body: { message: 'Unauthorized' } };
      const { id, phoneNumbers, textMessage } = JSON.parse(body);
      if (taken.some((one) => one.id === id)) return { status: 409, body: { message: 'duplicate id' } };
      return { to: phoneNumbers[0], text: textMessage.text, id };
    },
    taken: ({ id }) => [202, { id, state: 'Pending' }],
    refused: () => [400, { message: 'invalid phone number' }],
  },
  {
    path: '/texts',
    read(headers, body) {
      try {
        return webhook.verify(body, headers);
      } catch {
        return { status: 401 };
      }
    },
    taken: () => [204, undefined],
    refused: () => [422, { error: 'no such number' }],
  },
];

const server = createServer(async (request, response) => {
  const protocol = PROTOCOLS.find(({ path }) => path === request.url);
  if (!protocol || request.method !== 'POST') return answer(response, 404, {});
  const message = protocol.read(request.headers, await text(request));
  if (message.status) return answer(response, message.status, message.body);
  const verdict = verdicts.shift() ?? usual;
  if (verdict === 'hang') return void held.push(response);
  if (verdict === 'redirect') return answer(response, 307, {}, { location: 'http://127.0.0.1:1/' });
  if (verdict === 'nonsense') return response.writeHead(200).end('<html>');
  if (typeof verdict === 'number' && verdict < 1_000) return answer(response, verdict, {});
  if (typeof verdict === 'number') return answer(response, ...protocol.refused(verdict));
  const [status, body] = protocol.taken(message);
  taken.push({ ...message, providerId: body?.sid ?? null });
  if (reportsAtOnce) await report(message, body.sid);
  // it has the text, and its answer is lost
  if (verdict === 'take unheard') return request.socket.destroy();
  return answer(response, status, body);
}).listen(0, '127.0.0.1');

/** Twilio: the address, then each name and value in the order of names. */
const twilioSignature = (url, fields) => {
  const sorted = Object.keys(fields).sort();
  return createHmac('sha1', token)
    .update(sorted.reduce((all, name) => all + name + fields[name], url))
    .digest('base64');
};

const REPORTED = ['delivered', 'sent', 'delivered', 'sent'];

const report = async ({ callback }, sid) => {
  for (const status of REPORTED) {
    const { body, headers } = SIGN.twilio({ url: callback, fields: { MessageSid: sid, MessageStatus: status } });
    // a server that has ended hears nothing
    await fetch(callback, { method: 'POST', body, headers }).catch(() => undefined);
  }
};

const SIGN = {
  twilio: ({ url, fields }) => ({
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': twilioSignature(url, fields),
    },
  }),
  smsgate({ fields }) {
    const body = JSON.stringify(fields);
    const seconds = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', password).update(body).update(seconds).digest('hex');
    return { body, headers: { 'content-type': 'application/json', 'x-signature': signature, 'x-timestamp': seconds } };
  },
  http({ id, fields }) {
    const body = JSON.stringify(fields);
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'webhook-signature': webhook.sign(id, new Date(Date.now()), body),
      },
    };
  },
};

const ANSWERS = {
  begin,
  taken: () => taken,
  usually: ({ verdict }) => void (usual = verdict),
  reportAtOnce: () => void (reportsAtOnce = true),
  behave: ({ next }) => void (verdicts = next),
  setTime: ({ iso }) => void (at = Date.parse(iso)),
  letGo,
  sign: ({ kind, ...call }) => SIGN[kind](call),
};

server.once('listening', () => process.send({ port: server.address().port }));
process.on('message', ({ ask, nr, ...given }) => process.send({ nr, answer: ANSWERS[ask](given) }));
process.once('disconnect', () => process.exit());
