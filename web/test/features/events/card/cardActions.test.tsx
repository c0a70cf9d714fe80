import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EventCard } from '../../../../src/features/events/card/EventCard.tsx';
import type { EventCardFragment } from '../../../../src/generated/graphql.generated.ts';
import { anEvent, aResponse } from '../../../support/anEvent.ts';
import { ada, renderPage } from '../../../support/renderPage.tsx';

const show = (given: Partial<EventCardFragment>, options: Parameters<typeof renderPage>[1] = {}) => {
  const event = anEvent(given);
  return { event, ...renderPage(<EventCard event={event} />, options) };
};

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('who may do what', () => {
  const participants = [aResponse({ id: 'bo', name: 'Bo' }), aResponse({ id: 'cy', name: 'Cy' })];

  it('lets a visitor join, and nothing else', () => {
    show({ participants });
    expect(screen.getByRole('button', { name: 'Join Event' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('lets the creator edit, delete and remove any response', () => {
    show({ participants, creatorId: ada.uid }, { user: ada });
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove (Bo|Cy)'s response$/ })).toHaveLength(2);
  });

  it('makes room for what the creator sees, and gives no right, until it is known who is signed in', () => {
    localStorage.setItem('quorum-signed-in', ada.uid);
    show({ title: 'Mine', participants, creatorId: ada.uid }, { isSessionLoading: true });
    show({ title: 'Theirs', creatorId: 'grace' }, { isSessionLoading: true });
    expect(screen.getByRole('article', { name: 'Mine' })).toHaveAttribute('data-own');
    expect(screen.getByRole('article', { name: 'Theirs' })).not.toHaveAttribute('data-own');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('keeps no such room where somebody was signed in and is no more', () => {
    localStorage.setItem('quorum-signed-in', ada.uid);
    show({ title: 'Mine', creatorId: ada.uid });
    expect(screen.getByRole('article', { name: 'Mine' })).not.toHaveAttribute('data-own');
  });

  it('offers Edit Response where this browser holds the token', () => {
    localStorage.setItem('response-token-cy', 'secret');
    show({ participants });
    expect(screen.getByRole('button', { name: 'Edit Response' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('offers Edit Response where the response is of the account', async () => {
    const viewer = {
      __typename: 'Viewer',
      uid: 'ada',
      responses: [{ __typename: 'Participant', id: 'bo' }],
      hiddenResponses: [],
    };
    show({ participants }, { user: ada, answers: { MyResponses: () => ({ viewer }) } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Response' })).toBeVisible());
  });
});

describe('sharing', () => {
  it('copies the link and says so', async () => {
    const { event, user } = show({});
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    expect(await screen.findByText('Link Copied')).toBeVisible();
    expect(screen.getByText('Event link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/events/${event.urlHash}`);
  });

  it('offers Facebook, Twitter and SMS', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('button', { name: 'Share' }));
    for (const target of ['Share on Facebook', 'Share on Twitter', 'Share via SMS']) {
      expect(await screen.findByRole('menuitem', { name: target })).toHaveAttribute('href');
    }
  });

  it('gives a line for another website, but of no private event', async () => {
    const { user, event } = show({ title: 'Public' });
    const open = async (name: string) => {
      await user.click(within(screen.getByRole('article', { name })).getByRole('button', { name: 'Share' }));
      await screen.findByRole('menuitem', { name: 'Copy as Text' });
    };
    await open('Public');
    await user.click(screen.getByRole('menuitem', { name: 'Copy for a Website' }));
    expect(await navigator.clipboard.readText()).toBe(
      `<script async src="${window.location.origin}/embed.js" data-event="${event.urlHash}"></script>`,
    );
    show({ title: 'Secret', isPrivate: true });
    await open('Secret');
    expect(screen.queryByRole('menuitem', { name: 'Copy for a Website' })).toBeNull();
  });

  it("offers the device's own sheet after them, where it has one", async () => {
    const { user } = show({ title: 'Without' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('menuitem', { name: 'Share via SMS' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'More ways to share…' })).toBeNull();
    await user.keyboard('{Escape}');

    const share = jest.fn<Navigator['share']>(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { event } = show({ title: 'Five-a-side' });
    const card = within(screen.getByRole('article', { name: 'Five-a-side' }));
    await user.click(card.getByRole('button', { name: 'Share' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Copy Link',
      'Share on Facebook',
      'Share on Twitter',
      'Share via SMS',
      'Copy as Text',
      'Copy for a Website',
      'More ways to share…',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'More ways to share…' }));
    const url = `${window.location.origin}/events/${event.urlHash}`;
    expect(share).toHaveBeenCalledWith({ title: 'Five-a-side', text: 'Join our event!', url });
    Reflect.deleteProperty(navigator, 'share');
  });
});
