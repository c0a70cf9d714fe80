import type { HandedOver } from '@quorum/domain/event/handOver';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../use-cases/Context.ts';
import { handOver, withdrawHandOver } from '../../use-cases/hand-over/offers.ts';
import { takeOverEvent } from '../../use-cases/hand-over/takeOverEvent.ts';
import { takeOverPoll } from '../../use-cases/hand-over/takeOverPoll.ts';

import { showEvent } from '../presenters/showEvent.ts';
import { presentHandOver } from '../presenters/presentHandOver.ts';
import { presentPoll } from '../presenters/presentPoll.ts';
import { documented } from './documented.ts';
import type { RestOptions } from './RestOptions.ts';

interface OfOne {
  Params: { urlHash: string };
}

interface Kind {
  what: HandedOver;
  at: string;
  ids: { handOver: string; withdraw: string; takeOver: string };
  /** What comes along. */
  takes: string;
  takeOver: (context: Context, urlHash: string, input: unknown) => Promise<object>;
}

const KINDS: Kind[] = [
  {
    what: 'event',
    at: '/api/events/:urlHash',
    ids: { handOver: 'handOverEvent', withdraw: 'withdrawHandOver', takeOver: 'takeOverEvent' },
    takes:
      'For anybody who has the token. The poll that it came from comes with it; of a series, all dates that follow as well.',
    takeOver: async (context, urlHash, input) => showEvent(context, await takeOverEvent(context, urlHash, input)),
  },
  {
    what: 'poll',
    at: '/api/polls/:urlHash',
    ids: { handOver: 'handOverPoll', withdraw: 'withdrawPollHandOver', takeOver: 'takeOverPoll' },
    takes: 'For anybody who has the token, until the poll has its event.',
    takeOver: async (context, urlHash, input) => presentPoll(context, await takeOverPoll(context, urlHash, input)),
  },
];

/** How an event or a poll gets another organiser. */
export const handOverRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  for (const { what, at, ids, takes, takeOver } of KINDS) {
    const params = { urlHash: `Public identifier of the ${what}` };
    const conflicts = what === 'poll' ? ([409] as const) : [];

    app.post<OfOne>(
      `${at}/hand-over`,
      {
        schema: documented({
          id: ids.handOver,
          summary: `Create a token with which one other person can become the organiser of the ${what}`,
          description: 'For its creator only. It works once, for seven days. An earlier token stops working.',
          params,
          responses: { 201: 'handOver' },
          refuses: [403, 404, ...conflicts],
          signedIn: true,
        }),
      },
      async (request, reply) => {
        const made = await handOver(await openContext(request), what, request.params.urlHash);
        return reply.code(201).header('cache-control', 'no-store').send(presentHandOver(made));
      },
    );

    app.delete<OfOne>(
      `${at}/hand-over`,
      {
        schema: documented({
          id: ids.withdraw,
          summary: `Withdraw the token for handing the ${what} over`,
          description: 'For its creator only. It succeeds even if there is none.',
          params,
          responses: { 200: 'done' },
          refuses: [403, 404],
          signedIn: true,
        }),
      },
      async (request) => {
        await withdrawHandOver(await openContext(request), what, request.params.urlHash);
        return { message: 'Link withdrawn successfully' };
      },
    );

    app.post<OfOne>(
      `${at}/take-over`,
      {
        schema: documented({
          id: ids.takeOver,
          summary: `Become the organiser of the ${what}`,
          description: takes,
          params,
          body: 'takeOver',
          responses: { 200: what },
          refuses: [403, 404, 409, 415],
          signedIn: true,
        }),
      },
      async (request) => takeOver(await openContext(request), request.params.urlHash, request.body),
    );
  }
};
