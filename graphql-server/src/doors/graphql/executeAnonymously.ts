import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Context } from '../../use-cases/Context.ts';
import { listsExpireAt } from '../../use-cases/events/listsExpireAt.ts';
import type { CacheRequest } from '../../cache/cacheKey.ts';
import type { Loaded } from '../../cache/ResponseCache.ts';
import type { Cacheability, GraphQLContext } from './GraphQLContext.ts';
import { AS_JSON } from './mediaTypes.ts';

/** Completes an address that has no host. */
const BASE_URL = 'http://localhost';

const headersFor = (accept: string) =>
  new HeaderMap([
    ['accept', accept],
    ['apollo-require-preflight', 'true'],
  ]);

/** Of somebody without an identity and without a browser. */
const contextOf = (anonymous: Context): GraphQLContext => ({
  open: () => Promise.resolve(anonymous),
  origin: BASE_URL,
  keepVisitorToken: () => undefined,
  noteWrite: () => undefined,
});

const execute = async (
  apollo: ApolloServer<GraphQLContext>,
  { url, accept }: CacheRequest,
  context: GraphQLContext,
) => {
  const { search } = new URL(url, BASE_URL);
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'GET', headers: headersFor(accept), search, body: undefined },
    context: () => Promise.resolve(context),
  });
  if (body.kind !== 'complete') throw new Error('An incremental response was not requested');
  return { status, contentType: headers.get('content-type') ?? AS_JSON, body: body.string };
};

/** The body of a GET to `/graphql` by somebody without an identity. */
export const executeAnonymously = async (
  apollo: ApolloServer<GraphQLContext>,
  request: CacheRequest,
  anonymous: Context,
): Promise<string> => (await execute(apollo, request, contextOf(anonymous))).body;

/** The same for the cache; what is not the same for everybody is not executed. */
export const loadPublicResponse = async (
  apollo: ApolloServer<GraphQLContext>,
  request: CacheRequest,
  anonymous: Context,
): Promise<Loaded> => {
  const cacheability: Cacheability = { isPublic: false, hasFailed: false };
  const { status, contentType, body } = await execute(apollo, request, { ...contextOf(anonymous), cacheability });
  if (cacheability.hasFailed) return 'failed';
  // a cache entry is sent with 200
  if (!cacheability.isPublic || status !== 200) return 'uncacheable';
  return { contentType, body: Buffer.from(body), expiresAt: listsExpireAt(anonymous) };
};
