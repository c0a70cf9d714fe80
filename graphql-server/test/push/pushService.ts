import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { webPushSender } from '../../src/gateways/push/webPushSender.ts';

/** That of a browser's push service, which tests in one process lead to this machine. */
const ORIGIN = 'https://fcm.googleapis.com';

interface Shown {
  title: string;
  body: string;
  navigate: string;
  lang: string;
  tag: string;
}

interface PushMessage {
  web_push: number;
  notification: Shown;
  /** What our worker makes buttons of. */
  answers?: { url: string; options: { answer: string; title: string }[]; thanks: string; failed: string };
}

/** A browser on a device: it has the keys, and reads what is for it. */
export class Device {
  readonly #ecdh = createECDH('prime256v1');
  readonly subscription;
  /** What it has read, the first first. */
  readonly messages: PushMessage[] = [];

  /** What is shown of it. */
  get shown(): Shown[] {
    return this.messages.map(({ notification }) => notification);
  }

  constructor(origin: string) {
    this.subscription = {
      endpoint: `${origin}/fcm/send/${randomBytes(12).toString('base64url')}`,
      keys: { p256dh: this.#ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    };
  }

  show(body: Buffer): void {
    const authSecret = this.subscription.keys.auth;
    const plain = decrypt(body, { version: 'aes128gcm', privateKey: this.#ecdh, authSecret }).toString();
    const message = JSON.parse(plain) as PushMessage;
    if (message.web_push !== 8030) throw new Error(`No Declarative Web Push: ${plain}`);
    this.messages.push(message);
  }
}

/** The key in the token that a server signs itself with for a push service, if the signature is right. */
const signerOf = (authorization = '', origin: string): string | null => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned && aud === origin && /^(https|mailto):/.test(sub) ? key : null;
};

/**
 * A push service on this machine that checks what a real one checks, and hands messages to devices.
 * @param isNamed whether its devices name its own address, which a server in another process must be told to take
 */
export const startPushService = async ({ isNamed = false } = {}) => {
  const devices = new Map<string, Device>();
  const requests: IncomingMessage['headers'][] = [];
  const signers = new Set<string | null>();
  let verdicts: number[] = [];
  const service = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      requests.push(request.headers);
      signers.add(signerOf(request.headers.authorization, isNamed ? `https://${host}` : ORIGIN));
      const device = devices.get(request.url ?? '');
      const verdict = verdicts.shift() ?? (device ? 201 : 410);
      if (verdict === 201) device?.show(body);
      response.writeHead(verdict).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const here: typeof fetch = (url, init) => fetch((url as string).replace(ORIGIN, `http://${host}`), init);
  return {
    host,
    /** What has been asked of it, by the headers. */
    requests,
    /** The keys of those who asked; null where a signature was not right. */
    signers,
    sender: webPushSender({ contact: 'https://quorum.example.org', fetch: here }),
    newDevice(): Device {
      const device = new Device(isNamed ? `http://${host}` : ORIGIN);
      devices.set(new URL(device.subscription.endpoint).pathname, device);
      return device;
    },
    /** As when its browser was removed. */
    forget(device: Device): void {
      devices.delete(new URL(device.subscription.endpoint).pathname);
    },
    /** What it says to the next requests. */
    answerWith(...statuses: number[]): void {
      verdicts = statuses;
    },
    async stop() {
      service.closeAllConnections();
      service.close();
      await once(service, 'close');
    },
  };
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;
