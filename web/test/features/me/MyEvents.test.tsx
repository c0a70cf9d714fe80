import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { MePage } from '../../../src/pages/person/MePage.tsx';
import { setNow } from '../../../src/lib/useNow.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const NOW = Date.parse('2026-11-24T12:00:00Z');
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  setNow(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const mine = (title: string, date: string, more: object = {}) => ({
  __typename: 'Event',
  urlHash: title,
  title,
  location: 'Königsplatz',
  date,
  endTime: null,
  timezone: 'Europe/Berlin',
  isPrivate: true,
  status: 'GATHERING',
  eventType: { __typename: 'EventType', id: '1', name: 'Board Games' },
  ...more,
});

const response = (id: string, event: object | null, more: object = {}) => ({
  __typename: 'Participant',
  id,
  status: 'GOING',
  waitlistPosition: null,
  minParticipants: null,
  likelihood: 1,
  event,
  ...more,
});

const VIEWER = {
  __typename: 'Viewer',
  uid: 'ada',
  events: [mine('Later', '2026-12-05T17:00:00Z'), mine('Over', '2026-11-20T17:00:00Z')],
  coOrganised: [mine('Next', '2026-11-28T17:00:00Z')],
  responses: [
    response('1', mine('Chess', '2026-12-01T17:00:00Z', { status: 'CALLED_OFF' })),
    response('2', mine('Go', '2026-11-25T17:00:00Z'), { status: 'MAYBE', likelihood: 0.6 }),
    // one that an operator has hidden
    response('3', null),
  ],
};

const show = (answers = {}) =>
  renderPage(<MePage />, {
    user: ada,
    at: '/me',
    path: '/me',
    answers: { Mine: () => ({ viewer: VIEWER }), ...answers },
  });

const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('has what one joined, the next dates first, with one’s status, and what one organises, also together with others', async () => {
  show();
  expect(await rowsOf('Joined')).toEqual([
    'GoWed, Nov 25, 2026 · KönigsplatzYou: maybe, 60%',
    'ChessTue, Dec 1, 2026 · Königsplatz · called offYou: yes',
  ]);
  expect(await rowsOf('Organised by you')).toEqual([
    'NextSat, Nov 28, 2026 · Königsplatz · together with othersManageAgain',
    'LaterSat, Dec 5, 2026 · KönigsplatzManageAgain',
    'OverFri, Nov 20, 2026 · Königsplatz · overManageAgain',
  ]);
});

it('is searched without regard to accents, and says where nothing matches', async () => {
  const { user } = show();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'konig chess');
  expect(await rowsOf('Joined')).toHaveLength(1);
  expect(screen.getByText('Nothing matches that.')).toBeInTheDocument();
});

it('says where there is nothing, and asks those without an account to sign in', async () => {
  show({ Mine: () => ({ viewer: { ...VIEWER, events: [], coOrganised: [], responses: [] } }) });
  expect(await screen.findByText('You have not responded to anything yet.')).toBeInTheDocument();
  renderPage(<MePage />, { at: '/me', path: '/me' });
  expect(await screen.findByText('Sign in to see your events')).toBeInTheDocument();
});
