import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EmulatorError } from './EmulatorError.ts';
import { idpProfile } from './idpProfile.ts';
import type { LocalAuth } from './LocalAuth.ts';
import { ID_TOKEN_SECONDS } from './localTokens.ts';
import { accountFields, federatedId } from './presentAccount.ts';
import { readBody } from './readBody.ts';

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

const signInBody = z.object({ requestUri: z.string().nullish(), postBody: z.string().nullish() });

const tokenBody = z.object({
  grant_type: z.string().optional(),
  refresh_token: z.string().optional(),
});

/** How one signs in with an identity provider's answer, and stays signed in with a refresh token. */
export function signInRoutes(app: FastifyInstance, { accounts, tokens, projectId, clock }: LocalAuth): void {
  app.post(`${ACCOUNTS}::signInWithIdp`, async (request) => {
    const { requestUri, postBody } = readBody(signInBody, request.body);
    const { profile, oauthIdToken } = idpProfile(requestUri, postBody);
    const now = clock.now();
    const { account, isNew } = await accounts.signIn(profile, now);
    return {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      context: '',
      providerId: 'google.com',
      federatedId: federatedId(account.sub),
      ...accountFields(account),
      fullName: account.name ?? undefined,
      rawUserInfo: JSON.stringify({ ...profile, id: account.sub }),
      oauthIdToken,
      idToken: tokens.idToken(account, now),
      refreshToken: tokens.refreshToken(account),
      expiresIn: String(ID_TOKEN_SECONDS),
      isNewUser: isNew,
    };
  });

  app.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const body = readBody(tokenBody, request.body);
    if (!body.grant_type) throw new EmulatorError('MISSING_GRANT_TYPE');
    if (body.grant_type !== 'refresh_token') throw new EmulatorError('INVALID_GRANT_TYPE');
    if (!body.refresh_token) throw new EmulatorError('MISSING_REFRESH_TOKEN');
    const account = await tokens.readRefreshToken(body.refresh_token, accounts.find);
    const idToken = tokens.idToken(account, clock.now());
    return {
      id_token: idToken,
      access_token: idToken,
      expires_in: String(ID_TOKEN_SECONDS),
      refresh_token: body.refresh_token,
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: projectId,
    };
  });

  for (const method of ['signUp', 'signInWithPassword']) {
    app.post(`${ACCOUNTS}::${method}`, () => {
      throw new EmulatorError('OPERATION_NOT_ALLOWED');
    });
  }
}
