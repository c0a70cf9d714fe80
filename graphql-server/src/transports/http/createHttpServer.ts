import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { readJsonOnly } from './bodies.ts';
import { answerError } from './problems.ts';
import { refuseForeignWrites } from './sameSite.ts';
import { secureHeaders } from './securityHeaders.ts';
import { answerUnreadable } from './unreadableRequests.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;

interface Settings {
  logLevel: string;
  trustProxy: boolean;
  authDomain: string | null;
}

/** The route, not the address: an address may hold the hash of a private event, a query string anything. */
const describe = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? 'none' });

/** A Fastify server with what every route needs: limits, security headers, cookies, compression, errors as sentences. */
export const createHttpServer = async ({ logLevel, trustProxy, authDomain }: Settings): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: describe } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // addresses that cannot be read reach no route, and requests that are no HTTP not even the router
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerUnreadable,
  });
  app.setErrorHandler(answerError);
  readJsonOnly(app);
  refuseForeignWrites(app);
  await secureHeaders(app, { authDomain });
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  return app;
};
