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

describe('in the browser of another app', () => {
  const as = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const hint = () => screen.queryByText(/^This page is open inside another app, which alone remembers your response\./);
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36';

  it.each([
    ['Facebook', `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/489.0.0.40.75]`],
    ['Messenger', `${IPHONE} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/489.0.0]`],
    ['Instagram', `${IPHONE} Mobile/22F76 Instagram 390.0.0.25.83`],
    ['WeChat', `${ANDROID}; wv) ${CHROME} MicroMessenger/8.0.60`],
    ['LINE', `${IPHONE} Mobile/22F76 Safari Line/15.9.1`],
    ['any app that shows pages in a view of Android', `${ANDROID}; wv) ${CHROME}`],
  ])('of %s, it says that the response lives there alone', (_app, userAgent) => {
    as(userAgent);
    show();
    expect(hint()).toBeVisible();
  });

  it.each([
    ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome', `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`],
  ])('which %s is not, it says nothing of that', (_browser, userAgent) => {
    as(userAgent);
    show();
    expect(hint()).toBeNull();
  });
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
