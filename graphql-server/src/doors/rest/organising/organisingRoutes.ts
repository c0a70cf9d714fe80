import type { FastifyInstance } from 'fastify';
import { addResponse, judgeAdding } from '../../../use-cases/organising/addResponse.ts';
import { markAttendance } from '../../../use-cases/organising/markAttendance.ts';
import { judgeSending, listMessages, sendMessage } from '../../../use-cases/organising/messages.ts';
import { promoteResponse } from '../../../use-cases/organising/promoteResponse.ts';
import { withIdempotency } from '../../../use-cases/withIdempotency.ts';
import { presentParticipant } from '../../presenters/presentParticipant.ts';
import { presentResponse } from '../../presenters/presentResponse.ts';
import { withPhone } from '../../presenters/showEvent.ts';
import { documented } from '../documented.ts';
import { KEEPS_ANSWER } from '../keys/keepAnswers.ts';
import { addressOf, RESPONSE_TOKEN, tokenOf } from '../responseToken.ts';
import type { RestOptions } from '../RestOptions.ts';
import { sendCreated } from '../sendCreated.ts';

const ofEvent = { urlHash: 'Public identifier of the event' };
const ofResponse = { ...ofEvent, participantId: 'Identifier of the response' };

interface OfEvent {
  Params: { urlHash: string };
}

interface OfResponse {
  Params: { urlHash: string; participantId: string };
}

/** What organisers do about those who come. */
export const organisingRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.put<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/attendance',
    {
      schema: documented({
        id: 'markAttendance',
        summary: 'Mark whether a person came',
        description: 'For the organisers, until 14 days after the event. Null removes the mark.',
        params: ofResponse,
        body: 'attendance',
        responses: { 200: 'participant' },
        refuses: [403, 404, 409, 415],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const marked = await markAttendance(context, addressOf(request), request.body);
      return withPhone(context, presentResponse(context, marked));
    },
  );

  app.post<OfEvent>(
    '/api/events/:urlHash/participants',
    {
      config: KEEPS_ANSWER,
      schema: documented({
        id: 'addResponse',
        summary: 'Add a person by name',
        description: 'For the organisers. The response has no address and no token.',
        params: ofEvent,
        body: 'addedResponse',
        responses: { 201: 'participant' },
        refuses: [403, 404, 409, 415, 422],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const { urlHash } = request.params;
      await judgeAdding(context, urlHash);
      const call = { name: `POST /api/events/${urlHash}/participants`, input: request.body, urlHash };
      const added = await withIdempotency(context, call, async (transaction) => {
        const { participant, waitlistPosition } = await addResponse(transaction, urlHash, request.body);
        return presentParticipant(participant, true, waitlistPosition);
      });
      return sendCreated(reply, `/api/events/${urlHash}/participants/${added.id}`, await withPhone(context, added));
    },
  );

  app.post<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/promotion',
    {
      schema: documented({
        id: 'promoteResponse',
        summary: 'Give a place to a person on the waitlist',
        description: 'For the organisers, even if no place is free: the event is overbooked then.',
        params: ofResponse,
        responses: { 200: 'participant' },
        refuses: [403, 404, 409],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return withPhone(context, presentResponse(context, await promoteResponse(context, addressOf(request))));
    },
  );

  app.post<OfEvent>(
    '/api/events/:urlHash/messages',
    {
      config: KEEPS_ANSWER,
      schema: documented({
        id: 'sendMessage',
        summary: 'Send a message to people who responded',
        description: 'For the organisers, twice a day. People get it in the ways they chose.',
        params: ofEvent,
        body: 'message',
        responses: { 201: 'eventMessage' },
        refuses: [403, 404, 415, 422],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const { urlHash } = request.params;
      await judgeSending(context, urlHash);
      const call = { name: `POST /api/events/${urlHash}/messages`, input: request.body, urlHash };
      const sent = await withIdempotency(context, call, (transaction) =>
        sendMessage(transaction, urlHash, request.body),
      );
      return reply.code(201).send(sent);
    },
  );

  app.get<OfEvent & { Querystring: { participantId?: string } }>(
    '/api/events/:urlHash/messages',
    {
      schema: documented({
        id: 'listMessages',
        summary: 'The messages of the organisers',
        description:
          'Newest first. Organisers read all of them, people who responded read those to a group that they are in ' +
          'now, others none.',
        params: ofEvent,
        query: { participantId: 'A response of the reader, where neither their account nor their browser proves it' },
        headers: RESPONSE_TOKEN,
        responses: { 200: 'eventMessages' },
        refuses: [404],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const proof = { participantId: request.query.participantId, responseToken: tokenOf(request) };
      return listMessages(context, request.params.urlHash, proof);
    },
  );
};
