import { PAGES } from '@quorum/domain/pages';
import { deprecationTimes, type Deprecation } from '@quorum/domain/platform/deprecation';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route will go: its answers say so, and its entry in the OpenAPI document. */
    deprecated?: Deprecation;
  }
}

const MORE = `<${PAGES.developers}#deprecation>; rel="deprecation"; type="text/html"`;

/** What answers of such a route say (RFC 9745, RFC 8594). @throws Error where it would go too soon */
const headersOf = (deprecation: Deprecation): Record<string, string> => {
  const { since, until } = deprecationTimes(deprecation);
  return { deprecation: `@${since / 1_000}`, sunset: new Date(until).toUTCString() };
};

/** To be called before the routes are added, of which those say so whose `config` has `deprecated`. */
export const sendDeprecations = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (!route.config?.deprecated) return;
    // a date that is too soon stops the server from starting
    headersOf(route.config.deprecated);
    route.schema = { ...route.schema, deprecated: true };
  });
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    const { deprecated } = routeOptions.config;
    if (!deprecated) return;
    const links = [reply.getHeader('link') ?? [], MORE].flat();
    void reply.headers({ ...headersOf(deprecated), link: links.join(', ') });
  });
};
