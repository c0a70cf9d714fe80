import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'provider.mjs');

const SECRETS = {
  sid: 'AC0123456789abcdef0123456789abcdef',
  token: 'a token of Twilio',
  service: 'MG0123456789abcdef0123456789abcdef',
  user: 'phone',
  password: 'p@ss/word',
  secret: `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`,
};

export type Kind = 'twilio' | 'smsgate' | 'http';

/** A text that a provider took. */
export interface TakenText {
  id: string;
  to: string;
  text: string;
  /** Where Twilio reports to. */
  callback?: string;
  providerId: string | null;
}

/**
 * What it does with a text: takes it, takes it while its answer is lost, says nothing, sends the caller elsewhere, answers with
 * a status or, from 1,000 on, refuses for good as a provider does who names a reason by that number.
 */
type Verdict = 'take' | 'take unheard' | 'hang' | 'redirect' | 'nonsense' | number;

interface Signed {
  body: string;
  headers: Record<string, string>;
}

const startProcess = async () => {
  const child = fork(SCRIPT, [JSON.stringify(SECRETS)]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  // it ends with the process that started it, which goes on for an answer that it waits for, and for nothing else
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  child.on('message', ({ nr, answer }: { nr: number; answer: unknown }) => {
    waiting.get(nr)?.(answer);
    waiting.delete(nr);
    if (waiting.size === 0) child.channel?.unref();
  });
  const ask = <Answer>(what: string, given: object = {}): Promise<Answer> =>
    new Promise((resolve) => {
      const nr = ++last;
      waiting.set(nr, resolve as (answer: unknown) => void);
      child.channel?.ref();
      child.send({ ask: what, nr, ...given });
    });
  const { sid, token, service, user, password, secret } = SECRETS;
  const host = `127.0.0.1:${port}`;
  const credentials = (...words: string[]) => words.map(encodeURIComponent).join(':');
  const urls: Record<Kind, string> = {
    twilio: `twilio://${credentials(sid, token)}@${service}?host=${host}`,
    smsgate: `smsgate://${credentials(user, password)}@${host}`,
    http: `http+signed://${secret}@${host}/texts`,
  };
  return {
    begin: (now: string | null) => ask<undefined>('begin', { now }),
    /** What `SMS_URL` is for each of them. */
    urls,
    taken: () => ask<TakenText[]>('taken'),
    /** What it does once nothing else is left to do. */
    usually: (verdict: Verdict) => ask<undefined>('usually', { verdict }),
    /** It tells at once what became of a text: before it answers, in the wrong order, and each twice. */
    reportAtOnce: () => ask<undefined>('reportAtOnce'),
    behave: (...next: Verdict[]) => ask<undefined>('behave', { next }),
    letGo: () => ask<undefined>('letGo'),
    setTime: (iso: string) => ask<undefined>('setTime', { iso }),
    sign: (kind: Kind, call: { url: string; id: string; fields: object }) => ask<Signed>('sign', { kind, ...call }),
  };
};

/** A process takes as long as a test: those that nobody uses any more serve the next. */
const idle: Awaited<ReturnType<typeof startProcess>>[] = [];

/** The providers, in a process of their own. @param now what their clock shows; null for what clocks show */
export const startSmsProvider = async (now: string | null) => {
  const provider = idle.pop() ?? (await startProcess());
  await provider.begin(now);
  return { ...provider, stop: () => void idle.push(provider) };
};

export type SmsProvider = Awaited<ReturnType<typeof startSmsProvider>>;
