import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracer } from '../gateways/tracing/Tracer.ts';

const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

const traceparentOf = ({ headers }: FastifyRequest) =>
  typeof headers.traceparent === 'string' ? headers.traceparent : undefined;

/** A span of each request that a route serves, by its route: addresses hold what is private. */
export const traceRequests = (app: FastifyInstance, tracer: Tracer): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (UNTRACED.has(route)) return done();
    const span = tracer.start({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'quorum.request_id': request.id },
      parent: traceparentOf(request),
    });
    spans.set(request, span);
    tracer.within(span, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail();
    span?.end();
  });
};
