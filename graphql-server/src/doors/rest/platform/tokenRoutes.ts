import type { FastifyInstance } from 'fastify';
import { createToken, listOwnTokens, revokeToken } from '../../../use-cases/platform/apiTokens.ts';
import { presentCreatedToken, presentToken } from '../../presenters/presentToken.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';
import { sendCreated } from '../sendCreated.ts';

const ADDRESS = '/api/me/tokens';

interface OfToken {
  Params: { tokenId: string };
}

/** How people let programs act for them. */
export const tokenRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post(
    ADDRESS,
    {
      schema: documented({
        id: 'createToken',
        summary: 'Create an API token',
        description:
          'A program sends it where a person sends an ID token: `Authorization: Bearer quorum_pat_…`. `read` reads ' +
          'as the person, `write` responds, votes and follows, `manage` organises; none includes another. A person ' +
          'can have at most 20. No token can create or revoke a token, delete the account, hand anything over or ' +
          'change notifications.',
        body: 'token',
        responses: { 201: 'createdToken' },
        refuses: [403, 409, 415],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const made = await createToken(await openContext(request), request.body);
      const shown = presentCreatedToken(made);
      return sendCreated(reply.header('cache-control', 'no-store'), `/api/me/tokens/${shown.id}`, shown);
    },
  );

  app.get(
    ADDRESS,
    {
      schema: documented({
        id: 'listTokens',
        summary: 'The API tokens of the signed-in person',
        description: 'Newest first. Expired ones stay on the list for 30 days.',
        responses: { 200: 'tokens' },
        refuses: [403],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const tokens = await listOwnTokens(await openContext(request));
      return reply.header('cache-control', 'no-store').send(tokens.map(presentToken));
    },
  );

  app.delete<OfToken>(
    `${ADDRESS}/:tokenId`,
    {
      schema: documented({
        id: 'revokeToken',
        summary: 'Revoke an API token',
        description: 'It stops working at once.',
        params: { tokenId: 'The number of the token' },
        responses: { 204: null },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      await revokeToken(await openContext(request), request.params.tokenId);
      return reply.code(204).send();
    },
  );
};
