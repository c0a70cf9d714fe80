import type { FastifyInstance } from 'fastify';
import { getPhoneChallenge } from '../../use-cases/phone/phoneChallenge.ts';
import { confirmPhone } from '../../use-cases/responses/phone/confirmPhone.ts';
import { sendPhoneCode } from '../../use-cases/responses/phone/sendPhoneCode.ts';
import { presentParticipant } from '../presenters/presentParticipant.ts';
import { withPhone } from '../presenters/showEvent.ts';
import { documented } from './documented.ts';
import { addressOf, RESPONSE_TOKEN } from './responseToken.ts';
import type { RestOptions } from './RestOptions.ts';

const ofResponse = { urlHash: 'Public identifier of the event', participantId: 'Identifier of the response' };

interface OfResponse {
  Params: { urlHash: string; participantId: string };
}

/** The telephone number of a response. It is left with the response itself. */
export const phoneRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/phone-confirmation',
    {
      schema: documented({
        id: 'confirmPhone',
        summary: 'Confirm the number of a response by the code that was sent to it',
        description: 'For its owner. A wrong code gets 400 with the number of tries left; after the last one, 429.',
        params: ofResponse,
        body: 'phoneConfirmation',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'participant' },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const { participant, waitlistPosition } = await confirmPhone(context, addressOf(request), request.body);
      return withPhone(context, presentParticipant(participant, true, waitlistPosition));
    },
  );

  app.post<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/phone-code',
    {
      schema: documented({
        id: 'sendPhoneCode',
        summary: 'Send another code to the number of a response',
        description: 'For its owner. The pauses grow: a request that comes too soon gets 429, with Retry-After.',
        params: ofResponse,
        body: 'phoneCode',
        headers: RESPONSE_TOKEN,
        responses: { 202: null },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request, reply) => {
      await sendPhoneCode(await openContext(request), addressOf(request), request.body);
      return reply.code(202).send();
    },
  );

  app.get(
    '/api/phone-challenge',
    {
      schema: documented({
        id: 'getPhoneChallenge',
        summary: 'Work for a browser, whose solution is `proof`',
        description:
          'After too many numbers were left and not confirmed, another is accepted only with proof of such work: ' +
          'the solved challenge of ALTCHA, in base64, valid once.',
        responses: { 200: 'phoneChallenge' },
      }),
    },
    async (request) => ({ challenge: await getPhoneChallenge(await openContext(request)) }),
  );
};
