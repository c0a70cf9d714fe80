import { CHANCE_POINTS_MAX } from '@quorum/domain/organising/chanceHistory';
import type { FastifyInstance } from 'fastify';
import { getChanceHistory } from '../../../use-cases/organising/chanceHistory.ts';
import { getHistory, type HappeningView } from '../../../use-cases/organising/history.ts';
import { PAGING } from '../lists/listQuery.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';

interface OfEvent {
  Params: { urlHash: string };
  Querystring: { first?: string; after?: string };
}

const shown = ({ participantId, expected, chance, status, isEnough, ...always }: HappeningView) => ({
  ...always,
  ...(participantId !== null && { participantId }),
  ...(expected !== null && { expected }),
  ...(chance !== null && { chance }),
  ...(status !== null && { status }),
  ...(isEnough !== null && { isEnough }),
});

/** What happened to an event, and how its chance went. */
export const historyRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get<OfEvent>(
    '/api/events/:urlHash/activity',
    {
      schema: documented({
        id: 'listActivity',
        summary: 'What happened to an event',
        description:
          'For the organisers: what happened in the last 90 days, latest first. If there is more, `Link` has the next page.',
        params: { urlHash: 'Public identifier of the event' },
        query: {
          first: PAGING.first,
          after: 'Only what happened before the one of this cursor',
        },
        responses: { 200: 'happenings' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const { urlHash } = request.params;
      const { first, after } = request.query;
      const page = { first: first === undefined ? null : Number(first), after };
      const { happenings, hasMore } = await getHistory(await openContext(request), urlHash, page);
      const last = happenings.at(-1);
      if (hasMore && last) {
        const next = new URLSearchParams({ first: String(happenings.length), after: last.cursor });
        reply.header('link', `</api/events/${urlHash}/activity?${next.toString()}>; rel="next"`);
      }
      return happenings.map(shown);
    },
  );

  app.get<{ Params: { urlHash: string } }>(
    '/api/events/:urlHash/chance-history',
    {
      schema: documented({
        id: 'getChanceHistory',
        summary: 'How the chance of an event developed',
        description: `For the organisers: the chance in the last 90 days, oldest first, in at most ${CHANCE_POINTS_MAX} points.`,
        params: { urlHash: 'Public identifier of the event' },
        responses: { 200: 'chanceHistory' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request) => getChanceHistory(await openContext(request), request.params.urlHash),
  );
};
