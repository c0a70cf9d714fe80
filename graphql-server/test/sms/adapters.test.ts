import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/config/env.ts';
import { fakeClock } from '../../src/gateways/clock.ts';
import { smsSenderFrom } from '../../src/gateways/sms/smsSenderFrom.ts';
import { SmsFailed, SmsRefused, SmsStopped } from '../../src/gateways/sms/SmsSender.ts';
import { NOW } from '../support/testServer.ts';
import { startSmsProvider, type Kind, type SmsProvider } from './smsProvider.ts';

let provider: SmsProvider;
beforeAll(async () => {
  provider = await startSmsProvider(NOW);
});
afterAll(() => provider.stop());

const PUBLIC_URL = 'https://quorum.example.org';
let texts = 0;

const sendBy = (kind: Kind, change: (url: string) => string = (url) => url) => {
  const sender = smsSenderFrom(readEnv({ SMS_URL: change(provider.urls[kind]), PUBLIC_URL }), fakeClock(NOW));
  if (!sender) throw new Error('There is no sender');
  return sender.send({ id: `text${++texts}`, to: '+4915112345678', text: 'Grüße & “mehr” = 100%' });
};

const KINDS: Kind[] = ['twilio', 'smsgate', 'http'];

describe.each(KINDS)('%s', (kind) => {
  it('hands a text over as it is', async () => {
    const { providerId } = await sendBy(kind);
    const last = (await provider.taken()).at(-1);
    expect(last).toMatchObject({ to: '+4915112345678', text: 'Grüße & “mehr” = 100%', id: `text${texts}` });
    expect(providerId).toBe(last?.providerId);
  });

  it.each([429, 408, 500, 503])('is tried again after %s', async (status) => {
    await provider.behave(status);
    await expect(sendBy(kind)).rejects.toThrow(SmsFailed);
  });

  it.each([400, 404, 410])('is given up after %s', async (status) => {
    await provider.behave(status);
    await expect(sendBy(kind)).rejects.toThrow(SmsRefused);
  });

  it('follows nobody elsewhere', async () => {
    await provider.behave('redirect');
    await expect(sendBy(kind)).rejects.toThrow(SmsFailed);
  });

  it('is tried again where the connection breaks', async () => {
    await provider.behave('take unheard');
    await expect(sendBy(kind)).rejects.toThrow(SmsFailed);
  });

  it('says nothing of the number or the text in what it throws', async () => {
    await provider.behave(21_211);
    const problem: unknown = await sendBy(kind).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(SmsRefused);
    expect(String(problem)).not.toMatch(/4915|Grüße|127\.0\.0\.1/);
  });

  it('with a wrong password is tried again, for the operator to mend it', async () => {
    const wrong = (url: string) =>
      kind === 'http' ? url.replace(/whsec_..../, 'whsec_AAAA') : url.replace(/:([^/@]+)@/, ':wrong@');
    await expect(sendBy(kind, wrong)).rejects.toThrow(SmsFailed);
  });
});

it('gives a provider that says nothing ten seconds', async () => {
  await provider.behave('hang', 'hang', 'hang');
  const begun = performance.now();
  await Promise.all(KINDS.map((kind) => expect(sendBy(kind)).rejects.toThrow(SmsFailed)));
  expect(performance.now() - begun).toBeGreaterThan(9_000);
  await provider.letGo();
}, 30_000);

describe('twilio', () => {
  it('knows who has told the carrier STOP', async () => {
    await provider.behave(21_610);
    await expect(sendBy('twilio')).rejects.toThrow(SmsStopped);
  });

  it('is asked to report to us, about a text that we name', async () => {
    await sendBy('twilio');
    expect((await provider.taken()).at(-1)?.callback).toBe(`${PUBLIC_URL}/sms/twilio?id=text${texts}`);
  });

  it('that answers what nobody understands is tried again', async () => {
    await provider.behave('nonsense');
    await expect(sendBy('twilio')).rejects.toThrow(SmsFailed);
  });
});

it('a phone that has a text already has taken it', async () => {
  const sender = smsSenderFrom(readEnv({ SMS_URL: provider.urls.smsgate, PUBLIC_URL }), fakeClock(NOW));
  const text = { id: 'twice', to: '+4915112345678', text: 'Hello' };
  for (const _attempt of [1, 2]) expect(await sender?.send(text)).toEqual({ providerId: null });
  expect((await provider.taken()).filter(({ id }) => id === 'twice')).toHaveLength(1);
});
