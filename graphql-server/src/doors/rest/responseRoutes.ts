import { parse } from '@quorum/domain/parse';
import { visibilityChange } from '@quorum/domain/response/draft';
import type { FastifyInstance } from 'fastify';
import { removeAnswer, updateAnswer } from '../../use-cases/answers/changeAnswer.ts';
import { answerOffer } from '../../use-cases/asking/answerOffer.ts';
import { hideResponse } from '../../use-cases/responses/hideResponse.ts';
import { joinEvent } from '../../use-cases/responses/joinEvent.ts';
import { RESPONSES } from '../../use-cases/responses/responses.ts';
import { addressOf, RESPONSE_TOKEN } from './responseToken.ts';
import { keepVisitorToken } from '../../http/cookies/visitorCookie.ts';
import { presentParticipant } from '../presenters/presentParticipant.ts';
import { presentResponse } from '../presenters/presentResponse.ts';
import { withPhone } from '../presenters/showEvent.ts';
import { withIdempotency } from '../../use-cases/withIdempotency.ts';
import { documented } from './documented.ts';
import { KEEPS_ANSWER } from './keys/keepAnswers.ts';
import type { RestOptions } from './RestOptions.ts';
import { sendCreated } from './sendCreated.ts';

const ofEvent = { urlHash: 'Public identifier of the event' };
const ofResponse = { ...ofEvent, participantId: 'Identifier of the response' };

interface OfResponse {
  Params: { urlHash: string; participantId: string };
}

/** The calls of spec section 7 on responses. */
export const responseRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post<{ Params: { urlHash: string } }>(
    '/api/events/:urlHash/join',
    {
      config: { ...KEEPS_ANSWER, plainTextErrors: true },
      schema: documented({
        id: 'joinEvent',
        summary: 'Join an event',
        description:
          'Needs no account. A refusal is plain text; with `Accept: application/json` or `application/problem+json` it is a ' +
          'problem that names the fields at fault. The token in the result proves later that the response is yours.',
        params: ofEvent,
        body: 'join',
        responses: { 201: 'joined' },
        refuses: [403, 404, 409, 415, 422],
        plainTextErrors: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const { urlHash } = request.params;
      const call = { name: `POST /api/events/${urlHash}/join`, input: request.body, urlHash };
      const { visitorToken, ...joined } = await withIdempotency(context, call, async (transaction) => {
        const { participant, waitlistPosition, ...proof } = await joinEvent(transaction, urlHash, request.body);
        return { ...presentParticipant(participant, true, waitlistPosition), ...proof };
      });
      if (visitorToken) keepVisitorToken(request, reply, visitorToken);
      return sendCreated(reply, `/api/events/${urlHash}/participants/${joined.id}`, joined);
    },
  );

  app.put<OfResponse>(
    '/api/events/:urlHash/participants/:participantId',
    {
      schema: documented({
        id: 'updateResponse',
        summary: 'Change a response',
        description:
          'For its owner: by the token of the join, by the browser that joined, or by the signed-in person. What is left ' +
          'out stays as it is; null restores the default of a new response.',
        params: ofResponse,
        body: 'responseChange',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'participant' },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const address = addressOf(request);
      const changed = await updateAnswer(context, RESPONSES, address, request.body);
      return withPhone(context, presentResponse(context, changed, address.responseToken));
    },
  );

  app.post<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/offer',
    {
      schema: documented({
        id: 'answerOffer',
        summary: 'Take places that are offered, or let them go',
        description:
          'For the owner of a response that is waiting for a place. `seats` is how many of the party come, which ' +
          'may be fewer than they said; 0 lets the places go. Sending it again changes nothing.',
        params: ofResponse,
        body: 'offerAnswer',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'participant' },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const address = addressOf(request);
      const answered = await answerOffer(context, address, request.body);
      return presentResponse(context, answered, address.responseToken);
    },
  );

  app.put<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/visibility',
    {
      schema: documented({
        id: 'hideResponse',
        summary: 'Hide a response, or show it again',
        description:
          'For the organisers of the event. A hidden response does not count; only its owner and the organisers can see it.',
        params: ofResponse,
        body: 'visibility',
        responses: { 200: 'participant' },
        refuses: [403, 404, 415],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const { hidden } = parse(visibilityChange, request.body);
      return withPhone(context, presentResponse(context, await hideResponse(context, addressOf(request), hidden)));
    },
  );

  app.delete<OfResponse>(
    '/api/events/:urlHash/participants/:participantId',
    {
      config: { takesTokenInBody: true },
      schema: documented({
        id: 'removeResponse',
        summary: 'Withdraw a response',
        description: 'For its owner and for the organisers of the event.',
        params: ofResponse,
        headers: RESPONSE_TOKEN,
        responses: { 200: 'done' },
        refuses: [403, 404],
      }),
    },
    async (request) => {
      await removeAnswer(await openContext(request), RESPONSES, addressOf(request));
      return { message: 'Response removed successfully' };
    },
  );
};
