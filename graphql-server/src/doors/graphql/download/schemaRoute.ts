import type { FastifyInstance } from 'fastify';
import { PUBLIC_CACHE } from '../../../http/cachePolicy.ts';
import { printedSchema } from './printedSchema.ts';

/** `/schema.graphql`, for those who generate clients: the schema as introspection tells it, without a query. */
export const schemaRoute = (app: FastifyInstance): void => {
  let printed: string | undefined;
  app.get('/schema.graphql', { schema: { hide: true }, config: { isTagged: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', PUBLIC_CACHE)
      .send((printed ??= printedSchema())),
  );
};
