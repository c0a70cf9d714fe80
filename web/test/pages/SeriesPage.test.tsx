import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const person = (name: string, given: object = {}) => ({
  __typename: 'Attendee',
  name,
  regularId: null,
  came: 1,
  outOf: 2,
  lastCame: '2026-04-28T16:30:00.000Z',
  onDates: [],
  ...given,
});

const attendance = (people: object[], dates: object[] = []) => ({
  seriesByHash: { __typename: 'SeriesPage', attendance: { __typename: 'SeriesAttendance', dates, people } },
});

const ofAda = () => series({ next: next({ creatorId: 'ada' }) });

it('says to its organiser how often each came', async () => {
  const people = [
    person('Rita', { regularId: '1', came: 7, outOf: 9 }),
    person('New', { came: 0, outOf: 0, lastCame: null }),
  ];
  show({ SeriesPage: ofAda, SeriesAttendance: () => attendance(people) }, { user: ada });
  const lines = within(await part('How often people came')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'RitaRegularLast on Tue, Apr 28, 2026came 7 of 9',
    'Newno date yet',
  ]);
});

it('reads anew who came once somebody is a regular no more', async () => {
  let regulars = [regular('1', 'Rita')];
  const { user } = show(
    {
      SeriesPage: () => series({ regulars, next: next({ creatorId: 'ada' }) }),
      SeriesAttendance: () => attendance([person('Rita', { regularId: regulars[0]?.id ?? null })]),
      LeaveSeries: () => {
        regulars = [];
        return { leaveSeries: true };
      },
    },
    { user: ada },
  );
  expect(within(await part('How often people came')).getByText('Regular')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Rita' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Rita from the regulars?' });
  await user.click(within(question).getByRole('button', { name: 'Remove Rita' }));
  await waitFor(async () => expect(within(await part('How often people came')).queryByText('Regular')).toBeNull());
});

it('asks nobody else who came', async () => {
  const { asked } = show({ SeriesPage: () => series(), SeriesAttendance: () => attendance([]) }, { user: ada });
  await part('The next date');
  expect(screen.queryByRole('region', { name: 'How often people came' })).toBeNull();
  expect(asked.map(({ name }) => name)).not.toContain('SeriesAttendance');
});

it('has the server say whose a series without a date to come is', async () => {
  const over = () => series({ isOver: true, next: null, planned: [], recurrenceFrequency: null });
  show({ SeriesPage: over, SeriesAttendance: () => attendance([person('Ann')]) }, { user: ada });
  expect(await part('How often people came')).toHaveTextContent('came 1 of 2');
});

it('shows those who came most often, and all of them on request', async () => {
  const people = Array.from({ length: 12 }, (_, place) => person(`Guest ${place + 1}`));
  const { user } = show({ SeriesPage: ofAda, SeriesAttendance: () => attendance(people) }, { user: ada });
  const list = await part('How often people came');
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await user.click(within(list).getByRole('button', { name: 'Show all 12 people' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  expect(within(list).queryByRole('button', { name: /^Show all/ })).toBeNull();
});

it('says that the list of who came is empty, or could not be loaded, and tries again', async () => {
  const { user, answer } = show({ SeriesPage: ofAda, SeriesAttendance: () => new Error('down') }, { user: ada });
  const list = await part('How often people came');
  expect(within(list).getByRole('alert')).toHaveTextContent('This list could not be loaded.');
  answer('SeriesAttendance', () => attendance([]));
  await user.click(within(list).getByRole('button', { name: 'Try again' }));
  expect(await within(list).findByText(/^Nobody has been checked in yet/)).toBeInTheDocument();
});

it('prints for its organiser who came when, with boxes for the dates to come, in place of the page', async () => {
  const date = (urlHash: string, at: string) => ({
    __typename: 'SeriesDate',
    urlHash,
    date: at,
    endTime: null,
    timezone: 'Europe/Berlin',
    status: 'GATHERING',
  });
  const on = (urlHash: string, attended: boolean | null) => ({
    __typename: 'AttendeeDate',
    urlHash,
    status: 'GOING',
    attended,
  });
  const dates = [date('OLD', '2026-04-28T16:30:00.000Z'), date('NEW', '2099-05-06T16:30:00.000Z')];
  const people = [person('Rita', { onDates: [on('OLD', true), on('NEW', null)] })];
  show({ SeriesPage: ofAda, SeriesAttendance: () => attendance(people, dates) }, { user: ada });
  await part('How often people came');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Came',
    'TueApr 28',
    'WedMay 6',
    'WedMay 13',
    'WedMay 20',
  ]);
  const row = screen.getByRole('row', { name: /^Rita/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 of 2', '✓', '', '', '']);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(await part('How often people came')).toBeInTheDocument();
});

it('asks nobody to join a series that has ended, and keeps its dates', async () => {
  const past = [
    {
      __typename: 'SeriesDate',
      urlHash: 'C',
      date: '2026-04-22T16:30:00.000Z',
      endTime: null,
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
