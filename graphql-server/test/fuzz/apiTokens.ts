import { TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import fc from 'fast-check';
import { TOKEN_PREFIX } from '../../src/gateways/apiToken.ts';
import { hostileHeader } from '../http/hostile/values.ts';
import { aToken } from '../platform/aProgram.ts';
import type { TestServer } from '../support/testServer.ts';

/** Tokens of Ada's, by what they are for, or what is the matter with them. */
const KINDS = ['all', ...TOKEN_SCOPES, 'revoked', 'expired', 'mistyped'] as const;
type Kind = (typeof KINDS)[number];

export type ApiTokens = Record<Kind, string>;

const placeOf = (kind: Kind) => `{token: ${kind}}`;

/** With which nothing is changed by REST, whatever is asked. */
const CHANGING_NOTHING: readonly Kind[] = ['read', 'revoked', 'expired', 'mistyped'];

/** Tokens that were never any: longer, shorter and odder than those that we make. */
const NEVER_ANY = fc.oneof(
  hostileHeader,
  fc.integer({ min: 0, max: 6_000 }).map((length) => 'a'.repeat(length)),
  fc.constantFrom('0'.repeat(49), `${'0'.repeat(49)}, ${TOKEN_PREFIX}${'0'.repeat(49)}`),
);

/** What a program sends as its authorization: where there is a world, a token of it stands in each place. */
export const anyProgram: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...KINDS).map((kind) => `Bearer ${placeOf(kind)}`) },
  { weight: 1, arbitrary: NEVER_ANY.map((rest) => `Bearer ${TOKEN_PREFIX}${rest}`) },
);

export const fillInTokens = (text: string, tokens: ApiTokens): string =>
  KINDS.reduce((filled, kind) => filled.replaceAll(placeOf(kind), tokens[kind]), text);

/** Whether it may change nothing with what it sends as its authorization, before tokens are filled in. */
export const changesNothing = (authorization = ''): boolean =>
  CHANGING_NOTHING.some((kind) => authorization.includes(placeOf(kind)));

/** The last digit of a token is one of its checksum. */
const mistyped = (token: string) => token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');

export const makeApiTokens = async (server: TestServer): Promise<ApiTokens> => {
  const make = (...scopes: TokenScope[]) => aToken(server, 'ada', scopes);
  const [all, read, write, manage] = [
    await make(...TOKEN_SCOPES),
    await make('read'),
    await make('write'),
    await make('manage'),
  ];
  const [revoked, expired] = [await make(...TOKEN_SCOPES), await make(...TOKEN_SCOPES)];
  await server.rest('DELETE', `/api/me/tokens/${revoked.id}`, undefined, { as: 'ada' });
  const past = server.clock.now().minus({ days: 1 }).toISO();
  await server.orm.em.fork().execute('update api_token set expires_at = ? where id = ?', [past, expired.id]);
  return {
    all: all.token,
    read: read.token,
    write: write.token,
    manage: manage.token,
    revoked: revoked.token,
    expired: expired.token,
    mistyped: mistyped(all.token),
  };
};
