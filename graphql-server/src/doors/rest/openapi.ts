import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { completeDocument } from './document/completeDocument.ts';
import { PUBLIC_CACHE } from '../../http/cachePolicy.ts';
import { named } from '../../http/named.ts';
import { refuseUnknown } from './refuseUnknown.ts';

/** `/api/openapi.json` and `/api/docs`, the page that shows it. Registered before the routes that it describes. */
export const serveOpenApi = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Quorum',
        version,
        description:
          'Events that happen when enough people are in. The same data as GraphQL at `/graphql`. A field or a ' +
          'parameter that a call does not document is refused by its name. Null means the same as leaving a field ' +
          'out; in a change, it restores the default. Where to begin, and what holds for every call: [the page for ' +
          'developers](/developers).',
        contact: { name: 'The operators of this server' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server' }],
      components: {
        securitySchemes: {
          idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'quorum_pat_…',
            description:
              'Created at `/me/developers`, or by `createToken`. The scope in the list is the one that the token needs.',
          },
          responseToken: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Response-Token',
            description:
              'The token that a join or a vote returned. It proves whose the response is, for people without an account.',
          },
        },
      },
    },
    transformObject(document) {
      if (!('openapiObject' in document)) throw new Error('The document is one of OpenAPI 3');
      return completeDocument(document.openapiObject as Parameters<typeof completeDocument>[0]) as object;
    },
  });
  const pageOfDocument = async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', PUBLIC_CACHE));
    await scope.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { deepLinking: true } });
  };
  await app.register(named('page of the OpenAPI document', pageOfDocument));
  const document = async (scope: FastifyInstance) => {
    refuseUnknown(scope);
    scope.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', PUBLIC_CACHE).send(app.swagger()),
    );
  };
  await app.register(named('OpenAPI document', document));
};
