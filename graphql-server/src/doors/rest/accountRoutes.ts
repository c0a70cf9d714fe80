import type { FastifyInstance } from 'fastify';
import { deleteAccount } from '../../use-cases/account/deleteAccount.ts';
import { exportMyData } from '../../use-cases/account/exportMyData.ts';
import { documented } from './documented.ts';
import type { RestOptions } from './RestOptions.ts';

/** What a signed-in person may do with all that is stored about them. */
export const accountRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get(
    '/api/me/data',
    {
      schema: documented({
        id: 'exportMyData',
        summary: 'Everything that is stored about the signed-in person, as a file',
        description: 'What they entered, and what was recorded about it; nothing of other people.',
        responses: { 200: 'personalData' },
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const data = await exportMyData(await openContext(request));
      return reply
        .header('content-disposition', 'attachment; filename="quorum-data.json"')
        .header('cache-control', 'no-store')
        .send(data);
    },
  );

  app.delete(
    '/api/me',
    {
      schema: documented({
        id: 'deleteAccount',
        summary: 'Delete the account of the signed-in person',
        description:
          'Their events are deleted, and people who responded to events still to come are notified. Their ' +
          'responses to other events stay, without their name.',
        responses: { 200: 'done' },
        signedIn: true,
      }),
    },
    async (request) => {
      await deleteAccount(await openContext(request));
      return { message: 'Account deleted successfully' };
    },
  );
};
