import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/config/env.ts';
import type { Lookup } from '../../src/gateways/webhooks/addresses.ts';
import { httpWebhookSender } from '../../src/gateways/webhooks/httpWebhookSender.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const NETWORK = '127.0.0.0/8';
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(() => receiver.reset());

const send = (url: string, settings: Partial<Parameters<typeof httpWebhookSender>[0]> = {}) =>
  httpWebhookSender({ publicUrl: null, ...settings }).send({ url, headers: {}, body: '{}' });

const portOf = () => new URL(receiver.url()).port;

describe('with no network allowed', () => {
  const literals = [
    ...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.0.1'],
    ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[fd00::1]', '[fe80::1]'],
    ...['[2002:7f00:1::]', '[ff02::1]', '[::127.0.0.1]', '[64:ff9b:1::7f00:1]', '168.63.129.16'],
  ];

  it.each(literals)('reaches nothing at https://%s', async (host) => {
    await expect(send(`https://${host}:${portOf()}/`)).rejects.toMatchObject({ problem: 'ADDRESS' });
    expect(receiver.taken).toEqual([]);
  });

  it('reaches nothing without TLS', async () => {
    await expect(send(receiver.url())).rejects.toMatchObject({ problem: 'ADDRESS' });
    await expect(send('http://93.184.216.34/')).rejects.toMatchObject({ problem: 'ADDRESS' });
    expect(receiver.taken).toEqual([]);
  });

  it('judges each of the addresses that a name leads to', async () => {
    const among = ['2606:4700::1', '10.0.0.1'].map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup: Lookup = (_host, _options, done) => done(null, among);
    await expect(send('https://mixed.example/', { lookup })).rejects.toMatchObject({ problem: 'ADDRESS' });
  });

  it('connects to the addresses that it has judged: there is no second look-up to answer otherwise', async () => {
    const asked: string[] = [];
    const lookup: Lookup = (host, _options, done) => {
      asked.push(host);
      done(null, [{ address: asked.length === 1 ? '203.0.114.1' : '127.0.0.1', family: 4 }]);
    };
    const sent = send(`https://rebinding.example:${portOf()}/`, { lookup, deadlineMs: 300 });
    await expect(sent).rejects.toMatchObject({ problem: expect.stringMatching(/^(TIMEOUT|UNREACHABLE)$/) as unknown });
    expect([asked, receiver.taken]).toEqual([['rebinding.example'], []]);
  });
});

describe('with a network of the operator', () => {
  const settings = { allowedNetworks: [NETWORK] };

  it('reaches that, without TLS too, and nothing else that is private', async () => {
    expect(await send(receiver.url(), settings)).toBe(204);
    expect(await send(`http://localhost:${portOf()}/`, { allowedNetworks: [NETWORK, '::1/128'] })).toBe(204);
    for (const host of ['10.0.0.1', '[::1]', '169.254.169.254'])
      await expect(send(`http://${host}/`, settings)).rejects.toMatchObject({ problem: 'ADDRESS' });
    await expect(send('https://10.0.0.1/', settings)).rejects.toMatchObject({ problem: 'ADDRESS' });
  });

  it('follows no redirect', async () => {
    receiver.answer((response) => response.writeHead(302, { location: receiver.url('/inside') }).end());
    expect(await send(receiver.url(), settings)).toBe(302);
    expect(receiver.taken.map(({ path }) => path)).toEqual(['/hooks']);
  });

  it('waits so long and no longer, also for the rest of an answer that has begun', async () => {
    receiver.answer(() => undefined);
    await expect(send(receiver.url(), { ...settings, deadlineMs: 50 })).rejects.toMatchObject({ problem: 'TIMEOUT' });
    receiver.answer((response) => void response.writeHead(200).write('and'));
    await expect(send(receiver.url(), { ...settings, deadlineMs: 50 })).rejects.toMatchObject({ problem: 'TIMEOUT' });
    const lookup: Lookup = () => undefined;
    await expect(send('https://slow.example/', { lookup, deadlineMs: 50 })).rejects.toMatchObject({
      problem: 'TIMEOUT',
    });
  });

  it('reads so much and no more', async () => {
    receiver.answer((response) => response.end(Buffer.alloc(16_385)));
    await expect(send(receiver.url(), settings)).rejects.toMatchObject({ problem: 'TOO_MUCH' });
    receiver.answer((response) => response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end());
    await expect(send(receiver.url(), settings)).rejects.toMatchObject({ problem: 'UNREACHABLE' });
    receiver.answer((response) => response.end(Buffer.alloc(16_384)));
    expect(await send(receiver.url(), settings)).toBe(200);
  });

  it('calls what breaks off, or is not there, unreachable', async () => {
    receiver.answer((response) => response.destroy());
    await expect(send(receiver.url(), settings)).rejects.toMatchObject({ problem: 'UNREACHABLE' });
    await expect(send('http://127.0.0.1:9/', settings)).rejects.toMatchObject({ problem: 'UNREACHABLE' });
  });
});

describe('WEBHOOK_ALLOW_NETWORKS', () => {
  const networksOf = (text?: string) =>
    readEnv(text === undefined ? {} : { WEBHOOK_ALLOW_NETWORKS: text }).webhooks.allowedNetworks;

  it('is networks, or addresses, with commas', () => {
    expect(networksOf()).toEqual([]);
    expect(networksOf('127.0.0.0/8, 192.168.1.20,fd00::/8')).toEqual(['127.0.0.0/8', '192.168.1.20/32', 'fd00::/8']);
  });

  it.each(['receiver', '10.0.0.0/33', '127.0.0.0/8;10.0.0.0/8'])('is not %s', (text) => {
    expect(() => networksOf(text)).toThrow('WEBHOOK_ALLOW_NETWORKS must be networks');
  });
});
