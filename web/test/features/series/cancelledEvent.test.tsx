import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { EventPage } from '../../../src/pages/EventPage.tsx';
import { CancelledEventDocument, EventDetailDocument } from '../../../src/generated/graphql.generated.ts';
import type { Answer } from '../../support/fakeServer.ts';
import { renderPage } from '../../support/renderPage.tsx';

const AT = { at: '/events/gone', path: '/events/:urlHash' };

const showMissing = (CancelledEvent: Answer) =>
  renderPage(<EventPage />, { ...AT, answers: { EventDetail: () => ({ event: null }), CancelledEvent } });

const cancelledEvent = {
  __typename: 'CancelledEvent',
  title: 'Five-a-side',
  date: '2026-05-04T16:00:00Z',
  timezone: 'Europe/Berlin',
} as const;

it('says that an event was cancelled, for when it was planned, and the way home', async () => {
  const { asked } = showMissing(() => ({ cancelledEvent }));
  const sentence = 'Five-a-side was cancelled by its organiser';
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
  expect(screen.getByText('Mon, May 4, 2026, 6:00 PM CEST')).toHaveAttribute('datetime', cancelledEvent.date);
  expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/');
  expect(asked).toContainEqual({ name: 'CancelledEvent', variables: { urlHash: 'gone' } });
  await waitFor(() => expect(document.title).toBe('Five-a-side was cancelled · Quorum'));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('names no event whose organiser has deleted their account', async () => {
  showMissing(() => ({ cancelledEvent: { ...cancelledEvent, title: '' } }));
  const sentence = 'This event was cancelled by its organiser';
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('This event was cancelled · Quorum'));
});

it('knows no other event at that address', async () => {
  showMissing(() => ({ cancelledEvent: null }));
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
});

it('claims nothing when the server does not say', async () => {
  showMissing(() => new Error('down'));
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
});

it('stays while it is not known yet who is signed in, where the page came with it', async () => {
  const variables = { urlHash: 'gone' };
  const { asked } = renderPage(<EventPage />, {
    ...AT,
    isSessionLoading: true,
    answers: { EventDetail: () => ({ event: null }), CancelledEvent: () => ({ cancelledEvent }) },
    cameWithIt(client) {
      client.writeQuery({ query: EventDetailDocument, variables, data: { event: null } });
      client.writeQuery({ query: CancelledEventDocument, variables, data: { cancelledEvent } });
    },
  });
  const link = screen.getByRole('link', { name: 'See all events' });
  await waitFor(() => expect(asked).toContainEqual({ name: 'EventDetail', variables }));
  await act(async () => undefined);
  expect(link).toBeVisible();
});
