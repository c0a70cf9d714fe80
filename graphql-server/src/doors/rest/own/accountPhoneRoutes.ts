import type { FastifyInstance } from 'fastify';
import {
  confirmOwnPhone,
  getOwnPhone,
  sendOwnPhoneCode,
  updateOwnPhone,
} from '../../../use-cases/account/phone/ownPhone.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';

const OWN = '/api/me/phone';

/** The telephone number of the signed-in person. */
export const accountPhoneRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get(
    OWN,
    {
      schema: documented({
        id: 'getAccountPhone',
        summary: "The signed-in person's number for texts",
        description: 'Nobody else can read it.',
        responses: { 200: 'accountPhone' },
        signedIn: true,
      }),
    },
    async (request) => getOwnPhone(await openContext(request)),
  );

  app.put(
    OWN,
    {
      schema: documented({
        id: 'updateAccountPhone',
        summary: "Leave a number in the signed-in person's account, or remove it",
        description:
          'A code is sent to a new number, but only for a person with an event still to come; otherwise 409.',
        body: 'accountPhoneChange',
        responses: { 200: 'accountPhone' },
        refuses: [409, 415],
        signedIn: true,
      }),
    },
    async (request) => updateOwnPhone(await openContext(request), request.body),
  );

  app.post(
    '/api/me/phone-confirmation',
    {
      schema: documented({
        id: 'confirmAccountPhone',
        summary: "Confirm the number of the signed-in person's account by the code that was sent to it",
        description: 'A wrong code gets 400 with the number of tries left; after the last one, 429.',
        body: 'accountPhoneConfirmation',
        responses: { 200: 'accountPhone' },
        refuses: [409, 415],
        signedIn: true,
      }),
    },
    async (request) => confirmOwnPhone(await openContext(request), request.body),
  );

  app.post(
    '/api/me/phone-code',
    {
      schema: documented({
        id: 'sendAccountPhoneCode',
        summary: "Send another code to the number of the signed-in person's account",
        description: 'The pauses grow: a request that comes too soon gets 429, with Retry-After.',
        body: 'accountPhoneCode',
        responses: { 202: null },
        refuses: [409, 415],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      await sendOwnPhoneCode(await openContext(request), request.body);
      return reply.code(202).send();
    },
  );
};
