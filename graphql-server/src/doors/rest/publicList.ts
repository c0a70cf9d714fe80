import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Context } from '../../use-cases/Context.ts';
import { listsExpireAt } from '../../use-cases/events/listsExpireAt.ts';
import { LIST_CACHE } from '../../http/cachePolicy.ts';
import type { RestOptions } from './RestOptions.ts';

interface PublicList {
  url: string;
  schema: FastifySchema;
  list(context: Context): Promise<unknown[]>;
}

/**
 * A list that is the same for everybody until something is written: it is cached. The route serves those who say who they
 * are, and when the cache could not be refilled.
 */
export const publicList = (
  app: FastifyInstance,
  { openContext, openAnonymously, publicCache }: RestOptions,
  { url, schema, list }: PublicList,
): void => {
  app.get(url, { schema }, async (request, reply) => {
    const items = await list(await openContext(request));
    return reply.header('cache-control', LIST_CACHE).send(items);
  });
  publicCache.register(url, async () => {
    const context = openAnonymously();
    const body = Buffer.from(JSON.stringify(await list(context)));
    return { contentType: 'application/json; charset=utf-8', body, expiresAt: listsExpireAt(context) };
  });
};
