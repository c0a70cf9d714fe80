import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { newlyPublished, rememberPublished } from '../../../src/features/share/newlyPublished.ts';
import { ShareOffer } from '../../../src/features/share/ShareOffer.tsx';
import { renderPage } from '../../support/renderPage.tsx';

const shared = {
  kind: 'event',
  path: '/events/k3y',
  title: 'Doubles',
  lines: () => ['Fri, May 1, 2026', 'Court 3'],
} as const;
const url = 'http://localhost/events/k3y';

const show = () => {
  rememberPublished(shared);
  return renderPage(<ShareOffer shared={shared} />);
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the link of the new event, and offers the menu, where there is no share sheet', async () => {
  const { user } = show();
  expect(screen.getByRole('region')).toHaveAccessibleName('“Doubles” is up. Send it to the people who should come.');
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByText('Link Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

it('opens the share sheet where there is one', async () => {
  const share = jest.fn<Navigator['share']>(() => Promise.reject(new Error('closed')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Doubles', text: 'Join our event!', url });
});

it('leads to the event, which home does not show when it is private', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'View event' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/events/k3y');
});

it('goes when one closes it, and is not offered again', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  expect(newlyPublished('event')).toBeNull();
});

it('offers all that a chat needs to know as text', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as Text' }));
  expect(await navigator.clipboard.readText()).toBe(`Doubles\nFri, May 1, 2026\nCourt 3\n${url}`);
});
