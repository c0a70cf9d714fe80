import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Context } from '../../../use-cases/Context.ts';
import { listsExpireAt } from '../../../use-cases/events/listsExpireAt.ts';
import { LIST_CACHE } from '../../../http/cachePolicy.ts';
import { nextLink, type FoundPage, type Query } from './listQuery.ts';
import type { RestOptions } from '../RestOptions.ts';

interface PublicList {
  url: string;
  schema: FastifySchema;
  list(context: Context): Promise<unknown[]>;
  /** Where it takes parameters: what they ask for. Without any it is `list`. */
  find?(context: Context, query: Query): Promise<FoundPage>;
}

/**
 * A list that is the same for everybody until something is written: it is cached. The route serves those who say who they
 * are, and when the cache could not be refilled.
 */
export const publicList = (
  app: FastifyInstance,
  { openContext, openAnonymously, publicCache, linkOrigin }: RestOptions,
  { url, schema, list, find }: PublicList,
): void => {
  app.get<{ Querystring: Query }>(url, { schema }, async (request, reply) => {
    const context = await openContext(request);
    if (find && Object.keys(request.query).length > 0) {
      const { items, next, headers = {} } = await find(context, request.query);
      void reply.headers(headers);
      if (next !== null) void reply.header('link', nextLink(`${linkOrigin(request)}${url}`, request.query, next));
      return reply.header('cache-control', LIST_CACHE).send(items);
    }
    const items = await list(context);
    return reply.header('cache-control', LIST_CACHE).send(items);
  });
  publicCache.register(url, async () => {
    const context = openAnonymously();
    const body = Buffer.from(JSON.stringify(await list(context)));
    return { contentType: 'application/json; charset=utf-8', body, expiresAt: listsExpireAt(context) };
  });
};
