import { startMailServer, PUBLIC_URL, type MailServer } from '../mail/mailServer.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { useFresh } from '../support/useServer.ts';
import { startSmsProvider, type Kind, type SmsProvider, type TakenText } from './smsProvider.ts';

export const NUMBER = '+4915112345678';

export interface SmsServer extends MailServer {
  provider: SmsProvider;
  kind: Kind;
  /** Does what is due, and gives the texts that were taken by it. */
  drainTexts(): Promise<TakenText[]>;
  /** Rows of the outbox, the oldest first. */
  texts(): Promise<Record<string, unknown>[]>;
}

type Parts = Parameters<typeof startMailServer>[1];

/** A server whose texts go to a provider in a process of its own, and whose mail to an SMTP server. */
export const startSmsServer = async (
  kind: Kind,
  env: Record<string, string> = {},
  parts: Parts = {},
): Promise<SmsServer> => {
  const provider = await startSmsProvider(NOW);
  const server = await startMailServer({ SMS_URL: provider.urls[kind], ...env }, parts);
  return {
    ...server,
    provider,
    kind,
    async drainTexts() {
      const before = (await provider.taken()).length;
      await server.drain();
      return (await provider.taken()).slice(before);
    },
    async texts() {
      await server.dispatch();
      return server.orm.em.fork().execute('select * from sms order by id');
    },
    async stop() {
      await server.stop();
      provider.stop();
    },
  };
};

export const useSmsServer = (kind: Kind = 'http', env: Record<string, string> = {}, parts: Parts = {}): SmsServer =>
  useFresh(
    () => startSmsServer(kind, env, parts),
    (server) => server.stop(),
  );

/** The response has a number that its owner has confirmed. */
export const givePhone = (
  { orm }: Pick<MailServer, 'orm'>,
  { id }: Pick<Joined, 'id'>,
  number = NUMBER,
  language = 'en',
) =>
  orm.em.fork().execute(
    `insert into participant_phone (participant_id, number, country, language, confirmed_at, consent_words, consent_at,
      consent_network) values (?, ?, 'DE', ?, now(), 'yes', now(), '192.0.2.0')`,
    [id, number, language],
  );

/** An event, and a response to it with a number. */
export const aTexted = async (server: MailServer, changes: Record<string, unknown> = {}, number = NUMBER) => {
  const event = await anEvent(server);
  const response = await aResponse(server, event, { name: 'Vera', likelihood: 1, ...changes });
  await givePhone(server, response, number);
  await server.drain();
  return { event, response };
};

export const decide = ({ rest }: MailServer, { urlHash }: { urlHash: string }, decision = 'CONFIRM') =>
  rest('POST', `/api/events/${urlHash}/decision`, { decision }, { as: 'ada' });

let calls = 0;

/** What a provider says when somebody sends a text. */
const textFields: Record<Kind, (id: string, from: string, text: string) => object> = {
  twilio: (id, from, text) => ({ MessageSid: id, SmsStatus: 'received', From: from, To: '+15005550006', Body: text }),
  smsgate: (id, from, text) => ({
    deviceId: 'd',
    event: 'sms:received',
    id,
    payload: { messageId: 'by content', message: text, phoneNumber: from, simNumber: 1 },
    webhookId: 'w',
  }),
  http: (_id, from, text) => ({ from, text }),
};

const GATE_EVENTS = { SENT: 'sms:sent', DELIVERED: 'sms:delivered', FAILED: 'sms:failed' } as const;
export type State = keyof typeof GATE_EVENTS;

/** What it says when it knows what became of a text. */
const reportFields: Record<Kind, (about: string, state: State) => object> = {
  twilio: (about, state) => ({
    MessageSid: about,
    MessageStatus: state === 'FAILED' ? 'undelivered' : state.toLowerCase(),
  }),
  smsgate: (about, state) => ({
    event: GATE_EVENTS[state],
    id: `e${++calls}`,
    payload: { messageId: about, phoneNumber: NUMBER },
  }),
  http: (id, state) => ({ id, status: state.toLowerCase() }),
};

export interface SignedCall {
  url: string;
  body: string;
  headers: Record<string, string>;
}

const signed = async ({ provider, kind }: SmsServer, id: string, fields: object, query = ''): Promise<SignedCall> => {
  const url = `/sms/${kind}${query}`;
  return { url, ...(await provider.sign(kind, { url: `${PUBLIC_URL}${url}`, id, fields })) };
};

/** A text as the provider tells of it. */
export const aCall = (server: SmsServer, text: string, { from = NUMBER, id = `call${++calls}` } = {}) =>
  signed(server, id, textFields[server.kind](id, from, text));

/** A report of it. @param query of the address, which Twilio was given with the text */
export const aReport = (server: SmsServer, about: string, state: State, query = '') =>
  signed(server, `report${++calls}`, reportFields[server.kind](about, state), query);

export const send = ({ app }: MailServer, { url, body, headers }: SignedCall) =>
  app.inject({ method: 'POST', url, payload: body, headers });

/** Somebody sends a text; its answers. */
export const says = async (server: SmsServer, text: string, who: { from?: string; id?: string } = {}) => {
  const { statusCode } = await send(server, await aCall(server, text, who));
  if (statusCode >= 300) throw new Error(`The call was answered with ${statusCode}`);
  return server.drainTexts();
};

export const likelihoodOf = async ({ orm }: MailServer, { id }: Pick<Joined, 'id'>): Promise<number | undefined> => {
  const [row] = await orm.em
    .fork()
    .execute<{ likelihood: number }[]>('select likelihood from participant where id = ?', [id]);
  return row?.likelihood;
};
