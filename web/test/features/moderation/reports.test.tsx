import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { EventReportFragment, PollReportFragment } from '../../../src/generated/later.generated.ts';
import { ReportsPage } from '../../../src/pages/person/ReportsPage.tsx';
import { ada, renderPage } from '../../support/renderPage.tsx';

let reports: EventReportFragment[];
let pollReports: PollReportFragment[];

const aReport = (given: Partial<EventReportFragment>, isHidden = false): EventReportFragment => ({
  __typename: 'Report',
  id: '1',
  reason: 'Spam or a scam\nIt asks for money',
  createdAt: '2026-05-01T12:00:00.000Z',
  event: { __typename: 'ReportedEvent', urlHash: 'hash', title: 'Free gold', creatorName: 'Mallory', isHidden },
  ...given,
});

beforeEach(() => {
  reports = [aReport({ id: '2', reason: 'Not what it says' }), aReport({ id: '1' })];
  pollReports = [];
});

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<ReportsPage />, {
    at: '/reports',
    user: ada,
    ...options,
    answers: { Reports: () => ({ reports, pollReports }), ...options.answers },
  });

const articles = () => screen.findAllByRole('article', { name: 'Free gold' });

describe('the reports', () => {
  it('say about which event they are and what is wrong with it, in the order of the server', async () => {
    show();
    const [first, second] = await articles();
    expect(first).toHaveTextContent('Not what it says');
    expect(second).toHaveTextContent('by Mallory');
    expect(within(second as HTMLElement).getByText('Spam or a scam')).toBeVisible();
    expect(within(second as HTMLElement).getByText('It asks for money')).toBeVisible();
    expect(within(second as HTMLElement).getByRole('link', { name: 'Free gold' })).toHaveAttribute(
      'href',
      '/events/hash',
    );
  });

  it('lead to hiding the event, and to showing it again', async () => {
    const { asked, user } = show({
      answers: {
        HideEvent: ({ hidden }) => {
          reports = [aReport({}, hidden as boolean)];
          return { hideEvent: true };
        },
      },
    });
    const [hide] = await screen.findAllByRole('button', { name: 'Hide event' });
    await user.click(hide as HTMLElement);
    expect(await screen.findByText('The event and its series are hidden')).toBeVisible();
    expect(screen.getByText('Hidden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show event again' }));
    expect(await screen.findByText('The event and its series are shown again')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'HideEvent').map(({ variables }) => variables)).toEqual([
      { urlHash: 'hash', hidden: true },
      { urlHash: 'hash', hidden: false },
    ]);
  });

  it('are of polls too, in the order of time, and lead to hiding them', async () => {
    const aPollReport = (id: string, isHidden = false): PollReportFragment => ({
      __typename: 'PollReport',
      id,
      reason: 'Something else',
      createdAt: '2026-05-02T12:00:00.000Z',
      poll: { __typename: 'ReportedPoll', urlHash: 'poll', title: 'Which gold?', creatorName: 'Mallory', isHidden },
    });
    reports = [aReport({ id: '9' }), aReport({ id: '11' })];
    pollReports = [aPollReport('10')];
    const { asked, user } = show({
      answers: {
        HidePoll: ({ hidden }) => {
          pollReports = [aPollReport('10', hidden as boolean)];
          return { hidePoll: true };
        },
      },
    });
    await articles();
    const links = screen.getAllByRole('article').map((article) => within(article).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/events/hash', '/polls/poll', '/events/hash']);
    await user.click(screen.getByRole('button', { name: 'Hide poll' }));
    expect(await screen.findByText('The poll is hidden')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show poll again' })).toBeVisible();
    expect(asked.find(({ name }) => name === 'HidePoll')?.variables).toEqual({ urlHash: 'poll', hidden: true });
  });

  it('go when they are dismissed', async () => {
    reports = [aReport({ id: '7' })];
    const { asked, user } = show({
      answers: {
        DismissReport: () => {
          reports = [];
          return { dismissReport: true };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('There are no reports.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'DismissReport')?.variables).toEqual({ reportId: '7' });
  });

  it('stay, with a word, when something fails', async () => {
    const { user } = show({ answers: { DismissReport: () => new Error('offline') } });
    const [dismiss] = await screen.findAllByRole('button', { name: 'Dismiss' });
    await user.click(dismiss as HTMLElement);
    expect(await screen.findByText('Failed to dismiss the report')).toBeVisible();
    expect(await articles()).toHaveLength(2);
  });

  it('are refused in a friendly way to people who are no operators', async () => {
    const extensions = { code: 'FORBIDDEN' };
    show({ answers: { Reports: () => new GraphQLError('Only an operator may read reports', { extensions }) } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Reports are for the operators of this site' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/');
  });

  it('are not asked for while nobody is signed in', () => {
    const { asked } = show({ user: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to read reports' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('can be tried again', async () => {
    const { answer, user } = show({ answers: { Reports: () => new Error('down') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer('Reports', () => ({ reports, pollReports }));
    await user.click(again);
    expect(await articles()).toHaveLength(2);
  });
});
