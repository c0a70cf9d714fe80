import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createFirebaseIdentity } from '../../src/gateways/identity/firebaseIdentity.ts';
import type { IdentityVerifier } from '../../src/gateways/identity/Identity.ts';
import { startCertificateStub, type CertificateStub } from './certificateStub.ts';

const PROJECT = 'quorum-test';
const KID = 'googles key';

const aKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
};
const google = aKey();
const forger = aKey();

let stub: CertificateStub;
let identity: IdentityVerifier;
beforeAll(async () => {
  stub = await startCertificateStub({ [KID]: google.pem });
  identity = createFirebaseIdentity({ projectId: PROJECT, httpAgent: stub.agent });
});
afterAll(() => stub.stop());

const seconds = () => Math.floor(Date.now() / 1_000);
const HOUR = 3_600;
const claims = (changes: object = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  email_verified: true,
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + HOUR,
  ...changes,
});
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const body = (header: object, payload: object) =>
  `${encoded({ alg: 'RS256', typ: 'JWT', kid: KID, ...header })}.${encoded(payload)}`;
const signed = (payload: object, key: KeyObject = google.privateKey, header: object = {}) => {
  const text = body(header, payload);
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
};
const withSecret = (secret: string) => {
  const text = body({ alg: 'HS256' }, claims());
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const altered = () => {
  const [header, , signature] = signed(claims()).split('.');
  return [header, encoded(claims({ sub: 'mallory' })), signature].join('.');
};

describe('a token that Google signed', () => {
  it('is believed, by the certificates of Google’s host', async () => {
    expect(await identity.verify(signed(claims()))).toEqual({
      uid: 'ada',
      displayName: 'Ada',
      email: 'ada@example.com',
      photoURL: null,
    });
    expect(stub.asked).toEqual(['www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com']);
  });
});

describe('a forged token is refused', () => {
  it.each<[kind: string, forge: () => string]>([
    ['that a forger signed', () => signed(claims(), forger.privateKey)],
    ['that a forger signed with a key of their own name', () => signed(claims(), forger.privateKey, { kid: 'mine' })],
    ['whose claims were changed after it was signed', altered],
    ['without a signature', () => `${body({}, claims())}.`],
    ['that says it needs no signature', () => `${body({ alg: 'none' }, claims())}.`],
    ['signed with the public key as a shared secret', () => withSecret(google.pem)],
    [
      'that brings its key along',
      () => signed(claims(), forger.privateKey, { jwk: { kty: 'RSA' }, jku: 'https://evil.example' }),
    ],
    ['for another project', () => signed(claims({ aud: 'other' }))],
    ['from another issuer', () => signed(claims({ iss: 'https://securetoken.google.com/other' }))],
    ['that has expired', () => signed(claims({ iat: seconds() - 2 * HOUR, exp: seconds() - HOUR }))],
    ['that never expires', () => signed(claims({ exp: undefined }))],
    ['of nobody', () => signed(claims({ sub: '' }))],
    ['that is to be valid only tomorrow', () => signed(claims({ nbf: seconds() + 24 * HOUR }))],
    [
      'with another one’s signature',
      () => `${body({}, claims())}.${signed(claims({ sub: 'bea' })).split('.')[2] ?? ''}`,
    ],
  ])('%s', async (_kind, forge) => {
    await expect(identity.verify(forge())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
