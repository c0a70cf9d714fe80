import { describe, expect, it } from '@jest/globals';
import { aReport, aTexted, decide, send, useSmsServer, type SmsServer, type State } from './smsWorld.ts';

const aSent = async (server: SmsServer, changes: Record<string, unknown> = {}) => {
  const { event } = await aTexted(server, changes);
  await decide(server, event);
  const [text] = await server.drainTexts();
  if (!text) throw new Error('No text was taken');
  return text;
};

const stateOf = async (server: SmsServer) => (await server.texts())[0]?.reported;

const reports = async (server: SmsServer, about: string, ...states: State[]) => {
  for (const state of states) {
    const { statusCode } = await send(server, await aReport(server, about, state));
    expect(statusCode).toBeLessThan(300);
  }
};

describe.each(['http', 'smsgate', 'twilio'] as const)('by %s', (kind) => {
  const server = useSmsServer(kind);

  it.each([
    [['SENT', 'DELIVERED'], 'DELIVERED'],
    [['DELIVERED', 'SENT'], 'DELIVERED'],
    [['SENT', 'FAILED'], 'FAILED'],
    [['FAILED', 'SENT'], 'FAILED'],
    [['DELIVERED', 'DELIVERED'], 'DELIVERED'],
  ] as [State[], State][])('%j comes to %s', async (states, expected) => {
    const { id, providerId } = await aSent(server);
    await reports(server, providerId ?? id, ...states);
    expect(await stateOf(server)).toBe(expected);
  });

  it('a report of a text that nobody knows changes nothing', async () => {
    await aSent(server);
    await reports(server, 'SMffffffffffffffffffffffffffffffff', 'DELIVERED');
    expect(await stateOf(server)).toBeNull();
  });
});

describe('a report that is there before we know that the text was taken', () => {
  const server = useSmsServer('twilio');

  it('counts once we do, also by the name that Twilio gave it', async () => {
    const { event } = await aTexted(server);
    await decide(server, event);
    await server.dispatch();
    await reports(server, 'SM1', 'DELIVERED');
    await server.drainTexts();
    await server.orm.em.fork().execute(`update sms set provider_id = 'SM1'`);
    await reports(server, 'SM1', 'SENT');
    expect(await stateOf(server)).toBe('DELIVERED');
  });

  it('proves that it was taken, so that it is not sent again', async () => {
    const { event } = await aTexted(server);
    await server.provider.behave('take unheard');
    await decide(server, event);
    const [text] = await server.drainTexts();
    expect(await server.texts()).toMatchObject([{ sent_at: null, attempts: 1 }]);
    const query = new URL(text?.callback ?? '').search;
    await send(server, await aReport(server, text?.providerId ?? '', 'SENT', query));
    expect(await server.drainTexts()).toEqual([]);
    expect(await server.texts()).toMatchObject([{ sent_at: expect.anything(), reported: 'SENT', body: null }]);
  });
});

describe('a text that failed on its way', () => {
  const server = useSmsServer();

  it('leads to the mail, which has waited for it', async () => {
    const { event } = await aTexted(server, { email: 'vera@example.com' });
    await decide(server, event);
    await server.dispatch();
    const [{ id: smsId } = { id: 0 }] = await server.orm.em.fork().execute<{ id: number }[]>('select id from sms');
    await server.tasks.sendSms({ smsId });
    const [text] = await server.provider.taken();
    await reports(server, text?.id ?? '', 'FAILED');
    expect(await server.drain()).toHaveLength(1);
  });
});
