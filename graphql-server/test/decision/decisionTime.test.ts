import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import { NOW, type TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const ADA = { as: 'ada' };

/** Every Sunday at ten in Berlin, decided a day before. */
const aSeries = (changes: Partial<EventDraftInput> = {}) =>
  anEvent(server, {
    date: '2026-10-11T08:00:00.000Z',
    endTime: null,
    decideAt: '2026-10-10T08:00:00.000Z',
    timezone: 'Europe/Berlin',
    isRecurring: true,
    recurrenceFrequency: 'weekly',
    ...changes,
  });

const nextBy = async (open: (of: TestServer) => Door, event: EventView) =>
  (await open(server).duplicateEvent(event, ADA)).result as EventView;
const nextOf = (event: EventView) => nextBy(restDoor, event);

const hoursBefore = ({ date, decideAt }: EventView) =>
  decideAt && DateTime.fromISO(date).diff(DateTime.fromISO(decideAt)).as('hours');

const change = async ({ urlHash }: EventView, input: object, scope?: string) => {
  const { errors } = await server.graphql(
    `mutation ($urlHash: String!, $input: UpdateEventInput!, $scope: EditScope) {
      updateEvent(urlHash: $urlHash, input: $input, scope: $scope) { urlHash }
    }`,
    { urlHash, input, scope },
    ADA,
  );
  expect(errors).toBeUndefined();
};

describe('the decision time of a series', () => {
  describe.each([
    ['GraphQL', graphqlDoor],
    ['REST', restDoor],
  ])('through %s', (_name, open: (of: TestServer) => Door) => {
    it.each([
      // the clocks go back in the night before the last one, and ahead in the other year
      ['2026-10-11T08:00:00.000Z', '2026-10-18T08:00:00.000Z', '2026-10-25T09:00:00.000Z'],
      ['2027-03-14T09:00:00.000Z', '2027-03-21T09:00:00.000Z', '2027-03-28T08:00:00.000Z'],
    ])('keeps its distance from the start where the clocks change after %s', async (...dates) => {
      const [first, second] = dates.map((date) => DateTime.fromISO(date, { zone: 'utc' }));
      const iso = (time: DateTime | undefined) => time?.toISO() ?? '';
      const root = await aSeries({ date: iso(first), decideAt: iso(first?.minus({ hours: 24 })) });
      server.clock.set(iso(first?.plus({ hours: 16 })));
      const before = await nextBy(open, root);
      server.clock.set(iso(second?.plus({ hours: 16 })));
      const after = await nextBy(open, before);
      expect([root, before, after].map(({ date }) => date)).toEqual(dates);
      expect([before, after].map(hoursBefore)).toEqual([24, 24]);
      expect([before, after].map(({ status }) => status)).toEqual(['GATHERING', 'GATHERING']);
    });
  });

  it('is none of a date that is made after it: nobody could have responded', async () => {
    const root = await aSeries({ date: '2026-10-11T08:00:00.000Z', decideAt: '2026-10-01T08:00:00.000Z' });
    server.clock.set('2026-10-12T00:00:00.000Z');
    const next = await nextOf(root);
    expect(next.decideAt).toBeNull();
    await server.tasks.decideDueEvents({});
    expect((await readEvent(server, next)).status).toBe('GATHERING');
  });

  it('goes along where the series moves, and follows a change of this and following events', async () => {
    const root = await aSeries();
    server.clock.set('2026-10-11T15:00:00.000Z');
    const next = await nextOf(root);
    server.clock.set(NOW);
    await change(root, { date: '2026-10-12T08:00:00.000Z' }, 'THIS_AND_FOLLOWING');
    expect(hoursBefore(await readEvent(server, root))).toBe(48);
    const moved = await readEvent(server, next);
    expect(moved.date).toBe('2026-10-19T08:00:00.000Z');
    expect(hoursBefore(moved)).toBe(48);

    await change(root, { decideAt: '2026-10-12T02:00:00.000Z' }, 'THIS_AND_FOLLOWING');
    expect(hoursBefore(await readEvent(server, next))).toBe(6);
    await change(root, { decideAt: null }, 'THIS_AND_FOLLOWING');
    expect((await readEvent(server, next)).decideAt).toBeNull();
  });

  it('of one date alone stays as it was set', async () => {
    const root = await aSeries();
    server.clock.set('2026-10-11T15:00:00.000Z');
    const next = await nextOf(root);
    await change(next, { decideAt: '2026-10-18T05:00:00.000Z' });
    server.clock.set(NOW);
    await change(root, { decideAt: '2026-10-11T02:00:00.000Z' }, 'THIS_AND_FOLLOWING');
    expect(hoursBefore(await readEvent(server, next))).toBe(3);
  });

  it('decides each date by itself', async () => {
    const root = await aSeries();
    server.clock.set('2026-10-10T08:00:00.000Z');
    await server.tasks.decideDueEvents({});
    expect((await readEvent(server, root)).status).toBe('CALLED_OFF');
    server.clock.set('2026-10-12T00:00:00.000Z');
    expect(await nextOf(root)).toMatchObject({ status: 'GATHERING', statusChangedAt: null, neededSeats: null });
  });
});
