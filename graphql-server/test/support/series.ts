import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent } from './builders.ts';
import type { TestServer } from './testServer.ts';

/** A weekly series in Berlin, at 18 o'clock on Tuesdays, whose first evening is over. */
const WEEKLY = {
  date: '2026-04-14T16:00:00.000Z',
  endTime: '2026-04-14T18:00:00.000Z',
  timezone: 'Europe/Berlin',
  isRecurring: true,
  recurrenceFrequency: 'weekly',
} as const;

type Target = Pick<EventView, 'urlHash'>;

export const aSeries = (server: TestServer, changes: Parameters<typeof anEvent>[1] = {}) =>
  anEvent(server, { ...WEEKLY, ...changes });

/** What comes of the call that a client makes when a recurring event is past. */
export const duplicate = async (server: TestServer, { urlHash }: Target) => {
  const answer = await server.rest('POST', `/api/events/${urlHash}/duplicate`);
  return { status: answer.statusCode, event: answer.json<EventView & { message?: string }>() };
};

/** The date after this event, which is over at that time. */
export const nextDate = async (server: TestServer, event: Target, now?: string): Promise<EventView> => {
  if (now !== undefined) server.clock.set(now);
  return (await duplicate(server, event)).event;
};

/** Takes `urlHash`, `input` and `scope`. */
export const EDIT_SERIES = `mutation ($urlHash: String!, $input: UpdateEventInput!, $scope: EditScope) {
  edited: updateEvent(urlHash: $urlHash, input: $input, scope: $scope) { urlHash title }
}`;

/** Changes an event of Ada's alone or with the following ones; returns why that was refused, undefined for a success. */
export const editSeries = async (server: TestServer, { urlHash }: Target, input: object, scope?: string) => {
  const { errors } = await server.graphql(EDIT_SERIES, { urlHash, input, scope }, { as: 'ada' });
  return errors?.map(({ extensions, message }) => ({ ...extensions, message }));
};

interface Neighbours {
  previous: Target | null;
  next: Target | null;
}

/** The events before and after this one, as somebody is led to them; null for one that stands alone. */
export const neighboursOf = async (
  server: TestServer,
  { urlHash }: Target,
  as?: string,
): Promise<Neighbours | null> => {
  const query = `{ series(urlHash: "${urlHash}") { previous { urlHash } next { urlHash } } }`;
  return ((await server.graphql(query, {}, { as })).data?.series ?? null) as Neighbours | null;
};
