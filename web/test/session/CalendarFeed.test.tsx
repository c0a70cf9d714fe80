import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CalendarFeed } from '../../src/features/session/CalendarFeed.tsx';
import { ada, renderPage } from '../support/renderPage.tsx';

const urlOf = (secret: string) => `https://quorum.example/calendar/${secret}.ics`;
const feed = (secret: string) => ({ __typename: 'CalendarFeed', url: urlOf(secret) });
const viewerWith = (secret: string) => ({ viewer: { __typename: 'Viewer', uid: 'ada', calendarFeed: feed(secret) } });

const show = (answers: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<CalendarFeed />, {
    user: ada,
    answers: {
      CalendarFeed: () => viewerWith('old'),
      RenewCalendarFeed: () => ({ renewCalendarFeed: feed('new') }),
      ...answers.answers,
    },
  });

const copy = () => screen.getByRole('button', { name: 'Copy Link' });
const copied = () => navigator.clipboard.readText();

it('copies the secret address, which is asked for when somebody is about to', async () => {
  const { user, asked } = show();
  expect(asked).toEqual([]);
  await user.click(copy());
  expect(await screen.findByText('Link Copied')).toBeVisible();
  expect(await copied()).toBe(urlOf('old'));
  await user.click(copy());
  expect(asked).toHaveLength(1);
});

it('renews the address after asking, and copies the new one from then on', async () => {
  const { user, asked } = show();
  await user.click(screen.getByRole('button', { name: 'Renew' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Renew Calendar Link' }));
  expect(asked.filter(({ name }) => name === 'RenewCalendarFeed')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('Link Renewed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await copied()).toBe(urlOf('new'));
  await user.click(copy());
  expect(await copied()).toBe(urlOf('new'));
});

it('says that the address did not come, and asks again the next time', async () => {
  const { user, answer } = show({ answers: { CalendarFeed: () => new Error('offline') } });
  await user.click(copy());
  expect(await screen.findByText('The link could not be loaded')).toBeVisible();
  answer('CalendarFeed', () => viewerWith('old'));
  await user.click(copy());
  expect(await screen.findByText('Link Copied')).toBeVisible();
});

it('keeps the old address when the new one does not come', async () => {
  const { user } = show({ answers: { RenewCalendarFeed: () => new Error('offline') } });
  await user.click(screen.getByRole('button', { name: 'Renew' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('Failed to renew the link')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(copy());
  await waitFor(async () => expect(await copied()).toBe(urlOf('old')));
});
