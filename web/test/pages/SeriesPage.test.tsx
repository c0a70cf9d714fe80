import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SeriesPage } from '../../src/pages/SeriesPage.tsx';
import { ada, renderPage } from '../support/renderPage.tsx';

const HASH = 'BBBBBBBBBBBBBBBBBBBBBB';

const next = (given: object = {}) => ({
  __typename: 'Event',
  id: '1',
  urlHash: 'AAAAAAAAAAAAAAAAAAAAAA',
  date: '2026-05-06T16:30:00.000Z',
  timezone: 'Europe/Berlin',
  location: 'Schillerpark, Berlin',
  status: 'GATHERING',
  creatorId: 'somebody',
  coOrganisers: [],
  isHidden: false,
  participantThreshold: 4,
  expected: 2,
  chance: 0.62,
  placesLeft: null,
  waitlistCount: 0,
  ...given,
});

const regular = (id: string, name: string, likelihood = 1, guests = 0) => ({
  __typename: 'Regular',
  id,
  name,
  likelihood,
  guests,
});

const series = (given: object = {}) => ({
  seriesByHash: {
    __typename: 'SeriesPage',
    seriesHash: HASH,
    title: 'Five-a-side',
    location: 'Schillerpark, Berlin',
    timezone: 'Europe/Berlin',
    creatorName: 'Kim',
    recurrenceFrequency: 'weekly',
    isOver: false,
    isPrivate: false,
    maxGuests: 0,
    next: next(),
    planned: ['2026-05-13T16:30:00.000Z', '2026-05-20T16:30:00.000Z'],
    past: [],
    regulars: [],
    ownRegular: null,
    ...given,
  },
});

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const show = (answers: Options['answers'], more: Options = {}) =>
  renderPage(<SeriesPage />, { at: `/series/${HASH}`, path: '/series/:seriesHash', ...more, answers: answers ?? {} });

const part = (name: string) => screen.findByRole('region', { name });

it('shows the next date, those after it, and the regulars in the order of joining', async () => {
  const regulars = [regular('1', 'Rita'), regular('2', 'Mo', 0.6, 1)];
  show({ SeriesPage: () => series({ regulars, maxGuests: 1 }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Five-a-side' })).toBeInTheDocument();
  expect(screen.getByText('Every week · Schillerpark, Berlin, hosted by Kim')).toBeInTheDocument();
  const date = await part('The next date');
  expect(date).toHaveTextContent('6:30 PM');
  expect(date).toHaveTextContent('62% likely to happen');
  expect(within(date).getByRole('link', { name: 'See this date' })).toHaveAttribute(
    'href',
    '/events/AAAAAAAAAAAAAAAAAAAAAA',
  );
  expect(within(await part('After that')).getAllByRole('listitem')).toHaveLength(2);
  const names = within(await part('Regulars')).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Rita · yes', 'Mo · maybe, 60%, with a guest']);
  expect(screen.queryByRole('button', { name: 'Remove Rita' })).toBeNull();
});

it('makes a visitor a regular, who is known again by this browser', async () => {
  let regulars: object[] = [];
  const { user, asked } = show({
    SeriesPage: () => series({ regulars }),
    JoinSeries: () => {
      regulars = [regular('9', 'Nell')];
      return { joinSeries: { __typename: 'JoinSeriesPayload', id: '9', responseToken: 'a-token' } };
    },
  });
  const join = await part('I’m in every time');
  await user.type(within(join).getByRole('textbox', { name: /^Name/ }), 'Nell');
  await user.click(within(join).getByRole('button', { name: 'I’m in every time' }));
  expect(await screen.findByText('You are a regular: yes')).toBeInTheDocument();
  const sent = asked.find(({ name }) => name === 'JoinSeries');
  expect(sent?.variables).toMatchObject({ seriesHash: HASH, input: { name: 'Nell', likelihood: 1 } });
  expect(sent?.idempotencyKey).toBeDefined();
});

it('has the organiser remove a regular, once asked', async () => {
  let regulars = [regular('1', 'Rita')];
  const { user } = show(
    {
      SeriesPage: () => series({ regulars, next: next({ creatorId: 'ada' }) }),
      LeaveSeries: () => {
        regulars = [];
        return { leaveSeries: true };
      },
    },
    { user: ada },
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Rita' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Rita from the regulars?' });
  await user.click(within(question).getByRole('button', { name: 'Remove Rita' }));
  expect(await screen.findByText('Nobody is a regular yet.')).toBeInTheDocument();
});

it('asks nobody to join a series that has ended, and keeps its dates', async () => {
  const past = [
    {
      __typename: 'SeriesDate',
      urlHash: 'C',
      date: '2026-04-22T16:30:00.000Z',
      timezone: 'Europe/Berlin',
      status: 'CALLED_OFF',
    },
  ];
  show({ SeriesPage: () => series({ isOver: true, next: null, planned: [], past, recurrenceFrequency: null }) });
  expect(await screen.findByText('There are no more dates.')).toBeInTheDocument();
  expect(await part('Dates so far')).toHaveTextContent('Called off');
  expect(screen.queryByRole('region', { name: 'I’m in every time' })).toBeNull();
});

it('says that there is no such series, and tries again where it could not be loaded', async () => {
  const { user, answer } = show({ SeriesPage: () => new Error('down') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer('SeriesPage', () => ({ seriesByHash: null }));
  await user.click(retry);
  await waitFor(() => expect(screen.getByText('Series not found')).toBeInTheDocument());
});
