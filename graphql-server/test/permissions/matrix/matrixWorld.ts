import { joinOrganising } from '../../co-organisers/joinOrganising.ts';
import { aRegular } from '../../regulars/regularSteps.ts';
import { anEvent, aResponse } from '../../support/builders.ts';
import type { Door, Target } from '../../support/doors.ts';
import { WEBHOOK } from '../../support/doors/webhookDoors.ts';
import type { Caller, TestServer } from '../../support/testServer.ts';
import { visitorCookie } from '../../support/visitorCookie.ts';

export interface World {
  /** Ada's, with both responses. */
  event: { urlHash: string };
  /** Ada's, private, over, recurring. */
  past: { urlHash: string };
  /** The response of a visitor, and what proves that it is theirs. */
  ofVisitor: Required<Pick<Target, 'urlHash' | 'participantId'>>;
  responseToken: string;
  cookie: string;
  /** The response of Bea, who was signed in. */
  ofPerson: Required<Pick<Target, 'urlHash' | 'participantId'>>;
  /** A series of Ada's, of which both are regulars, and what proves which is the visitor's. */
  series: { seriesHash: string };
  regularVisitor: Target;
  regularPerson: Target;
  regularToken: string;
  /** Ada's, and something that it was told. */
  webhook: Target;
}

/** A new one for each asker, of whom some delete what others need. */
export const makeWorld = async (server: TestServer): Promise<World> => {
  const event = await anEvent(server);
  const past = await anEvent(server, {
    date: '2026-04-20T08:00:00Z',
    endTime: null,
    isPrivate: true,
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' });
  const { id, responseToken } = joined.json<{ id: number; responseToken: string }>();
  const bea = await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
  await joinOrganising(server, event, 'cem');
  const weekly = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
  await joinOrganising(server, weekly, 'cem');
  const series = { seriesHash: weekly.seriesHash ?? '' };
  const cookie = visitorCookie(joined);
  const vera = await aRegular(server, series.seriesHash, { name: 'Vera' }, { headers: { cookie } });
  const beaToo = await aRegular(server, series.seriesHash, { name: 'Bea' }, { as: 'bea' });
  // one account has ten
  await server.orm.em.fork().execute('truncate webhook cascade');
  const made = await server.rest('POST', '/api/me/webhooks', WEBHOOK, { as: 'ada' });
  const webhookId = made.json<{ id: number }>().id;
  const tested = await server.rest('POST', `/api/me/webhooks/${webhookId}/test`, {}, { as: 'ada' });
  return {
    webhook: { webhookId, deliveryId: tested.json<{ id: number }>().id },
    series,
    regularVisitor: { ...series, regularId: vera.id },
    regularPerson: { ...series, regularId: beaToo.id },
    regularToken: vera.responseToken,
    event,
    past,
    responseToken,
    cookie,
    ofVisitor: { urlHash: event.urlHash, participantId: id },
    ofPerson: { urlHash: event.urlHash, participantId: bea.id },
  };
};

interface Asked {
  world: World;
  caller: Caller;
  token: string | undefined;
}

type Act = (door: Door, asked: Asked) => Promise<{ code: string }>;

/** An action, and what comes of it for each of the askers in their order. */
export type Row = readonly [action: string, act: Act, expected: readonly string[]];

export const provenBy = (target: Target, responseToken: string | undefined): Target => ({
  ...target,
  ...(responseToken !== undefined && { responseToken }),
});

/** Those who have the token of the response have that of the standing response, too. */
export const ofRegular = (target: Target, { world, token }: Pick<Asked, 'world' | 'token'>): Target =>
  provenBy(target, token && world.regularToken);

export const yes = 'OK';
export const who = 'UNAUTHENTICATED';
export const no = 'FORBIDDEN';
export const again = 'CONFLICT';
export const none = 'NOT_FOUND';
