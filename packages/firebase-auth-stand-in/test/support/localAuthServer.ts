import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { memoryAccounts } from '../../src/accounts/memoryAccounts.ts';
import { localAuthRoutes } from '../../src/localAuthRoutes.ts';
import { fakeClock } from './fakeClock.ts';

export const PROJECT = 'quorum-local';
export const ASSETS = path.join(import.meta.dirname, '../../assets');
export const API = '/identitytoolkit.googleapis.com/v1';

/** Claims as Google's answer carries them to `accounts:signInWithIdp`. */
export const idpBody = (claims: object) => ({
  requestUri: 'http://localhost',
  postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
  returnSecureToken: true,
  returnIdpCredential: true,
});

export const ada = { sub: 'ada', email: 'ada@example.com', name: 'Ada Okafor' };

/** A server with local sign-in alone. `restart` makes another one on the same accounts, as a restart of the app does. */
export async function localAuthServer({ accounts = memoryAccounts(), clock = fakeClock('2026-05-01T12:00:00Z') } = {}) {
  const app: FastifyInstance = Fastify();
  await app.register(localAuthRoutes, { accounts, projectId: PROJECT, clock, assets: ASSETS });

  const post = async (url: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url, payload });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    app,
    accounts,
    clock,
    post,
    signIn: async (claims: object = ada) => (await post(`${API}/accounts:signInWithIdp`, idpBody(claims))).body,
    restart: () => localAuthServer({ accounts, clock }),
  };
}

/** What an ID token says. */
export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** How Google refuses a call. */
export const refusal = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
});
