import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { useServer } from '../../support/useServer.ts';
import { hunt, LEAK } from './runs.ts';
import { hostileText, hostileValue, spoiled } from './values.ts';

const server = useServer();

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const PROJECT_ACCOUNTS = '/identitytoolkit.googleapis.com/v1/projects/quorum-local/accounts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: unknown) => `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims)}.`;

const claims = spoiled({
  sub: 'ada',
  user_id: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  picture: 'https://example.com/ada.png',
  aud: 'quorum-local',
  iss: 'https://securetoken.google.com/quorum-local',
  iat: 1_777_636_000,
  exp: 1_777_640_000,
});
const anyToken = fc.oneof(claims.map(token), hostileText);

const requests: fc.Arbitrary<[url: string, payload: unknown]> = fc.oneof(
  claims.map((said): [string, unknown] => [
    `${ACCOUNTS}:signInWithIdp`,
    {
      requestUri: 'http://localhost',
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(said))}`,
    },
  ]),
  spoiled({ requestUri: 'http://localhost', postBody: 'id_token={}' }).map((body): [string, unknown] => [
    `${ACCOUNTS}:signInWithIdp`,
    body,
  ]),
  fc
    .tuple(fc.constantFrom('lookup', 'update', 'delete'), anyToken, hostileValue)
    .map(([verb, idToken, displayName]): [string, unknown] => [`${ACCOUNTS}:${verb}`, { idToken, displayName }]),
  fc
    .tuple(
      fc.constantFrom('lookup', 'update', 'delete'),
      fc.oneof(hostileText, fc.array(hostileText), hostileValue),
      hostileValue,
    )
    .map(([verb, localId, photoUrl]): [string, unknown] => [`${PROJECT_ACCOUNTS}:${verb}`, { localId, photoUrl }]),
  anyToken.map((refresh_token): [string, unknown] => [
    '/securetoken.googleapis.com/v1/token',
    { grant_type: 'refresh_token', refresh_token },
  ]),
  hostileValue.map((body): [string, unknown] => ['/identitytoolkit.googleapis.com/v1/anything', body]),
);

describe('hostile calls of local sign-in', () => {
  it('are answered without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async ([url, body]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await server.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body).not.toMatch(LEAK);
      }),
      hunt(200),
    );
  });
});

describe('a body that is small only while it is compressed', () => {
  it.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP', 'gzip, gzip'])(
    'is refused like any that is too large, without being read (%s)',
    async (coding) => {
      const payload = gzipSync(JSON.stringify({ name: 'x'.repeat(20_000_000) }));
      expect(payload.length).toBeLessThan(64 * 1024);
      const headers = { 'content-type': 'application/json', 'content-encoding': coding };
      for (const url of ['/graphql', '/api/events']) {
        const answer = await server.app.inject({ method: 'POST', url, headers, payload });
        expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
        expect(answer.body).toContain('Please send the body as it is, without compressing it');
      }
    },
  );

  it('is read when it only says that it is not', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' };
    const payload = { query: '{ __typename }' };
    expect((await server.app.inject({ method: 'POST', url: '/graphql', headers, payload })).statusCode).toBe(200);
  });
});
