import { trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** Names the span of the request that is served now by its route: addresses hold what is private. */
export const nameRequest = (method: string, route: string): void => {
  trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route);
};

/** The same for each request that reaches the routes. */
export const nameRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, routeOptions, id }) => {
    nameRequest(method, routeOptions.url ?? 'none');
    trace.getActiveSpan()?.setAttribute('quorum.request_id', id);
  });
};
