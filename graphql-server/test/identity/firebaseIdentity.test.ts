import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeClock } from '../../src/gateways/clock.ts';
import { createFirebaseIdentity } from '../../src/gateways/identity/firebaseIdentity.ts';
import {
  ada,
  localAuthServer,
  PROJECT,
} from '../../../packages/firebase-auth-stand-in/test/support/localAuthServer.ts';
import { unsigned, seconds, claims, signed, unauthenticated, unavailable, MALFORMED } from './forgedClaims.ts';

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
    ['nothing is said about', { email_verified: undefined }],
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
