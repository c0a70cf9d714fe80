import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SignedInMenu } from '../../../src/features/user-menu/SignedInMenu.tsx';
import type { Answer } from '../../support/fakeServer.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const URL_NOW = 'https://quorum.example/calendar/new.ics';

const show = async (answers: Record<string, Answer> = {}) => {
  const page = renderPage(<SignedInMenu user={ada} />, {
    user: ada,
    answers: {
      YourEvents: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', polls: [], events: [] } }),
      RenewCalendarFeed: () => ({ renewCalendarFeed: { __typename: 'CalendarFeed', url: URL_NOW } }),
      ...answers,
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'User menu of Ada' }));
  await page.user.click(screen.getByRole('button', { name: 'Get Link' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Calendar Link' }));
  const confirm = () => page.user.click(dialog.getByRole('button', { name: 'Get Link' }));
  const timesAsked = (operation: string) => page.asked.filter(({ name }) => name === operation).length;
  return { ...page, dialog, confirm, timesAsked };
};

it('copies a secret address, after it was said that one from before stops working', async () => {
  const { dialog, confirm, timesAsked } = await show();
  expect(screen.queryByRole('dialog', { name: 'User menu' })).toBeNull();
  expect(dialog.getByText(/It is shown only once. Any earlier link stops working/)).toBeVisible();
  expect(timesAsked('RenewCalendarFeed')).toBe(0);
  await confirm();
  expect(await screen.findByText('Link Copied')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await navigator.clipboard.readText()).toBe(URL_NOW);
  expect(timesAsked('RenewCalendarFeed')).toBe(1);
});

it('shows the address where it cannot be copied', async () => {
  const { confirm } = await show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await confirm();
  expect(await screen.findByText(new RegExp(URL_NOW))).toBeVisible();
});

it('keeps asking when no address comes', async () => {
  const { user, confirm, answer } = await show({ RenewCalendarFeed: () => new Error('offline') });
  await confirm();
  expect(await screen.findByText('The link could not be created')).toBeInTheDocument();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  answer('RenewCalendarFeed', () => ({ renewCalendarFeed: { __typename: 'CalendarFeed', url: URL_NOW } }));
  await user.click(screen.getByRole('button', { name: 'Get Link' }));
  expect(await screen.findByText('Link Copied')).toBeVisible();
});
