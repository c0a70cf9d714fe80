import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LocalAccount } from './accounts/LocalAccounts.ts';
import { accountChange } from './accountChange.ts';
import { EmulatorError } from './EmulatorError.ts';
import type { LocalAuth } from './LocalAuth.ts';
import { ID_TOKEN_SECONDS } from './localTokens.ts';
import { accountFields, presentAccount, providerUserInfo } from './presentAccount.ts';
import { readBody } from './readBody.ts';

const API = '/identitytoolkit.googleapis.com/v1';
const IDS_MAX = 100;

const uid = z.string().max(128);
const tokenBody = z.object({ idToken: z.string().nullish() });
const uidBody = z.object({ localId: uid });
const uidsBody = z.object({ localId: z.array(uid).max(IDS_MAX).default([]) });
const wishesBody = z.object({ returnSecureToken: z.boolean().nullish() });

const found = (account: LocalAccount | null): LocalAccount => {
  if (!account) throw new EmulatorError('USER_NOT_FOUND');
  return account;
};

/** How one looks up, changes and removes an account: its owner with an ID token, firebase-admin by uid. */
export function accountRoutes(app: FastifyInstance, { accounts, tokens, clock }: LocalAuth): void {
  const ownerOf = (body: unknown) => {
    const { idToken } = readBody(tokenBody, body);
    if (!idToken) throw new EmulatorError('MISSING_ID_TOKEN');
    return tokens.readIdToken(idToken, clock.now());
  };
  const namedIn = (body: unknown) => readBody(uidBody, body).localId;

  app.post(`${API}/accounts::lookup`, async ({ body }) => ({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [presentAccount(found(await accounts.find(ownerOf(body))))],
  }));

  app.post(`${API}/projects/:project/accounts::lookup`, async ({ body }) => {
    const asked = await Promise.all(readBody(uidsBody, body).localId.map(accounts.find));
    const users = asked.filter((account) => account !== null).map(presentAccount);
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users };
  });

  for (const [path, uidOf] of [
    [`${API}/accounts`, ownerOf],
    [`${API}/projects/:project/accounts`, namedIn],
  ] as const) {
    app.post(`${path}::update`, async ({ body }) => {
      const owner = uidOf(body);
      const { returnSecureToken } = readBody(wishesBody, body);
      const account = found(await accounts.update(owner, accountChange(body)));
      return {
        kind: 'identitytoolkit#SetAccountInfoResponse',
        ...accountFields(account),
        providerUserInfo: providerUserInfo(account),
        ...(returnSecureToken && {
          idToken: tokens.idToken(account, clock.now()),
          refreshToken: tokens.refreshToken(account),
          expiresIn: String(ID_TOKEN_SECONDS),
        }),
      };
    });

    app.post(`${path}::delete`, async ({ body }) => {
      const account = found(await accounts.find(uidOf(body)));
      await accounts.remove(account.uid);
      return { kind: 'identitytoolkit#DeleteAccountResponse' };
    });
  }
}
