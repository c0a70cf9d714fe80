import type { FastifyInstance } from 'fastify';
import { REMEMBERED } from '../../cache/lastAnswers.ts';
import { createEvent } from '../../use-cases/events/createEvent.ts';
import { decideEvent } from '../../use-cases/events/decision/decideEvent.ts';
import { deleteEvent } from '../../use-cases/deletion/deleteEvent.ts';
import { duplicateEvent } from '../../use-cases/events/duplicateEvent.ts';
import { requireEvent } from '../../use-cases/events/getEvent.ts';
import { listOwnEvents } from '../../use-cases/events/listOwnEvents.ts';
import { listEventTypes } from '../../use-cases/event-types/listEventTypes.ts';
import { requireOwnUid } from '../../use-cases/permit.ts';
import { eventKey, shareListed } from '../../http/sharedCache.ts';
import { presentEventType } from '../presenters/presentEvent.ts';
import { showEvent } from '../presenters/showEvent.ts';
import { withIdempotency } from '../../use-cases/withIdempotency.ts';
import { documented } from './documented.ts';
import { KEEPS_ANSWER } from './keys/keepAnswers.ts';
import { IF_MATCH, ifMatch } from './ifMatch.ts';
import { publicList } from './lists/publicList.ts';
import type { RestOptions } from './RestOptions.ts';
import { sendCreated } from './sendCreated.ts';

const params = { urlHash: 'Public identifier of the event' };

interface OfEvent {
  Params: { urlHash: string };
}

/** The calls of spec section 7 on events and their types. */
export const eventRoutes = (app: FastifyInstance, options: RestOptions): void => {
  const { openContext } = options;

  publicList(app, options, {
    url: '/api/event-types',
    schema: documented({
      id: 'listEventTypes',
      summary: 'Every type an event can have',
      description: 'The same for everybody; an event names one of them by its `id`.',
      responses: { 200: 'eventTypes' },
    }),
    list: async (context) => (await listEventTypes(context)).map(presentEventType),
  });

  app.get<{ Querystring: { uid?: string } }>(
    '/api/events/user',
    {
      schema: documented({
        id: 'listOwnEvents',
        summary: "The signed-in person's own events, including private ones, newest first",
        description: 'Complete, with their responses, whatever their status.',
        query: { uid: "The caller's own uid" },
        responses: { 200: 'events' },
        refuses: [403],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      requireOwnUid(context.actor, request.query.uid);
      return Promise.all((await listOwnEvents(context)).map((event) => showEvent(context, event)));
    },
  );

  app.get<OfEvent>(
    '/api/events/:urlHash',
    {
      schema: documented({
        id: 'getEvent',
        summary: 'One event, even if private',
        description:
          'Anybody who has the hash may read it. Which names, addresses and answers it shows depends on the reader.',
        params,
        responses: { 200: 'event' },
        refuses: [404],
      }),
      config: REMEMBERED,
    },
    async (request, reply) => {
      const context = await openContext(request);
      const view = await showEvent(context, await requireEvent(context, request.params.urlHash));
      shareListed(reply, context.actor, { ...view, key: eventKey(view.urlHash) });
      return view;
    },
  );

  app.post(
    '/api/events',
    {
      config: KEEPS_ANSWER,
      schema: documented({
        id: 'createEvent',
        summary: 'Publish an event',
        description: 'The signed-in person is its creator. What is left out gets the default of a new event.',
        body: 'eventDraft',
        responses: { 201: 'event' },
        refuses: [403, 409, 415, 422],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const call = { name: 'POST /api/events', input: request.body };
      const created = await withIdempotency(context, call, async (transaction) =>
        showEvent(context, await createEvent(transaction, request.body)),
      );
      return sendCreated(reply, `/api/events/${created.urlHash}`, created);
    },
  );

  app.post<OfEvent>(
    '/api/events/:urlHash/decision',
    {
      schema: documented({
        id: 'decideEvent',
        summary: 'Confirm an event, call it off, or open it again',
        description: 'For its organisers. An event that is over can no longer be decided.',
        params,
        body: 'decision',
        responses: { 200: 'event' },
        refuses: [403, 404, 409, 415],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const event = await decideEvent(context, request.params.urlHash, request.body);
      return showEvent(context, event);
    },
  );

  app.delete<OfEvent>(
    '/api/events/:urlHash',
    {
      schema: documented({
        id: 'deleteEvent',
        summary: 'Delete an event with its responses',
        description: 'For its creator only.',
        params,
        headers: IF_MATCH,
        responses: { 200: 'done' },
        refuses: [403, 404, 412],
        signedIn: true,
      }),
    },
    async (request) => {
      await deleteEvent(await openContext(request), request.params.urlHash, ifMatch(request));
      return { message: 'Event deleted successfully' };
    },
  );

  app.post<OfEvent>(
    '/api/events/:urlHash/duplicate',
    {
      // the specification does not show what its clients send
      config: { ignoresBody: true },
      schema: documented({
        id: 'duplicateEvent',
        summary: 'The next occurrence of a recurring event that is past',
        description:
          'Created by the first request (201), found by every later one (200). A private one is returned to its ' +
          'organisers, and to people who request it by a private one; to others the series looks ended (409).',
        params,
        responses: { 200: 'event', 201: 'event' },
        refuses: [403, 404, 409],
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const { event, isNew } = await duplicateEvent(context, request.params.urlHash);
      const shown = await showEvent(context, event);
      return isNew ? sendCreated(reply, `/api/events/${shown.urlHash}`, shown) : shown;
    },
  );
};
