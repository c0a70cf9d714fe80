import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SignedInMenu } from '../../src/features/session/SignedInMenu.tsx';
import type { Answer } from '../support/fakeServer.ts';
import { ada, renderPage } from '../support/renderPage.tsx';

const urlOf = (secret: string) => `https://quorum.example/calendar/${secret}.ics`;
const feed = (secret: string) => ({ __typename: 'CalendarFeed', url: urlOf(secret) });
const viewerWith = (secret: string) => ({ viewer: { __typename: 'Viewer', uid: 'ada', calendarFeed: feed(secret) } });

const show = async (answers: Record<string, Answer> = {}) => {
  const page = renderPage(<SignedInMenu user={ada} />, {
    user: ada,
    answers: {
      YourEvents: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', events: [] } }),
      CalendarFeed: () => viewerWith('old'),
      RenewCalendarFeed: () => ({ renewCalendarFeed: feed('new') }),
      ...answers,
    },
  });
  const openMenu = () => page.user.click(screen.getByRole('button', { name: 'User menu of Ada' }));
  await openMenu();
  const timesAsked = (operation: string) => page.asked.filter(({ name }) => name === operation).length;
  return { ...page, openMenu, timesAsked };
};

const copy = () => screen.getByRole('button', { name: 'Copy Link' });
const renew = () => screen.getByRole('button', { name: 'Renew' });
const copied = () => navigator.clipboard.readText();

it('copies the secret address, which is asked for when somebody is about to', async () => {
  const { user, timesAsked } = await show();
  expect(timesAsked('CalendarFeed')).toBe(0);
  await user.click(copy());
  expect(await screen.findByText('Link Copied')).toBeVisible();
  expect(await copied()).toBe(urlOf('old'));
  await user.click(copy());
  expect(timesAsked('CalendarFeed')).toBe(1);
});

it('renews the address after asking, and copies the new one', async () => {
  const { user, timesAsked } = await show();
  await user.click(renew());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Renew Calendar Link' }));
  expect(screen.queryByRole('dialog', { name: 'User menu' })).toBeNull();
  expect(timesAsked('RenewCalendarFeed')).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('Link Renewed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await copied()).toBe(urlOf('new'));
});

it('says that the address did not come, and asks again the next time', async () => {
  const { user, answer } = await show({ CalendarFeed: () => new Error('offline') });
  await user.click(copy());
  expect(await screen.findByText('The link could not be loaded')).toBeVisible();
  answer('CalendarFeed', () => viewerWith('old'));
  await user.click(copy());
  expect(await screen.findByText('Link Copied')).toBeVisible();
});

it('keeps asking when the new address does not come, and the old one stays', async () => {
  const { user, openMenu } = await show({ RenewCalendarFeed: () => new Error('offline') });
  await user.click(renew());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('Failed to renew the link')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await openMenu();
  await user.click(copy());
  await waitFor(async () => expect(await copied()).toBe(urlOf('old')));
});
