import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deleteExternal, requireExternal } from '../../../use-cases/external-ids/externalEvents.ts';
import { upsertEvent } from '../../../use-cases/external-ids/upsertEvent.ts';
import { showEvent } from '../../presenters/showEvent.ts';
import { documented } from '../documented.ts';
import { IF_MATCH, ifMatch } from '../ifMatch.ts';
import type { RestOptions } from '../RestOptions.ts';
import { sendCreated } from '../sendCreated.ts';

interface OfOne {
  Params: { externalId: string };
}

const params = {
  externalId:
    'The event’s identifier in the caller’s own system: 1 to 100 printable characters, encoded for an address',
};
const URL = '/api/events/by-external-id/:externalId';

/** The caller's own events, by what they are called elsewhere. */
export const externalIdRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get<OfOne>(
    URL,
    {
      schema: documented({
        id: 'getEventByExternalId',
        summary: "The caller's own event with that external id",
        description: 'Events of others have external ids of their own, and are not found here.',
        params,
        responses: { 200: 'event' },
        refuses: [404],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return showEvent(context, await requireExternal(context, request.params.externalId));
    },
  );

  const upsert = async (request: FastifyRequest<OfOne>) => {
    const context = await openContext(request);
    const { event, isNew } = await upsertEvent(context, request.params.externalId, request.body, ifMatch(request));
    return { shown: await showEvent(context, event), isNew };
  };

  app.put<OfOne>(
    URL,
    {
      schema: documented({
        id: 'upsertEvent',
        summary: "Change the caller's own event with that external id, or publish it",
        description:
          'If there is one, it is changed in part, as by PUT /api/events/{urlHash} (200). Otherwise it is ' +
          'published, which needs what POST /api/events needs (201), except with If-Match (412).',
        params,
        body: 'eventChange',
        headers: IF_MATCH,
        responses: { 200: 'event', 201: 'event' },
        refuses: [403, 409, 412, 415],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const { shown, isNew } = await upsert(request);
      return isNew ? sendCreated(reply, `/api/events/${shown.urlHash}`, shown) : shown;
    },
  );

  app.delete<OfOne>(
    URL,
    {
      schema: documented({
        id: 'deleteEventByExternalId',
        summary: "Delete the caller's own event with that external id, and its responses",
        description: 'Works like DELETE /api/events/{urlHash}. The external id is free from then on.',
        params,
        headers: IF_MATCH,
        responses: { 200: 'done' },
        refuses: [403, 404, 412],
        signedIn: true,
      }),
    },
    async (request) => {
      await deleteExternal(await openContext(request), request.params.externalId, ifMatch(request));
      return { message: 'Event deleted successfully' };
    },
  );
};
