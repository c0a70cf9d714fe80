import { WEBHOOK_SAMPLE } from '@quorum/domain/pages';
import { WEBHOOK_TYPES } from '@quorum/domain/webhooks/types';
import type { FastifyInstance } from 'fastify';
import { sampleOf } from '../../../gateways/webhooks/samples.ts';
import { PUBLIC_CACHE } from '../../../http/cachePolicy.ts';

const SAMPLES: ReadonlyMap<string, string> = new Map(
  WEBHOOK_TYPES.map((type) => [type, `${JSON.stringify(sampleOf(type), null, 2)}\n`]),
);

/** What is sent to test a webhook, for those who write what receives it: a file for each type. */
export const sampleRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { type: string } }>(
    WEBHOOK_SAMPLE,
    { schema: { hide: true }, config: { isTagged: true } },
    ({ params: { type } }, reply) => {
      const sample = SAMPLES.get(type);
      if (sample !== undefined)
        return reply.type('application/json; charset=utf-8').header('cache-control', PUBLIC_CACHE).send(sample);
      reply.callNotFound();
      return reply;
    },
  );
};
