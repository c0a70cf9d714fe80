import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEAK } from '../http/hostile/runs.ts';
import { hostileHeader, hostileText } from '../http/hostile/values.ts';
import { aTexted, decide, NUMBER, useSmsServer, type SmsServer } from '../sms/smsWorld.ts';

// FUZZ_REQUESTS and FUZZ_SEED as in fuzz.test.ts; callbacks are a part of them
const REQUESTS = Math.ceil(Number(process.env.FUZZ_REQUESTS ?? 2_000) / 20);
const SEED = Number(process.env.FUZZ_SEED ?? 4711);
const TIMEOUT_MS = 60_000 + REQUESTS * 100;

/** No provider sends more in a field; a longer call is refused. */
const TEXT_MAX = 300;
const text = hostileText.map((bytes) => Buffer.from(bytes).toString().slice(0, TEXT_MAX));
const said = fc.oneof(
  text,
  fc.constantFrom('YES', 'NO', 'MAYBE', 'STOP', 'START', 'HELP', NUMBER, 'sent', 'sms:received'),
);
const NAMES = [
  'from',
  'From',
  'text',
  'Body',
  'id',
  'MessageSid',
  'MessageStatus',
  'SmsStatus',
  'status',
  'event',
  'payload',
];

/** What a provider may say, with names that it has and others. */
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.stringMatching(/^\w{1,12}$/)), said, {
  maxKeys: 8,
});

const rows = async ({ orm }: SmsServer) => {
  const em = orm.em.fork();
  const tables = ['participant', 'sms', 'sms_received', 'sms_stopped', 'activity'];
  return Promise.all(tables.map((table) => em.execute(`select * from ${table} order by 1`)));
};

describe.each(['twilio', 'smsgate', 'http'] as const)('calls to /sms/%s', (kind) => {
  const server = useSmsServer(kind);

  const post = async (payload: string, headers: Record<string, string>) => {
    const { statusCode, body } = await server.app.inject({ method: 'POST', url: `/sms/${kind}`, payload, headers });
    return { statusCode, isLeaking: LEAK.test(body) };
  };

  it(
    `${REQUESTS} of them, signed, find no fault`,
    async () => {
      const { event } = await aTexted(server);
      await decide(server, event);
      await server.drainTexts();
      let at = 0;
      for (const made of fc.sample(fields, { numRuns: REQUESTS, seed: SEED })) {
        const id = `fuzz-${(at += 1)}`;
        const url = `https://quorum.example.org/sms/${kind}`;
        const { body, headers } = await server.provider.sign(kind, { url, id, fields: made });
        const { statusCode, isLeaking } = await post(body, headers);
        expect({ made, isTaken: statusCode < 300, isLeaking }).toEqual({ made, isTaken: true, isLeaking: false });
      }
      await server.drainTexts();
    },
    TIMEOUT_MS,
  );

  it(
    `${REQUESTS} of them, unsigned, are refused and change nothing`,
    async () => {
      await aTexted(server);
      const before = await rows(server);
      const names = ['x-twilio-signature', 'x-signature', 'x-timestamp', 'webhook-id', 'webhook-signature'];
      const headers = fc.dictionary(fc.constantFrom(...names), hostileHeader, { maxKeys: 3 });
      for (const [made, given] of fc.sample(fc.tuple(text, headers), { numRuns: REQUESTS, seed: SEED })) {
        const answer = await post(made, { 'content-type': 'application/json', ...given });
        expect({ made, given, ...answer }).toEqual({ made, given, statusCode: 403, isLeaking: false });
      }
      expect(await rows(server)).toEqual(before);
    },
    TIMEOUT_MS,
  );
});
