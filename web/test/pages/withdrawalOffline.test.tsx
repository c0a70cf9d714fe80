import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { EventCardFragment } from '../../src/generated/graphql.generated.ts';
import { anEvent, aResponse } from '../support/anEvent.ts';
import { passSeconds, passUntil, controlConnection, withFakeTimers } from '../support/connection.ts';
import { SendWithdrawals } from '../../src/features/responses/edit/SendWithdrawals.tsx';
import { EventPage } from '../../src/pages/EventPage.tsx';
import { renderPage } from '../support/renderPage.tsx';

const KEPT = 'You are offline. Your response is removed as soon as you are back.';

let event: EventCardFragment;
const { setOnline, goAway } = controlConnection();

const removed = () => {
  event = { ...event, participants: [] };
  return { removeResponse: true };
};

/** The page, with what sends from any page. */
const show = (answer: () => object) => {
  const withSender = (
    <>
      <EventPage />
      <SendWithdrawals />
    </>
  );
  return renderPage(withSender, {
    at: `/events/${event.urlHash}`,
    path: '/events/:urlHash',
    answers: { EventDetail: () => ({ event }), RemoveResponse: answer },
  });
};

const remove = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: "Remove Bo's response" }));
  await screen.findByRole('alertdialog', { name: "Remove Bo's response?" });
  expect(screen.getByText(KEPT)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
};

const withdrawalsIn = (asked: ReturnType<typeof renderPage>['asked']) =>
  asked.filter(({ name }) => name === 'RemoveResponse');

beforeEach(() => {
  localStorage.setItem('response-token-bo', 'secret');
  event = anEvent({ title: 'Five-a-side', participants: [aResponse({ id: 'bo', name: 'Bo' })] });
});
afterEach(() => localStorage.clear());

describe('a response that is taken back without a connection', () => {
  it('is removed once, as soon as there is one', async () => {
    setOnline(false);
    const { user, asked, answer } = show(() => new Error('no network'));
    await remove(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(KEPT);
    expect(withdrawalsIn(asked)).toHaveLength(1);

    answer('RemoveResponse', removed);
    setOnline(true);
    expect(await screen.findByText('Response removed successfully')).toBeVisible();
    expect(await screen.findByText('No responses yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(withdrawalsIn(asked)).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits on where the connection goes away again', async () => {
    setOnline(false);
    const { user, asked } = show(() => {
      goAway();
      return new Error('no network');
    });
    await remove(user);
    await screen.findByRole('alert');
    setOnline(true);
    await waitFor(() => expect(withdrawalsIn(asked)).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent(KEPT);
    await user.click(screen.getByRole('button', { name: 'Keep my response' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await withFakeTimers(async () => {
      setOnline(true);
      await passSeconds(10);
    });
    expect(withdrawalsIn(asked)).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is sent again where the connection that came back carries nothing yet', async () => {
    setOnline(false);
    const { user, asked, answer } = show(() => new Error('no network'));
    await remove(user);
    await screen.findByRole('alert');
    await withFakeTimers(async () => {
      setOnline(true);
      await passUntil(() => withdrawalsIn(asked).length === 2, 10);
      expect(screen.getByRole('alert')).toHaveTextContent(KEPT);
      expect(sessionStorage).toHaveLength(1);
      answer('RemoveResponse', removed);
      await passUntil(() => withdrawalsIn(asked).length === 3, 1_000);
    });
    expect(await screen.findByText('No responses yet.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is sent less and less often where the server stays away', async () => {
    setOnline(false);
    const { user, asked } = show(() => new Error('no network'));
    await remove(user);
    await screen.findByRole('alert');
    await withFakeTimers(async () => {
      setOnline(true);
      await passUntil(() => withdrawalsIn(asked).length === 2, 10);
      await passSeconds(60);
    });
    // after 5, 10 and 20 seconds
    expect(withdrawalsIn(asked)).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Keep my response' }));
  });

  it('is kept where a server has no time for it, and sent again', async () => {
    setOnline(false);
    const { user, asked, answer } = show(() => new Error('no network'));
    await remove(user);
    await screen.findByRole('alert');
    answer('RemoveResponse', () => new GraphQLError('Too many', { extensions: { code: 'RATE_LIMITED' } }));
    await withFakeTimers(async () => {
      setOnline(true);
      await passUntil(() => withdrawalsIn(asked).length === 2, 10);
      expect(sessionStorage).toHaveLength(1);
      answer('RemoveResponse', removed);
      await passUntil(() => withdrawalsIn(asked).length === 3, 1_000);
    });
    expect(await screen.findByText('No responses yet.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is told and not sent again where it is refused', async () => {
    setOnline(false);
    const { user, asked, answer } = show(() => new Error('no network'));
    await remove(user);
    await screen.findByRole('alert');
    answer('RemoveResponse', () => new GraphQLError('The event has begun', { extensions: { code: 'BAD_USER_INPUT' } }));
    setOnline(true);
    expect(await screen.findByText('The event has begun')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull());
    expect(withdrawalsIn(asked)).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('has been removed where the answer to the first request was lost', async () => {
    setOnline(false);
    const { user, answer } = show(() => new Error('no network'));
    await remove(user);
    await screen.findByRole('alert');
    answer('RemoveResponse', () => {
      removed();
      return new GraphQLError('Response not found', { extensions: { code: 'NOT_FOUND' } });
    });
    setOnline(true);
    expect(await screen.findByText('Response removed successfully')).toBeVisible();
    expect(await screen.findByText('No responses yet.')).toBeVisible();
    expect(localStorage.getItem('response-token-bo')).toBeNull();
  });
});
