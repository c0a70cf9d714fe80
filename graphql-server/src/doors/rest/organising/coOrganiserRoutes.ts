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
        summary: 'Make a token by which one other person organises the event, too',
        description:
          'For its creator alone. It works once, for seven days; the latest five of an event are valid. An event has at most ' +
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
          'For anybody who has the token; of a series, what follows as well. Somebody who does already may send it again.',
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
        summary: 'End that somebody organises the event with its creator',
        description: 'For its creator, which ends open invitations as well; for themselves, co-organisers end it, too.',
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
