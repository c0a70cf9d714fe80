import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { RegularView, SeriesPageView } from '../../src/doors/presenters/presentSeriesPage.ts';
import { readEvent } from '../support/builders.ts';
import { aSeries } from '../support/series.ts';
import type { Caller, TestServer } from '../support/testServer.ts';

export type JoinedRegular = RegularView & { responseToken: string };

/** A weekly series of Ada's whose first Tuesday is to come, and the days on which the next ones are. */
export const TUESDAY = '2026-05-05T16:00:00.000Z';
export const ONE_LATER = '2026-05-12T16:00:00.000Z';
export const TWO_LATER = '2026-05-19T16:00:00.000Z';

export const aWeekly = async (server: TestServer, changes: Parameters<typeof aSeries>[1] = {}) => {
  const first = await aSeries(server, { date: TUESDAY, endTime: '2026-05-05T18:00:00.000Z', ...changes });
  return { first, seriesHash: first.seriesHash ?? '' };
};

export const regularsPath = (seriesHash: string) => `/api/series/${seriesHash}/regulars`;

/** Somebody is in every time. */
export const aRegular = async (
  server: Pick<TestServer, 'rest'>,
  seriesHash: string,
  says: Record<string, unknown> = {},
  caller: Caller = {},
): Promise<JoinedRegular> => {
  const answer = await server.rest('POST', regularsPath(seriesHash), { name: 'Rita', ...says }, caller);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json();
};

export const readSeries = async (server: Pick<TestServer, 'rest'>, seriesHash: string, caller: Caller = {}) =>
  (await server.rest('GET', `/api/series/${seriesHash}`, undefined, caller)).json<SeriesPageView>();

/** The date after the one that is over by then, as the clock makes it. */
export const nextByClock = async (server: TestServer, seriesHash: string, now: string): Promise<EventView> => {
  server.clock.set(now);
  await server.tasks.continueSeries({});
  const { next } = await readSeries(server, seriesHash);
  if (!next) throw new Error('No date was made');
  return readEvent(server, next, { as: 'ada' });
};

/** After the first Tuesday, and after the second. */
export const AFTER_FIRST = '2026-05-05T19:00:00.000Z';
export const AFTER_SECOND = '2026-05-12T19:00:00.000Z';

export const saidIn = ({ participants }: Pick<EventView, 'participants'>) =>
  participants.map(({ name, status, guests }) => `${name} ${status}${guests > 0 ? ` with ${guests}` : ''}`);
