import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { newEvent, rememberNewEvent } from '../../../../src/features/events/share/newEvent.ts';
import { ShareOffer } from '../../../../src/features/events/share/ShareOffer.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

const event = { urlHash: 'k3y', title: 'Doubles' };
const url = 'http://localhost/events/k3y';

const show = () => {
  rememberNewEvent(event);
  return renderPage(<ShareOffer event={event} />);
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the link of the new event, and offers the menu, where there is no share sheet', async () => {
  const { user } = show();
  expect(screen.getByRole('region')).toHaveAccessibleName('Your event is up. Send it to those who should come.');
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

it('opens the share sheet where there is one', async () => {
  const share = jest.fn<Navigator['share']>(() => Promise.reject(new Error('closed')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Share it' }));
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
  expect(newEvent()).toBeNull();
});
