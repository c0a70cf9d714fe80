import { createHash, timingSafeEqual } from 'node:crypto';
import type { DateTime } from 'luxon';
import { z } from 'zod';
import type { LocalAccount } from './accounts/LocalAccounts.ts';
import { EmulatorError } from './EmulatorError.ts';

export const ID_TOKEN_SECONDS = 3_600;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const decodedClaims = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** What is the same for as long as the account exists, and different once it was removed and created again. */
const proofOf = (projectId: string, { uid, sub, createdAt }: LocalAccount) =>
  createHash('sha256')
    .update(JSON.stringify([projectId, uid, sub, createdAt.toMillis()]))
    .digest();

/**
 * The tokens of local sign-in, of the same form as Firebase's. ID tokens are unsigned (`alg: none`), as the official
 * emulator's are: anybody who reaches this server can be anyone, so it is for one's own machine.
 */
export function createLocalTokens(projectId: string) {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const ownClaims = z.object({ aud: z.literal(projectId), iss: z.literal(issuer), sub: z.string(), exp: z.number() });

  return {
    idToken(account: LocalAccount, now: DateTime): string {
      const issuedAt = now.toUnixInteger();
      const claims = {
        name: account.name ?? undefined,
        picture: account.photoURL ?? undefined,
        email: account.email ?? undefined,
        email_verified: account.email === null ? undefined : true,
        auth_time: account.lastLoginAt.toUnixInteger(),
        user_id: account.uid,
        firebase: {
          identities: { 'google.com': [account.sub], ...(account.email && { email: [account.email] }) },
          sign_in_provider: 'google.com',
        },
        iat: issuedAt,
        exp: issuedAt + ID_TOKEN_SECONDS,
        aud: projectId,
        iss: issuer,
        sub: account.uid,
      };
      return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
    },

    /**
     * The uid that an ID token names.
     * @throws EmulatorError `INVALID_ID_TOKEN`, `TOKEN_EXPIRED`
     */
    readIdToken(token: string, now: DateTime): string {
      const claims = ownClaims.safeParse(decodedClaims(token));
      if (!claims.success) throw new EmulatorError('INVALID_ID_TOKEN');
      if (claims.data.exp <= now.toUnixInteger()) throw new EmulatorError('TOKEN_EXPIRED');
      return claims.data.sub;
    },

    /** Made of what the database holds, so that it outlives a restart with nothing more to keep. */
    refreshToken: (account: LocalAccount): string =>
      `${account.uid}.${proofOf(projectId, account).toString('base64url')}`,

    /**
     * The account whose refresh token it is.
     * @throws EmulatorError `INVALID_REFRESH_TOKEN`, `USER_NOT_FOUND` when it was removed
     */
    async readRefreshToken(token: string, find: (uid: string) => Promise<LocalAccount | null>): Promise<LocalAccount> {
      const [, uid, proof] = /^([0-9a-f]+)\.([\w-]{43})$/.exec(token) ?? [];
      if (!uid || !proof) throw new EmulatorError('INVALID_REFRESH_TOKEN');
      const account = await find(uid);
      if (!account) throw new EmulatorError('USER_NOT_FOUND');
      if (!timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(projectId, account)))
        throw new EmulatorError('INVALID_REFRESH_TOKEN');
      return account;
    },
  };
}

export type LocalTokens = ReturnType<typeof createLocalTokens>;
