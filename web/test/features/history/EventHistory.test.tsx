import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EventHistory } from '../../../src/features/history/EventHistory.tsx';
import { stepsOf } from '../../../src/features/history/chanceLine.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const EVENT = {
  urlHash: 'hash',
  timezone: 'Europe/Berlin',
  participantThreshold: 2,
  participants: [{ id: '7', name: 'Vera' }],
};

const happening = (
  type: string,
  at: string,
  participantId: string | null,
  figures: [expected: number, chance: number] | null,
  turn: { status?: string; isEnough?: boolean } = {},
) => ({
  __typename: 'Happening',
  type,
  at,
  participantId,
  expected: figures?.[0] ?? null,
  chance: figures?.[1] ?? null,
  status: turn.status ?? null,
  isEnough: turn.isEnough ?? null,
  cursor: type + at,
});

const point = (at: string, expected: number, chance: number) => ({ __typename: 'ChancePoint', at, expected, chance });

const answer = (activity: ReturnType<typeof happening>[], chanceHistory: ReturnType<typeof point>[] = []) => ({
  event: { __typename: 'Event', urlHash: 'hash', activity, chanceHistory },
});

const POINTS = [point('2026-05-02T08:00:00Z', 2, 1), point('2026-05-03T08:00:00Z', 1.5, 0.5)];

const HAPPENINGS = [
  happening('from.tomorrow', '2026-05-03T08:00:00Z', null, null),
  happening('response.removed', '2026-05-03T08:00:00Z', '8', [1.5, 0.5]),
  happening('event.placesChanged', '2026-05-02T08:00:00Z', null, [2, 1]),
  happening('response.created', '2026-05-02T08:00:00Z', '7', [2, 1]),
  happening('event.created', '2026-05-01T08:00:00Z', null, null),
];

it('says what was decided, and whether enough people are in', async () => {
  const turns = [
    happening('event.decided', '2026-05-05T08:00:00Z', null, null, { status: 'GATHERING' }),
    happening('event.decided', '2026-05-04T08:00:00Z', null, null, { status: 'CALLED_OFF' }),
    happening('event.decided', '2026-05-03T08:00:00Z', null, null, { status: 'CONFIRMED' }),
    happening('event.outcomeChanged', '2026-05-02T08:00:00Z', null, null, { isEnough: false }),
    happening('event.outcomeChanged', '2026-05-01T08:00:00Z', null, null, { isEnough: true }),
  ];
  renderPage(<EventHistory event={EVENT} />, { user: ada, answers: { History: () => answer(turns) } });
  const list = await screen.findByRole('list', { name: 'What happened so far' });
  const sentences = within(list)
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);
  expect(sentences).toEqual([
    'The decision was taken back',
    'The event was called off',
    'The event was confirmed',
    'With that, too few people are in',
    'With that, enough people are in',
  ]);
});

it('is a timeline in sentences, with a picture of the chance and its numbers', async () => {
  renderPage(<EventHistory event={EVENT} />, {
    user: ada,
    answers: { History: () => answer(HAPPENINGS, POINTS) },
  });
  const list = await screen.findByRole('list', { name: 'What happened so far' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Somebody who is no longer on the list: the response was removedSun, May 3, 10:00 AM · Chance then: 50%',
    'Because of this, others got a place or lost oneSat, May 2, 10:00 AM · Chance then: 100%',
    'Vera respondedSat, May 2, 10:00 AM · Chance then: 100%',
    'The event was publishedFri, May 1, 10:00 AM',
  ]);
  expect(screen.getByRole('img', { name: 'Chance over time' })).toHaveAccessibleDescription(
    'From 100% on Sat, May 2 to 50% on Sun, May 3',
  );
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['WhenChanceExpected', 'Sat, May 2, 10:00 AM100%2', 'Sun, May 3, 10:00 AM50%1.5']);
});

it('says where nothing was noted', async () => {
  renderPage(<EventHistory event={EVENT} />, {
    user: ada,
    answers: { History: () => answer([]) },
  });
  expect(await screen.findByText('Nothing has been recorded yet.')).toBeInTheDocument();
});

it('says where it could not be loaded, and tries again', async () => {
  let isUp = false;
  const { user } = renderPage(<EventHistory event={EVENT} />, {
    user: ada,
    answers: { History: () => (isUp ? answer(HAPPENINGS) : new Error('down')) },
  });
  expect(await screen.findByText('What happened could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'What happened so far' })).toBeInTheDocument();
});

it('shows what was earlier once, also when it is asked for twice, or overlaps', async () => {
  const all = Array.from({ length: 150 }, (_, index) =>
    happening('event.changed', new Date(Date.parse('2026-05-03T08:00:00Z') - index * 60_000).toISOString(), null, null),
  );
  const asked: unknown[] = [];
  const { user } = renderPage(<EventHistory event={EVENT} />, {
    user: ada,
    answers: {
      History: () => answer(all.slice(0, 100)),
      EarlierHistory: ({ after }) => {
        asked.push(after);
        // one that was there before comes along
        return { event: { __typename: 'Event', urlHash: 'hash', activity: all.slice(99) } };
      },
    },
  });
  const earlier = await screen.findByRole('button', { name: 'Show Earlier' });
  await user.dblClick(earlier);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(150));
  expect(screen.queryByRole('button', { name: 'Show Earlier' })).toBeNull();
  expect(asked).toEqual([all[99]?.cursor]);
});

it('shows the whole time in the picture, however few lines are loaded', async () => {
  const lines = [happening('response.created', '2026-05-03T08:00:00Z', '7', [1.5, 0.5])];
  const points = [point('2026-03-01T09:00:00Z', 0, 0), ...POINTS];
  renderPage(<EventHistory event={EVENT} />, { user: ada, answers: { History: () => answer(lines, points) } });
  const picture = await screen.findByRole('img', { name: 'Chance over time' });
  expect(picture).toHaveAccessibleDescription('From 0% on Sun, Mar 1 to 50% on Sun, May 3');
});

it('names the day once where all of it was on one', async () => {
  const lines = [happening('response.created', '2026-05-03T08:00:00Z', '7', [1.5, 0.5])];
  const points = [point('2026-05-03T07:00:00Z', 0, 0), point('2026-05-03T08:00:00Z', 1.5, 0.5)];
  renderPage(<EventHistory event={EVENT} />, { user: ada, answers: { History: () => answer(lines, points) } });
  const picture = await screen.findByRole('img', { name: 'Chance over time' });
  expect(picture).toHaveAccessibleDescription('From 0% to 50% on Sun, May 3');
});

it('draws a line that keeps its height until the chance changes', () => {
  const at = (minute: number, chance: number) => point(new Date(minute * 60_000).toISOString(), chance, chance);
  const points = [at(0, 0), at(2, 1), at(3, 0.5)];
  expect(stepsOf(points)).toBe('M40.0 88.0H224.0V8.0H316.0V48.0');
  expect(stepsOf(points.slice(0, 1))).toBe('M40.0 88.0H316');
});
