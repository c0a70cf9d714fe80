import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { DateTime } from 'luxon';
import { memoryAccounts } from '../src/accounts/memoryAccounts.ts';
import { localAuthRoutes } from '../src/localAuthRoutes.ts';
import { ada, API, ASSETS, claimsOf, idpBody, localAuthServer, PROJECT, refusal } from './support/localAuthServer.ts';

describe('the token endpoint', () => {
  const URL = '/securetoken.googleapis.com/v1/token';
  const grant = (refresh_token: unknown) => ({ grant_type: 'refresh_token', refresh_token });

  it('renews an ID token, asked as JSON or as a form', async () => {
    const { app, post, signIn, clock } = await localAuthServer();
    const { refreshToken, localId } = await signIn();
    clock.set('2026-05-01T12:50:00Z');
    const asJson = await post(URL, grant(refreshToken));
    expect(asJson.body).toMatchObject({
      expires_in: '3600',
      refresh_token: refreshToken,
      token_type: 'Bearer',
      user_id: localId,
      project_id: PROJECT,
    });
    expect(claimsOf(asJson.body.id_token)).toMatchObject({ auth_time: 1777636800, exp: 1777643400, sub: localId });
    const payload = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const asForm = await app.inject({ method: 'POST', url: URL, payload, headers });
    expect(asForm.json()).toEqual(asJson.body);
  });

  it('keeps people signed in when the server restarts', async () => {
    const first = await localAuthServer();
    const { refreshToken, localId } = await first.signIn();
    const second = await first.restart();
    expect((await second.post(URL, grant(refreshToken))).body.user_id).toBe(localId);
  });

  it('refuses what it did not hand out, and the tokens of an account that was removed and created again', async () => {
    const { post, signIn, accounts, clock } = await localAuthServer();
    const { refreshToken, localId } = await signIn();
    const forged = `${localId}.${'A'.repeat(43)}`;
    for (const token of ['x', localId, forged, `${refreshToken}A`, '.']) {
      expect(await post(URL, grant(token))).toEqual(refusal('INVALID_REFRESH_TOKEN'));
    }
    await accounts.remove(localId);
    expect(await post(URL, grant(refreshToken))).toEqual(refusal('USER_NOT_FOUND'));
    clock.set('2026-05-01T12:00:01Z');
    await signIn();
    expect(await post(URL, grant(refreshToken))).toEqual(refusal('INVALID_REFRESH_TOKEN'));
  });

  it('says what is missing', async () => {
    const { post } = await localAuthServer();
    expect(await post(URL, {})).toEqual(refusal('MISSING_GRANT_TYPE'));
    expect(await post(URL, { grant_type: 'password' })).toEqual(refusal('INVALID_GRANT_TYPE'));
    expect(await post(URL, { grant_type: 'refresh_token' })).toEqual(refusal('MISSING_REFRESH_TOKEN'));
    expect((await post(URL, grant(5))).body.error.message).toMatch(/^INVALID_ARGUMENT/);
  });
});

describe('the rest of the API', () => {
  it.each(['signUp', 'signInWithPassword'])('has no passwords: accounts:%s is not allowed', async (method) => {
    const { post } = await localAuthServer();
    const answer = await post(`${API}/accounts:${method}`, { email: 'a@example.com', password: 'secret' });
    expect(answer).toEqual(refusal('OPERATION_NOT_ALLOWED'));
  });

  it('lists the domains one may sign in from', async () => {
    const { app } = await localAuthServer();
    const answer = await app.inject(`${API}/projects?key=local`);
    expect(answer.json()).toEqual({ projectId: PROJECT, authorizedDomains: ['localhost', '127.0.0.1'] });
  });

  it('answers a call it does not offer as the emulator would', async () => {
    const { post } = await localAuthServer();
    const answer = await post(`${API}/accounts:sendOobCode`, {});
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 404 } } });
  });

  it('leaves a fault of the database to the application around it', async () => {
    const app = Fastify();
    app.setErrorHandler((_error, _request, reply) => reply.code(503).send({ message: 'away' }));
    const accounts = memoryAccounts();
    accounts.signIn = () => Promise.reject(new Error('connection lost'));
    await app.register(localAuthRoutes, {
      accounts,
      projectId: PROJECT,
      clock: { now: () => DateTime.utc() },
      assets: ASSETS,
    });
    const url = `${API}/accounts:signInWithIdp`;
    const answer = await app.inject({ method: 'POST', url, payload: idpBody(ada) });
    expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'away' }]);
  });
});
