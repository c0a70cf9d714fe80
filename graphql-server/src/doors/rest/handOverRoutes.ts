import type { FastifyInstance } from 'fastify';
import { handOverEvent } from '../../use-cases/events/handOverEvent.ts';
import { takeOverEvent } from '../../use-cases/events/takeOverEvent.ts';
import { withdrawHandOver } from '../../use-cases/events/withdrawHandOver.ts';
import { emailPolicyOf } from '../presenters/emailPolicy.ts';
import { presentEvent } from '../presenters/presentEvent.ts';
import { presentHandOver } from '../presenters/presentHandOver.ts';
import { documented } from './documented.ts';
import type { RestOptions } from './RestOptions.ts';

const params = { urlHash: 'Public identifier of the event' };

interface OfEvent {
  Params: { urlHash: string };
}

/** How an event gets another organiser. */
export const handOverRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post<OfEvent>(
    '/api/events/:urlHash/hand-over',
    {
      schema: documented({
        id: 'handOverEvent',
        summary: 'Make a token by which one other person becomes the organiser',
        description: 'For its creator alone. It works once, for seven days; one made before is of no use any more.',
        params,
        responses: { 201: 'handOver' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const handOver = await handOverEvent(await openContext(request), request.params.urlHash);
      return reply.code(201).header('cache-control', 'no-store').send(presentHandOver(handOver));
    },
  );

  app.delete<OfEvent>(
    '/api/events/:urlHash/hand-over',
    {
      schema: documented({
        id: 'withdrawHandOver',
        summary: 'Withdraw the token that was made to hand the event over',
        description: 'For its creator alone; also when there is none.',
        params,
        responses: { 200: 'done' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request) => {
      await withdrawHandOver(await openContext(request), request.params.urlHash);
      return { message: 'Link withdrawn successfully' };
    },
  );

  app.post<OfEvent>(
    '/api/events/:urlHash/take-over',
    {
      schema: documented({
        id: 'takeOverEvent',
        summary: 'Become the organiser of an event',
        description: 'For anybody who has the token. Of a series, all that follows comes along.',
        params,
        body: 'takeOver',
        responses: { 200: 'event' },
        refuses: [403, 404, 409, 415],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return presentEvent(await takeOverEvent(context, request.params.urlHash, request.body), emailPolicyOf(context));
    },
  );
};
