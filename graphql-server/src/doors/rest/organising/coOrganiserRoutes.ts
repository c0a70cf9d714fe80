import type { FastifyInstance } from 'fastify';
import { acceptCoOrganiser, inviteCoOrganiser } from '../../../use-cases/co-organisers/invitations.ts';
import { removeCoOrganiser } from '../../../use-cases/co-organisers/removeCoOrganiser.ts';
import { presentHandOver } from '../../presenters/presentHandOver.ts';
import { showEvent } from '../../presenters/showEvent.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';

interface OfEvent {
  Params: { urlHash: string };
}

interface OfPerson {
  Params: { urlHash: string; uid: string };
}

const ofEvent = { urlHash: 'Public identifier of the event' };

/** How people come to organise an event with its creator. */
export const coOrganiserRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post<OfEvent>(
    '/api/events/:urlHash/co-organiser-invitations',
    {
      schema: documented({
        id: 'inviteCoOrganiser',
        summary: 'Create a token with which one other person can become a co-organiser of the event',
        description:
          'For its creator only. It works once, for seven days; the latest five of an event are valid. An event has at most ' +
          'five co-organisers.',
        params: ofEvent,
        responses: { 201: 'handOver' },
        refuses: [403, 404, 409],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const made = await inviteCoOrganiser(await openContext(request), request.params.urlHash);
      return reply.code(201).header('cache-control', 'no-store').send(presentHandOver(made));
    },
  );

  app.post<OfEvent>(
    '/api/events/:urlHash/co-organisers',
    {
      schema: documented({
        id: 'acceptCoOrganiser',
        summary: 'Organise the event with its creator',
        description:
          'For anybody who has the token; of a series, for all dates that follow as well. A co-organiser may send it again.',
        params: ofEvent,
        body: 'takeOver',
        responses: { 200: 'event' },
        refuses: [403, 404, 409, 415],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return showEvent(context, await acceptCoOrganiser(context, request.params.urlHash, request.body));
    },
  );

  app.delete<OfPerson>(
    '/api/events/:urlHash/co-organisers/:uid',
    {
      schema: documented({
        id: 'removeCoOrganiser',
        summary: 'Remove a co-organiser',
        description: 'For the event’s creator, which also ends open invitations, and for co-organisers themselves.',
        params: { ...ofEvent, uid: 'The uid of the co-organiser' },
        responses: { 200: 'done' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request) => {
      const { urlHash, uid } = request.params;
      await removeCoOrganiser(await openContext(request), urlHash, uid);
      return { message: 'Co-organiser removed successfully' };
    },
  );
};
