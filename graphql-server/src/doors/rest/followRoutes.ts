import type { FastifyInstance, FastifyRequest } from 'fastify';
import { follow, listOwnFollows, unfollow } from '../../use-cases/follow/follows.ts';
import { presentFollow } from '../presenters/presentFollow.ts';
import { documented } from './documented.ts';
import { RESPONSE_TOKEN, tokenOf } from './responseToken.ts';
import type { RestOptions } from './RestOptions.ts';

const ADDRESS = '/api/follows/:kind/:id';

const params = {
  kind: '`organiser`, `series` or `type`',
  id: 'The uid of the organiser, the identifier of an event of the series, or that of the type',
};

interface Followed {
  Params: { kind: string; id: string };
}

/** The body, with what the address and the header say. */
const draftOf = (request: FastifyRequest<Followed>): unknown => {
  const { kind, id } = request.params;
  const body = request.body ?? {};
  return typeof body === 'object' ? { ...body, kind: kind.toUpperCase(), id, responseToken: tokenOf(request) } : body;
};

/** How people are told of new events. */
export const followRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.put<Followed>(
    ADDRESS,
    {
      schema: documented({
        id: 'follow',
        summary: 'Follow an organiser, a series or a type',
        description:
          'The signed-in person, or a person with a response whose address is confirmed, gets news about new ' +
          'public events. If they follow it already, these settings apply from now on.',
        params,
        body: 'followSettings',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'follow' },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request) => presentFollow(await follow(await openContext(request), draftOf(request))),
  );

  app.delete<Followed>(
    ADDRESS,
    {
      schema: documented({
        id: 'unfollow',
        summary: 'Stop following it',
        description: 'For the signed-in person, or for a person without an account by their response.',
        params,
        body: 'followEnd',
        headers: RESPONSE_TOKEN,
        responses: { 204: null },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request, reply) => {
      await unfollow(await openContext(request), draftOf(request));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/follows',
    {
      schema: documented({
        id: 'listFollows',
        summary: 'What the signed-in person follows',
        description: 'Organisers, series and types, with how often news of them is sent.',
        responses: { 200: 'follows' },
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const follows = await listOwnFollows(await openContext(request));
      return reply.header('cache-control', 'no-store').send(follows.map(presentFollow));
    },
  );
};
