import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Context } from '../../use-cases/Context.ts';
import { listsExpireAt } from '../../use-cases/events/listsExpireAt.ts';
import type { CacheRequest } from '../../cache/cacheKey.ts';
import type { Loaded, Refusal } from '../../cache/ResponseCache.ts';
import type { LoadedValue } from '../../cache/VersionedCache.ts';
import { away } from '../../gateways/Primary.ts';
import { GRAPHQL_CODE, isAboutTheDocument } from './errors.ts';
import type { Cacheability, GraphQLContext } from './GraphQLContext.ts';
import { AS_JSON } from './mediaTypes.ts';
import { statusFor } from './overHttp.ts';

/** Completes an address that has no host. */
const BASE_URL = 'http://localhost';

/** Of somebody without an identity and without a browser. */
const contextOf = (anonymous: Context): GraphQLContext => ({
  open: () => Promise.resolve(anonymous),
  origin: BASE_URL,
  keepVisitorToken: () => undefined,
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
    httpGraphQLRequest: { method: 'GET', headers: new HeaderMap([['accept', accept]]), search, body: undefined },
    context: () => Promise.resolve(context),
  });
  if (body.kind !== 'complete') throw new Error('An incremental response was not requested');
  return { status, headers: [...headers], contentType: headers.get('content-type') ?? AS_JSON, body: body.string };
};

const isAway = ({ errors }: Pick<Cacheability, 'errors'>): boolean =>
  errors.some(({ extensions }) => extensions?.code === GRAPHQL_CODE.UNAVAILABLE);

/** The body of a GET to `/graphql` by somebody without an identity; one that says what went wrong is not cached. @throws DomainError `UNAVAILABLE` */
export const executeAnonymously = async (
  apollo: ApolloServer<GraphQLContext>,
  request: CacheRequest,
  anonymous: Context,
): Promise<LoadedValue<string>> => {
  const cacheability: Cacheability = { isForEverybody: false, isPublic: false, errors: [] };
  const { body } = await execute(apollo, request, { ...contextOf(anonymous), cacheability });
  if (isAway(cacheability)) throw away();
  return { value: body, expiresAt: cacheability.errors.length > 0 ? null : listsExpireAt(anonymous) };
};

/** A refusal as the routes send it to each reader. A fault of ours may be over the next time. */
const refusalOf = (
  { status, headers, body }: Awaited<ReturnType<typeof execute>>,
  errors: Cacheability['errors'],
): Refusal => ({
  isLasting: errors.every(isAboutTheDocument),
  isUnavailable: isAway({ errors }),
  send: (request, reply) =>
    reply
      .code(statusFor(request.headers.accept, status, errors))
      .headers({ ...Object.fromEntries(headers), 'cache-control': 'no-store' })
      .send(body),
});

/** The same for the cache; what is not the same for everybody is not executed. */
export const loadPublicResponse = async (
  apollo: ApolloServer<GraphQLContext>,
  request: CacheRequest,
  anonymous: Context,
): Promise<Loaded> => {
  const cacheability: Cacheability = { isForEverybody: true, isPublic: false, errors: [] };
  const executed = await execute(apollo, request, { ...contextOf(anonymous), cacheability });
  if (cacheability.errors.length > 0) return refusalOf(executed, cacheability.errors);
  // a cache entry is sent with 200
  if (!cacheability.isPublic || executed.status !== 200) return 'uncacheable';
  const { contentType, body } = executed;
  return { contentType, body: Buffer.from(body), expiresAt: listsExpireAt(anonymous) };
};
