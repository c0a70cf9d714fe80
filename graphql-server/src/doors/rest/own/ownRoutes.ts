import type { FastifyInstance } from 'fastify';
import { renewCalendarSecret } from '../../../use-cases/calendar/calendarFeed.ts';
import { getOwnVoteOfPoll } from '../../../use-cases/polls/getOwnVote.ts';
import { getOwnResponse } from '../../../use-cases/responses/getOwnResponse.ts';
import { listOwnResponses } from '../../../use-cases/responses/listOwnResponses.ts';
import { chatLinkFor } from '../../presenters/chatLink.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { presentParticipant } from '../../presenters/presentParticipant.ts';
import { presentResponse } from '../../presenters/presentResponse.ts';
import { presentVote } from '../../presenters/presentVoter.ts';
import { withPhone } from '../../presenters/showEvent.ts';
import { documented } from '../documented.ts';
import { addressOf, RESPONSE_TOKEN } from '../responseToken.ts';
import type { RestOptions } from '../RestOptions.ts';

interface OfResponse {
  Params: { urlHash: string; participantId: string };
}

interface OfVote {
  Params: { urlHash: string; voterId: string };
}

/** What people have said themselves, by their account or by the token that they got for it. */
export const ownRoutes = (app: FastifyInstance, { openContext, linkOrigin }: RestOptions): void => {
  app.get(
    '/api/me/responses',
    {
      schema: documented({
        id: 'listOwnResponses',
        summary: "The signed-in person's own responses, newest first",
        description: 'Each with the event that it is for. Responses given without signing in are not included.',
        responses: { 200: 'ownResponses' },
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const own = await listOwnResponses(context, { withEvents: true });
      return own.map(({ participant, waitlistPosition }) => ({
        urlHash: participant.event.urlHash,
        response: presentParticipant(participant, true, waitlistPosition),
      }));
    },
  );

  app.get<OfResponse>(
    '/api/events/:urlHash/participants/:participantId',
    {
      schema: documented({
        id: 'getResponse',
        summary: 'A response, for its owner',
        description: 'Includes the group chat, if there is one and the person is coming or may come.',
        params: { urlHash: 'Public identifier of the event', participantId: 'Identifier of the response' },
        headers: RESPONSE_TOKEN,
        responses: { 200: 'ownResponse' },
        refuses: [404],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const address = addressOf(request);
      const own = await getOwnResponse(context, address);
      const event = presentEvent(own.event, emailPolicyOf(context, address.responseToken));
      const proof = { participantId: address.id, responseToken: address.responseToken ?? null };
      const view = await withPhone(context, presentResponse(context, own, address.responseToken));
      return { ...view, chatLink: await chatLinkFor(context, event, proof) };
    },
  );

  app.get<OfVote>(
    '/api/polls/:urlHash/votes/:voterId',
    {
      schema: documented({
        id: 'getVote',
        summary: 'Somebody’s votes, for their owner',
        description: 'Includes what others may not read, such as the address.',
        params: { urlHash: 'Public identifier of the poll', voterId: 'Identifier of the voter' },
        headers: RESPONSE_TOKEN,
        responses: { 200: 'voter' },
        refuses: [404],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return presentVote(context, await getOwnVoteOfPoll(context, addressOf(request)));
    },
  );

  app.post(
    '/api/me/calendar-feed',
    {
      schema: documented({
        id: 'renewCalendarFeed',
        summary: "Create an address for the signed-in person's calendar feed",
        description: 'An earlier address stops working.',
        responses: { 201: 'calendarFeed' },
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const secret = await renewCalendarSecret(await openContext(request));
      return reply.code(201).send({ url: `${linkOrigin(request)}/calendar/${secret}.ics` });
    },
  );
};
