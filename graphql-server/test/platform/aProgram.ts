import { TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import type { Caller, TestServer } from '../support/testServer.ts';

interface Made {
  id: number;
  token: string;
}

/** A token of a person's, which is for all there is unless told otherwise. */
export const aToken = async (
  { rest }: Pick<TestServer, 'rest'>,
  as: string,
  scopes: readonly TokenScope[] = TOKEN_SCOPES,
): Promise<Made> => {
  const answer = await rest('POST', '/api/me/tokens', { name: 'A bot', scopes, expiresInDays: 30 }, { as });
  return answer.json<Made>();
};

export const bearer = (token: string): Caller => ({ headers: { authorization: `Bearer ${token}` } });

/** A program that acts for somebody with such a token. */
export const aProgram = async (...of: Parameters<typeof aToken>): Promise<Caller> =>
  bearer((await aToken(...of)).token);
