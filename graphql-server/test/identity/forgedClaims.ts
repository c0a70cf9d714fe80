import { generateKeyPairSync, sign } from 'node:crypto';
import { expect } from '@jest/globals';
import { PROJECT } from '../../../packages/firebase-auth-stand-in/test/support/localAuthServer.ts';

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
export const unsigned = (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;

export const seconds = () => Math.floor(Date.now() / 1_000);
export const claims = (changes: object = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ada',
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 3_600,
  ...changes,
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const signed = (header: object, payload: object) => {
  const text = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'a key', ...header })}.${encoded(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
};

export const unauthenticated = {
  name: 'DomainError',
  code: 'UNAUTHENTICATED',
  message: expect.stringMatching(/sign in again/),
};
export const unavailable = { name: 'DomainError', code: 'UNAVAILABLE', retryAfter: 5 };

export const MALFORMED = [
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
