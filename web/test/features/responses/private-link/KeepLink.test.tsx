import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { privateLink } from '@quorum/domain/privateLink';
import { screen, waitFor } from '@testing-library/react';
import { KeepLink } from '../../../../src/features/responses/private-link/KeepLink.tsx';
import { paths } from '../../../../src/lib/paths.ts';
import { anEvent } from '../../../support/anEvent.ts';
import { renderPage } from '../../../support/renderPage.tsx';

const event = anEvent({ title: 'Five-a-side' });
const LINK = `${window.location.origin}/events/${event.urlHash}#response=4711.secret`;

const show = () => {
  const onClose = jest.fn();
  const path = privateLink(paths.event(event.urlHash), '4711', 'secret');
  return { ...renderPage(<KeepLink title={event.title} path={path} onClose={onClose} />), onClose };
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

it('puts the private link of the response on the clipboard, and says so', async () => {
  const { user } = show();
  expect(screen.getByRole('region', { name: 'Keep this link to change your response' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy my link' }));
  expect(await screen.findByText('Your private link is on the clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

it('shows the link where the clipboard is not allowed', async () => {
  const { user } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy my link' }));
  expect(await screen.findByText(new RegExp(LINK.replaceAll(/[.#?]/g, '\\$&')))).toBeVisible();
});

it('goes away when it is closed', async () => {
  const { user, onClose } = show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('the share sheet', () => {
  const withShare = (share: () => Promise<void>) => {
    const asked = jest.fn<(what: object) => Promise<void>>(share);
    Object.defineProperty(navigator, 'share', { value: asked, configurable: true });
    return asked;
  };

  it('is not offered by a browser that has none', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Send it to myself' })).toBeNull();
  });

  it('gets the link with the title of the event', async () => {
    const share = withShare(() => Promise.resolve());
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Send it to myself' }));
    expect(share.mock.calls).toEqual([[{ title: 'Five-a-side', url: LINK }]]);
  });

  it('may be closed without a word', async () => {
    const share = withShare(() => Promise.reject(new Error('closed')));
    const { user, onClose } = show();
    await user.click(await screen.findByRole('button', { name: 'Send it to myself' }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
