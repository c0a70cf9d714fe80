import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aCall, aReport, aTexted, decide, likelihoodOf, NUMBER, send, useSmsServer } from './smsWorld.ts';
import type { SignedCall, SmsServer } from './smsWorld.ts';

/** Everything that a call can change. */
const stateOf = async ({ orm }: SmsServer) => {
  const em = orm.em.fork();
  const tables = ['participant', 'activity', 'sms', 'sms_received', 'sms_stopped', 'ask'];
  return Promise.all(tables.map((table) => em.execute(`select * from ${table} order by 1`)));
};

describe.each(['twilio', 'smsgate', 'http'] as const)('calls to /sms/%s', (kind) => {
  const server = useSmsServer(kind);

  const afterDecisionText = async () => {
    const told = await aTexted(server);
    await decide(server, told.event);
    await server.drainTexts();
    return told;
  };

  const refuses = async (...calls: SignedCall[]) => {
    const before = await stateOf(server);
    for (const call of calls) expect((await send(server, call)).statusCode).toBe(403);
    expect(await stateOf(server)).toEqual(before);
  };

  it('without a signature, or with a forged one, are refused', async () => {
    const { response } = await afterDecisionText();
    const { url, body, headers } = await aCall(server, 'NO');
    const unsigned = { 'content-type': headers['content-type'] ?? '' };
    const forged = (value: string) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, own]) => [name, name.includes('signature') ? value : own]),
      );
    await refuses(
      { url, body, headers: unsigned },
      { url, body: '', headers: unsigned },
      { url, body, headers: forged('') },
      { url, body, headers: forged('v1,AAAA') },
      { url, body, headers: forged('x'.repeat(4_000)) },
      { url, body: '', headers },
    );
    expect(await likelihoodOf(server, response)).toBe(1);
  });

  it('that were altered are refused', async () => {
    await afterDecisionText();
    const { url, body, headers } = await aCall(server, 'NO');
    await refuses(
      { url, body: body.replace('NO', 'YES'), headers },
      { url, body: `${body} `, headers },
      { url, body: body.slice(0, -1), headers },
      { url, body: body.replace('4915112345678', '4915112345679'), headers },
    );
  });

  it('of another provider are refused', async () => {
    const { body, headers } = await aCall(server, 'NO');
    const others = ['/sms/twilio', '/sms/smsgate', '/sms/http'].filter((url) => url !== `/sms/${kind}`);
    await refuses(...others.map((url) => ({ url, body, headers })));
  });

  it('that are too large are not read', async () => {
    const call = await aCall(server, 'x'.repeat(20_000));
    expect((await send(server, call)).statusCode).toBe(413);
  });

  it('signed, of whatever they say, are taken without harm', async () => {
    await afterDecisionText();
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('YES', 'NO', 'STOP', '', '\u0000', '\uD800', '‮NO', "'; drop table sms; --", '__proto__'),
    );
    const numbers = fc.oneof(
      anything,
      fc.constantFrom(NUMBER, '+1', '+0123456789', `${NUMBER}\n`, `+49${'1'.repeat(30)}`),
    );
    await fc.assert(
      fc.asyncProperty(anything, numbers, fc.string({ minLength: 1, maxLength: 40 }), async (text, from, id) => {
        const call = await aCall(server, text, { from, id: `any-${Buffer.from(id).toString('hex')}` });
        expect((await send(server, call)).statusCode).toBeLessThan(300);
        const report = await aReport(server, from, 'DELIVERED');
        expect((await send(server, report)).statusCode).toBeLessThan(300);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(['smsgate', 'http'] as const)('calls to /sms/%s', (kind) => {
  const server = useSmsServer(kind);

  it.each(['2026-05-01T11:54:59Z', '2026-05-01T12:05:01Z'])('that were signed at %s are refused', async (iso) => {
    await server.provider.setTime(iso);
    const call = await aCall(server, 'NO');
    expect((await send(server, call)).statusCode).toBe(403);
  });

  it('that are no JSON, or another, are taken and say nothing', async () => {
    const { url } = await aCall(server, 'NO');
    for (const fields of [
      [],
      {},
      { event: 'sms:received' },
      { event: 'system:ping', payload: {} },
      { from: 1, text: [] },
    ]) {
      const signed = await server.provider.sign(kind, { url, id: 'x', fields });
      expect((await send(server, { url, ...signed })).statusCode).toBe(204);
    }
  });
});

it('takes no calls where no provider is set up', async () => {
  // each of them has the signature of another server
  const server = bare;
  for (const url of ['/sms/twilio', '/sms/smsgate', '/sms/http'])
    expect((await server.app.inject({ method: 'POST', url, payload: 'From=%2B1' })).statusCode).toBe(403);
});

const bare = useSmsServer('http', { SMS_URL: '' });
