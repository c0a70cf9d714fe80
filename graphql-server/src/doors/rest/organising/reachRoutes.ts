import type { FastifyInstance } from 'fastify';
import { getReachOfEvent } from '../../../notices/reach/reachOfEvent.ts';
import { getReachOfPoll } from '../../../notices/reach/reachOfPoll.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';

interface Of {
  Params: { urlHash: string };
}

/** How many people are told about an event or a poll. */
export const reachRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get<Of>(
    '/api/events/:urlHash/reach',
    {
      schema: documented({
        id: 'getEventReach',
        summary: 'How many people would get news about an event',
        description:
          'For the organisers: how many a decision or a change would reach now, in the ways that each has chosen.',
        params: { urlHash: 'Public identifier of the event' },
        responses: { 200: 'eventReach' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request) => getReachOfEvent(await openContext(request), request.params.urlHash),
  );

  app.get<Of>(
    '/api/polls/:urlHash/reach',
    {
      schema: documented({
        id: 'getPollReach',
        summary: 'How many people would get news about a poll',
        description:
          'For its creator: how many voters would be notified now if it ended, its dates were moved, or one was picked.',
        params: { urlHash: 'Public identifier of the poll' },
        responses: { 200: 'pollReach' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request) => getReachOfPoll(await openContext(request), request.params.urlHash),
  );
};
