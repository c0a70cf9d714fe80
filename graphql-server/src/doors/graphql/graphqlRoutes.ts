import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicCache } from '../../cache/responseCachePlugin.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { LinkOrigin } from '../../http/hosts/linkOrigin.ts';
import { keepVisitorToken } from '../../http/cookies/visitorCookie.ts';
import { carriesApiToken } from '../../http/bearer.ts';
import { leftToToken } from '../../http/limits/rateLimits.ts';
import type { RequestQuota } from '../../http/RequestQuota.ts';
import { requireScope } from '../../use-cases/platform/useToken.ts';
import { sendGraphQLError } from './sendGraphQLError.ts';
import { buildSchema } from './buildSchema.ts';
import { schemaRoute } from './download/schemaRoute.ts';
import { DOCUMENT_LIMITS } from './documentLimits.ts';
import { formatErrors } from './errors.ts';
import type { GraphQLContext } from './GraphQLContext.ts';
import { keepAnswers } from './keepAnswers.ts';
import { limitDocuments } from './limitDocuments.ts';
import { limitKeys } from './limitKeys.ts';
import { limitVariables } from './limitVariables.ts';
import { refuseRootConditions } from './live/refuseRootConditions.ts';
import { refuseSubscriptions } from './live/refuseSubscriptions.ts';
import { WEB_ACCEPT } from './mediaTypes.ts';
import { NamedDocuments, type FindOperation } from './NamedDocuments.ts';
import { overHttp } from './overHttp.ts';
import { cacheKeyOf, cacheRequestOf } from '../../cache/cacheKey.ts';
import { executeAnonymously, loadPublicResponse } from './executeAnonymously.ts';
import { publicResponses } from './publicResponses.ts';

interface Options {
  openContext(request: FastifyRequest): Promise<Context>;
  openAnonymously(): Context;
  publicCache: PublicCache;
  linkOrigin: LinkOrigin;
  /** Whether the web app is built, and GraphiQL with it. */
  hasGraphiql: boolean;
  findOperation: FindOperation;
  quota: RequestQuota;
}

const wantsPage = ({ method, headers, query }: FastifyRequest) =>
  method === 'GET' &&
  Boolean(headers.accept?.includes('text/html')) &&
  !Object.hasOwn(query as Record<string, unknown>, 'query');

/** One context a request, opened when the first resolver needs it, so that a document that is refused costs no look-up. */
const contextOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { openContext, linkOrigin, quota }: Options,
): GraphQLContext => {
  let opened: Promise<Context> | undefined;
  const open = () => (opened ??= openContext(request));
  return {
    open,
    ...(carriesApiToken(request) && {
      requireScope: async (field) => requireScope((await open()).actor, field),
    }),
    left: () => leftToToken(request) ?? quota.leftTo(request.raw),
    origin: linkOrigin(request),
    keepVisitorToken(token) {
      keepVisitorToken(request, reply, token);
      // what follows in the document is for that browser
      opened = opened?.then((context) => ({ ...context, actor: { ...context.actor, visitorToken: token } }));
    },
  };
};

/** Returns the body of a GET with this address that somebody without an identity sends. */
export type QueryAnonymously = (url: string) => Promise<string>;

/** `/graphql`: the GraphQL API, and GraphiQL for a browser. Returns how to query it without a request. */
export const graphqlRoutes = async (app: FastifyInstance, options: Options): Promise<QueryAnonymously> => {
  const apollo = new ApolloServer<GraphQLContext>({
    schema: buildSchema(),
    plugins: [
      // first, so that the others see what was answered before
      keepAnswers(app.log),
      overHttp,
      refuseSubscriptions,
      limitVariables,
      limitKeys,
      publicResponses,
      ApolloServerPluginLandingPageDisabled(),
      // it would look at every field of every result, to find nothing
      ApolloServerPluginCacheControlDisabled(),
    ],
    formatError: formatErrors(app.log),
    includeStacktraceInErrorResponses: false,
    introspection: true,
    // `http/hosts/sameSite.ts` and `http/bodies.ts` refuse what it is for; a header that few clients send is no read's business
    csrfPrevention: false,
    persistedQueries: { cache: new NamedDocuments(options.findOperation) },
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: DOCUMENT_LIMITS.tokens },
    validationRules: [refuseRootConditions, limitDocuments],
    // one more says that there are more
    validationOptions: { maxErrors: DOCUMENT_LIMITS.errors - 1 },
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const askApollo = fastifyApolloHandler(apollo, {
    context: (request, reply) => Promise.resolve(contextOf(request, reply, options)),
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    schema: { hide: true },
    // what one person reads is stored nowhere; a page that polls still asks whether it is so
    config: { judgesScopes: true, isTagged: true },
    errorHandler: (error, request, reply) => void sendGraphQLError(error, request, reply),
    async handler(request, reply) {
      if (options.hasGraphiql && wantsPage(request))
        return reply.header('cache-control', 'no-cache').sendFile('graphiql.html');
      void reply.header('cache-control', 'no-store');
      return askApollo.call(this, request, reply);
    },
  });
  schemaRoute(app);
  options.publicCache.register('/graphql', (request) => loadPublicResponse(apollo, request, options.openAnonymously()));
  const results = options.publicCache.deriveTexts((key) =>
    executeAnonymously(apollo, cacheRequestOf(key), options.openAnonymously()),
  );
  const keyOf = (url: string) => cacheKeyOf(url, WEB_ACCEPT) ?? url;
  options.publicCache.rememberBy((url) => results.lastKnown(keyOf(url)));
  return (url) => results.read(keyOf(url));
};
