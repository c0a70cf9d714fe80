import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Context } from '../../use-cases/Context.ts';
import { LIST_CACHE } from '../http/cachePolicy.ts';
import { answerForAll } from '../http/kept-answers/KeptAnswers.ts';
import type { RestOptions } from './RestOptions.ts';

interface PublicList {
  url: string;
  schema: FastifySchema;
  list(context: Context): Promise<unknown[]>;
}

/**
 * A list that is the same for everybody until something is written: it is kept, and its route is asked by those who
 * say who they are or ask in another form, and when it could not be made.
 */
export const publicList = (
  app: FastifyInstance,
  { openContext, openAsNobody, front }: RestOptions,
  { url, schema, list }: PublicList,
): void => {
  app.get(url, { schema }, async (request, reply) => {
    const listed = await list(await openContext(request));
    return reply.header('cache-control', LIST_CACHE).send(listed);
  });
  front.serve(url, async () =>
    answerForAll({
      contentType: 'application/json; charset=utf-8',
      body: Buffer.from(JSON.stringify(await list(openAsNobody()))),
      holdsUntil: Infinity,
    }),
  );
};
