import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { EventCardFragment } from '../../src/generated/graphql.generated.ts';
import { anEvent, aResponse } from '../support/anEvent.ts';
import { renderEventPage } from '../support/renderEventPage.tsx';
import { ada } from '../support/renderPage.tsx';

/** The event as the server has it: a mutation's answer changes it, as it would there. */
let event: EventCardFragment;

const show = (options?: Parameters<typeof renderEventPage>[1]) => renderEventPage(() => event, options);

beforeEach(() => {
  event = anEvent({ title: 'Five-a-side' });
});
afterEach(() => localStorage.clear());

describe('the page of an event', () => {
  it('shows a spinner while it loads, then the title as heading and the card', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByRole('heading', { level: 1, name: 'Five-a-side' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Five-a-side' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Five-a-side · Quorum'));
  });

  it('goes back home', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
  });

  it('has a sentence and a way home for an unknown event', async () => {
    show({ answers: { EventDetail: () => ({ event: null }) } });
    expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/');
  });

  it('tries a failed read once more, then offers to', async () => {
    const { asked, answer, user } = show({ answers: { EventDetail: () => new Error('down') } });
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    expect(asked.filter(({ name }) => name === 'EventDetail')).toHaveLength(2);
    answer('EventDetail', () => ({ event }));
    await user.click(tryAgain);
    expect(await screen.findByRole('heading', { name: 'Five-a-side' })).toBeVisible();
  });

  it('asks once for the next occurrence of a past recurring event without a parent, and quietly', async () => {
    event = anEvent({ date: '2026-01-01T12:00:00Z', isRecurring: true, recurrenceFrequency: 'weekly' });
    const { asked } = show({
      answers: {
        HasNextDate: () => ({ hasNextDate: false }),
        DuplicateEvent: () => new GraphQLError('Not due'),
      },
    });
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('DuplicateEvent'));
    expect(asked.filter(({ name }) => name === 'DuplicateEvent')).toHaveLength(1);
    expect(screen.queryByText('Not due')).toBeNull();
  });
});

describe('the creator', () => {
  beforeEach(() => {
    event = { ...event, creatorId: ada.uid };
  });

  it("who removes somebody else's response reads that they can join again", async () => {
    event = { ...event, participants: [aResponse({ id: 'bo', name: 'Bo' })] };
    const { user } = show({ user: ada });
    await user.click(await screen.findByRole('button', { name: "Remove Bo's response" }));
    expect(await screen.findByText('They can join again.')).toBeVisible();
  });

  it('deletes the event after a question, and is home again', async () => {
    const { user } = show({ user: ada, answers: { DeleteEvent: () => ({ deleteEvent: true }) } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
    expect(
      question.getByText('Are you sure you want to delete this event? This action cannot be undone.'),
    ).toBeVisible();
    expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Event deleted successfully')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
  });

  it('stays, and is told, when the event cannot be deleted', async () => {
    const { user } = show({ user: ada, answers: { DeleteEvent: () => new Error('down') } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete event')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent('/events/');
  });

  it.each(['www.example.org/club', 'club.example.org/x', 'ftp://example.org'])(
    'takes out the web link %s on leaving the field: it does not start with http',
    async (typed) => {
      const { user } = show({ user: ada });
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
      await user.type(dialog.getByLabelText('Web Link'), typed);
      await user.tab();
      expect(await screen.findByText('Invalid URL')).toBeVisible();
      expect(screen.getByText('Please include http:// or https:// in your URL')).toBeVisible();
      expect(dialog.getByLabelText('Web Link')).toHaveValue('');
    },
  );

  it('edits the event in the same form; a web link that is no URL is taken out on leaving the field', async () => {
    const { asked, user } = show({
      user: ada,
      answers: {
        UpdateEvent: ({ input }) => {
          event = { ...event, ...(input as Partial<EventCardFragment>) };
          return { updateEvent: event };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    await user.type(dialog.getByLabelText('Web Link'), 'example.com');
    await user.clear(dialog.getByLabelText(/^Participant Threshold/));
    expect(await screen.findByText('Invalid URL')).toBeVisible();
    expect(screen.getByText('Please include http:// or https:// in your URL')).toBeVisible();
    expect(dialog.getByLabelText('Web Link')).toHaveValue('');
    await user.type(dialog.getByLabelText(/^Participant Threshold/), '6');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Event updated successfully')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateEvent')?.variables.input).toEqual({
      revision: event.revision,
      participantThreshold: 6,
    });
    expect(screen.getByText('0 of 6')).toBeVisible();
  });
});
