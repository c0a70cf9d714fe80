import { Agent } from 'node:https';
import { describe, expect, it } from '@jest/globals';
import { createFirebaseIdentity } from '../../src/gateways/identity/firebaseIdentity.ts';
import { PROJECT } from '../../../packages/firebase-auth-stand-in/test/support/localAuthServer.ts';
import { unsigned, claims, signed, unauthenticated, unavailable, MALFORMED } from './forgedClaims.ts';

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
