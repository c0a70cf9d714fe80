import type { FastifyInstance } from 'fastify';
import { setPayment } from '../../../use-cases/payments/setPayment.ts';
import { presentResponse } from '../../presenters/presentResponse.ts';
import { withPhone } from '../../presenters/showEvent.ts';
import { documented } from '../documented.ts';
import { addressOf, RESPONSE_TOKEN } from '../responseToken.ts';
import type { RestOptions } from '../RestOptions.ts';

interface OfResponse {
  Params: { urlHash: string; participantId: string };
}

/** What is said of payments. */
export const paymentRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.put<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/payment',
    {
      schema: documented({
        id: 'setPayment',
        summary: 'Mark a payment as sent or received',
        description:
          'The owner of a response marks it as sent, an organiser as received; null removes the mark. No money ' +
          'moves through Quorum.',
        params: { urlHash: 'Public identifier of the event', participantId: 'Identifier of the response' },
        body: 'payment',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'participant' },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const address = addressOf(request);
      const changed = await setPayment(context, address, request.body);
      return withPhone(context, presentResponse(context, changed, address.responseToken));
    },
  );
};
