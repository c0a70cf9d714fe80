import { createServer, type RequestListener, type Server } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { responseCachePlugin, type PublicCache } from '../cache/responseCachePlugin.ts';
import type { Clock } from '../gateways/clock.ts';
import { describeError } from '../gateways/describeError.ts';
import type { Primary } from '../gateways/Primary.ts';
import type { TakeRequest } from '../gateways/limiter.ts';
import { readJsonOnly } from './bodies.ts';
import { storeNothingPersonal } from './cachePolicy.ts';
import { tagEntities } from './entityTags.ts';
import { knowMethods } from './knownMethods.ts';
import { endConnectionsOnClose } from './endConnectionsOnClose.ts';
import { openToOtherOrigins } from './hosts/otherOrigins.ts';
import { ownHosts, refuseForeignHosts, type IsOwnHost } from './hosts/ownHosts.ts';
import { warnOfUntrustedProxy } from './hosts/proxyWarning.ts';
import { sendError } from './problems/problems.ts';
import { sendRateLimits } from './limits/rateLimits.ts';
import type { Readiness } from './readiness.ts';
import { limitRequests, RequestQuota } from './RequestQuota.ts';
import { requestIdOf, sendRequestIds } from './requestIds.ts';
import { refuseForeignWrites } from './hosts/sameSite.ts';
import { secureHeaders, type SignInHosts } from './securityHeaders.ts';
import { sendUnreadable } from './problems/unreadableRequests.ts';
import { shareWithCaches, markWriters } from './sharedCache.ts';
import { refuseMalformedHosts } from './hosts/wellFormedHost.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const PLUGIN_TIMEOUT_MS = 60_000;
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  // Node looks for connections that are late every half minute, which would make of ten seconds forty
  connectionsCheckingInterval: 1_000,
};

interface Settings {
  logLevel: string;
  /** Where lines of the log go; standard output when left out. */
  logTo?: { write(line: string): void } | undefined;
  /** How many proxies stand before the server. */
  trustProxy: number;
  /** For how many seconds shared caches may store what is public, null for not at all. */
  sharedCache: number | null;
  /** Where Google signs in, null with local sign-in. */
  firebase: SignInHosts | null;
  /** The names under which local sign-in is served, null without it. */
  localHosts: ReadonlySet<string> | null;
  /** The page's own inline scripts, as sources of the policy. */
  pageScripts: readonly string[];
  clock: Clock;
  primary: Primary;
  readiness: Readiness;
  takeRequest: TakeRequest;
}

export interface HttpServer {
  app: FastifyInstance;
  /** Responds before the routes do. */
  publicCache: PublicCache;
  quota: RequestQuota;
}

/** A Node server whose requests are first offered to the cache. */
const serverWith =
  (publicCache: () => PublicCache, isOwnHost: IsOwnHost) =>
  (handle: RequestListener): Server => {
    const server = createServer(SERVER_OPTIONS, (request, response) => {
      const toRoutes = () => handle(request, response);
      // the routes refuse a foreign host
      if (!isOwnHost(request) || !publicCache().serve(request, response, toRoutes)) toRoutes();
    });
    return server;
  };

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

/**
 * The schemas of routes document; the use-cases validate, so that both transports refuse with the same words. What Fastify
 * would compile them with is not even loaded.
 */
const schemaController = {
  compilersFactory: { buildValidator: () => () => () => true, buildSerializer: () => () => JSON.stringify },
} as unknown as SchemaController; // its types are those of Ajv's compilers

/** The route, not the address: an address may hold the hash of a private event, a query string anything. */
const describe = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? 'none' });

/** A Fastify server with what every route needs: limits, security headers, cookies, compression, errors as sentences. */
export const createHttpServer = async (settings: Settings): Promise<HttpServer> => {
  const { logLevel, logTo, trustProxy, sharedCache, firebase, pageScripts, clock, primary, readiness } = settings;
  const isOwnHost = ownHosts(settings.localHosts);
  const quota = new RequestQuota(settings.takeRequest, trustProxy);
  const app: FastifyInstance = Fastify({
    serverFactory: serverWith(() => publicCache, isOwnHost),
    logger: { level: logLevel, serializers: { req: describe, err: describeError }, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    // the hop nearest to us is number 0
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    // what it registers loads much code, which a busy machine takes longer for than the ten seconds of Fastify
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    // an address that somebody typed or a client put together may end with a slash
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    schemaController,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // addresses that cannot be read reach no route, and requests that are no HTTP not even the router
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: sendUnreadable,
  });
  knowMethods(app);
  const publicCache = responseCachePlugin(app, { clock, primary, readiness, trustProxy, sharedCache, quota });
  app.setErrorHandler(sendError);
  sendRequestIds(app);
  endConnectionsOnClose(app);
  warnOfUntrustedProxy(app, trustProxy);
  readJsonOnly(app);
  // first, so that refusals bear them too
  secureHeaders(app, { firebase, pageScripts });
  refuseMalformedHosts(app);
  refuseForeignHosts(app, isOwnHost);
  openToOtherOrigins(app);
  refuseForeignWrites(app);
  limitRequests(app, quota);
  storeNothingPersonal(app);
  tagEntities(app);
  markWriters(app, sharedCache);
  await app.register(cookie);
  shareWithCaches(app, sharedCache);
  sendRateLimits(app, quota);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], globalDecompression: false });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  publicCache.onHits((hits) => {
    for (const { method, route, status, count } of hits)
      app.log.info({ req: { method, routeOptions: { url: route } }, status, count }, 'answered from the cache');
  });
  return { app, publicCache, quota };
};
