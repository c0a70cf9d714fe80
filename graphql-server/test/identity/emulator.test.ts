import { describe, expect, it } from '@jest/globals';
import type { TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const FIREBASE = { FIREBASE_PROJECT_ID: 'demo-quorum', FIREBASE_API_KEY: 'key' };

const emulated = useServer({ env: { ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'auth:9099' } });
const google = useServer({ env: FIREBASE });

const init = async (server: TestServer) => (await server.rest('GET', '/api/init')).json();
const policyOf = async ({ app }: TestServer) =>
  String((await app.inject('/healthz')).headers['content-security-policy']).split(';');

describe('a server beside a Firebase Auth emulator', () => {
  it('tells the browser where it is', async () => {
    expect(await init(emulated)).toMatchObject({
      auth: { provider: 'firebase', projectId: 'demo-quorum', emulatorUrl: 'http://localhost:9099' },
    });
    expect((await init(google)).auth).not.toHaveProperty('emulatorUrl');
  });

  it('lets pages ask and frame it, and nothing else that others do not', async () => {
    const more = (await policyOf(emulated)).map((directive) => directive.replace(' http://localhost:9099', ''));
    expect(more).toEqual(await policyOf(google));
    expect((await policyOf(emulated)).filter((directive) => directive.includes(':9099'))).toEqual([
      expect.stringMatching(/^connect-src /),
      expect.stringMatching(/^frame-src /),
    ]);
  });

  it('does not answer in its place', async () => {
    const answer = await emulated.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    });
    expect(answer.statusCode).toBe(404);
  });
});
