import { generateKeyPairSync, sign } from 'node:crypto';
import { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeClock } from '../../src/gateways/clock.ts';
import { createFirebaseIdentity } from '../../src/gateways/identity/firebaseIdentity.ts';
import {
  ada,
  localAuthServer,
  PROJECT,
} from '../../../packages/firebase-auth-stand-in/test/support/localAuthServer.ts';

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const unsigned = (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

const seconds = () => Math.floor(Date.now() / 1_000);
const claims = (changes: object = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ada',
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 3_600,
  ...changes,
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signed = (header: object, payload: object) => {
  const text = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'a key', ...header })}.${encoded(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
};

const unauthenticated = {
  name: 'DomainError',
  code: 'UNAUTHENTICATED',
  message: expect.stringMatching(/sign in again/),
};
const unavailable = { name: 'DomainError', code: 'UNAVAILABLE', retryAfter: 5 };

const MALFORMED = [
  ['nothing', ''],
  ['a word', 'token'],
  ['dots', '..'],
  ['two parts', 'e30.e30'],
  ['four parts', 'e30.e30.e30.e30'],
  ['parts that are no JSON', 'YQ.YQ.YQ'],
  ['half of a document', `${encoded({ alg: 'none', typ: 'JWT' })}.${Buffer.from('{"a').toString('base64url')}.`],
  ['null for claims', `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(null)}.`],
  ['a list for claims', `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded([])}.`],
  ['null for a header', `${encoded(null)}.${encoded(claims())}.`],
  ['no claims', unsigned({})],
  ['a line break', `${unsigned(claims())}\n`],
  ['a NUL', `${unsigned(claims())}\0`],
  ['very many characters', 'a'.repeat(100_000)],
  ['another project', unsigned(claims({ aud: 'other', iss: 'https://securetoken.google.com/other' }))],
  ['another issuer', unsigned(claims({ iss: `https://example.com/${PROJECT}` }))],
  ['no subject', unsigned(claims({ sub: undefined }))],
  ['an empty subject', unsigned(claims({ sub: '' }))],
  ['a number for a subject', unsigned(claims({ sub: 7 }))],
  ['a subject that is too long', unsigned(claims({ sub: 'a'.repeat(129) }))],
  ['a list for an audience', unsigned(claims({ aud: [PROJECT] }))],
] as const;

describe('with local sign-in', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const listening = async (accounts?: Parameters<typeof localAuthServer>[0]) => {
    const server = await localAuthServer({ clock: fakeClock(new Date().toISOString()), ...accounts });
    let lookups = 0;
    server.app.addHook('onResponse', async (request) => {
      if (request.url.endsWith('accounts:lookup')) lookups += 1;
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    closing.push(() => server.app.close());
    const { port } = server.app.server.address() as AddressInfo;
    const identity = createFirebaseIdentity({ projectId: PROJECT, emulatorHost: () => `127.0.0.1:${port}` });
    return { ...server, identity, lookups: () => lookups };
  };

  it('tells who holds a token of local sign-in', async () => {
    const { signIn, identity } = await listening();
    const picture = 'https://example.com/ada.png';
    const { idToken, localId } = await signIn({ ...ada, picture });
    expect(await identity.verify(idToken)).toEqual({
      uid: localId,
      displayName: 'Ada Okafor',
      email: 'ada@example.com',
      photoURL: picture,
    });
    const nameless = await signIn({ sub: 'x' });
    const nothing = { displayName: null, email: null, photoURL: null };
    expect(await identity.verify(nameless.idToken)).toEqual({ uid: nameless.localId, ...nothing });
  });

  it.each([
    ['is not verified', { email_verified: false }],
    ['nothing is said of', { email_verified: undefined }],
    ['is said to be verified by another word', { email_verified: 'true' }],
    ['is two addresses', { email: 'ada@example.com,eve@example.com' }],
  ])('takes no address that %s for theirs', async (_what, change) => {
    const { signIn, identity } = await listening();
    const { localId: sub } = await signIn();
    const verified = { email: 'ada@example.com', email_verified: true };
    expect((await identity.verify(unsigned(claims({ sub, ...verified })))).email).toBe('ada@example.com');
    expect((await identity.verify(unsigned(claims({ sub, ...verified, ...change })))).email).toBeNull();
  });

  it('takes of a name what can be seen, in one line, up to a hundred characters', async () => {
    const { signIn, identity } = await listening();
    const { localId: sub } = await signIn();
    const nameFrom = async (name: unknown) => (await identity.verify(unsigned(claims({ sub, name })))).displayName;
    expect(await nameFrom('\u202EA\0d\u200Ba\r\nOkafor')).toBe('Ada Okafor');
    expect(await nameFrom('Ada'.repeat(500))).toHaveLength(100);
    expect([await nameFrom('\u200B\0'), await nameFrom(['Ada'])]).toEqual([null, null]);
  });

  it('takes no picture from an address that a browser would run', async () => {
    const { signIn, identity } = await listening();
    const { localId: sub } = await signIn();
    for (const picture of ['javascript:alert(1)', 'data:text/html,x', `https://x.example/${'a'.repeat(3_000)}`, {}])
      expect((await identity.verify(unsigned(claims({ sub, picture })))).photoURL).toBeNull();
  });

  it('looks an account up once for many requests with the same token', async () => {
    const { signIn, identity, lookups } = await listening();
    const { idToken } = await signIn();
    for (let n = 0; n < 5; n += 1) await identity.verify(idToken);
    expect(lookups()).toBe(1);
  });

  it.each(MALFORMED)('refuses %s', async (_what, token) => {
    const { identity } = await listening();
    await expect(identity.verify(token)).rejects.toMatchObject(unauthenticated);
  });

  it('refuses a token that expired, one that never does, one that is signed, and one of nobody', async () => {
    const { signIn, identity } = await listening();
    const { localId: sub } = await signIn();
    for (const token of [
      unsigned(claims({ sub, exp: seconds() - 1 })),
      unsigned(claims({ sub, exp: undefined })),
      signed({}, claims({ sub })),
      unsigned(claims({ sub: 'nobody' })),
    ]) {
      await expect(identity.verify(token)).rejects.toMatchObject(unauthenticated);
    }
  });

  it('refuses the token of an account that was removed', async () => {
    const { signIn, identity, accounts } = await listening();
    const { idToken, localId } = await signIn();
    await accounts.remove(localId);
    await expect(identity.verify(idToken)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: expect.stringMatching(/no longer exists/),
    });
  });

  it('takes a token from before a restart', async () => {
    const first = await localAuthServer({ clock: fakeClock(new Date().toISOString()) });
    const { idToken, localId } = await first.signIn();
    const { identity } = await listening({ accounts: first.accounts });
    expect((await identity.verify(idToken)).uid).toBe(localId);
  });

  it('calls it an outage when the accounts cannot be reached', async () => {
    const { signIn, identity, app } = await listening();
    const { idToken } = await signIn();
    await app.close();
    await expect(identity.verify(idToken)).rejects.toMatchObject(unavailable);
  });

  it('leaves the environment as it was', async () => {
    const { signIn, identity } = await listening();
    await identity.verify((await signIn()).idToken);
    expect(process.env).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
  });
});

describe('with a Firebase project', () => {
  const unreachable = new Agent({
    lookup: (_host, _options, done) => done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), ''),
  });
  const silent = new Agent({ lookup: () => undefined });

  it.each([
    ...MALFORMED,
    ['an unsigned token', unsigned(claims())],
    ['a token of no key', signed({ kid: undefined }, claims())],
    ['a signature with a shared secret', signed({ alg: 'HS256' }, claims())],
    ['a key of the forger', signed({ kid: 'toString', jku: 'http://127.0.0.1/' }, claims({ aud: 'other' }))],
  ])('refuses %s without asking Google', async (_what, token) => {
    const { verify } = createFirebaseIdentity({ projectId: PROJECT, httpAgent: unreachable });
    await expect(verify(token)).rejects.toMatchObject(unauthenticated);
  });

  it('calls it an outage when the certificates cannot be fetched', async () => {
    const { verify } = createFirebaseIdentity({ projectId: PROJECT, httpAgent: unreachable });
    await expect(verify(signed({}, claims()))).rejects.toMatchObject(unavailable);
  });

  it('calls it an outage when the host of the certificates never answers', async () => {
    const { verify } = createFirebaseIdentity({ projectId: PROJECT, httpAgent: silent, deadlineMs: 20 });
    await expect(verify(signed({}, claims()))).rejects.toMatchObject(unavailable);
  });

  it('refuses to start where unsigned tokens would be believed', () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
    try {
      expect(() => createFirebaseIdentity({ projectId: PROJECT })).toThrow(/FIREBASE_AUTH_EMULATOR_HOST is set/);
    } finally {
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    }
  });
});
