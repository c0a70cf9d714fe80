import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { EventCardFragment } from '../../src/generated/graphql.generated.ts';
import { EventPage } from '../../src/pages/EventPage.tsx';
import { anEvent, aResponse } from '../support/anEvent.ts';
import { ada, renderPage } from '../support/renderPage.tsx';

/** The event as the server has it: a mutation's answer changes it, as it would there. */
let event: EventCardFragment;

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<EventPage />, {
    at: `/events/${event.urlHash}`,
    path: '/events/:urlHash',
    ...options,
    answers: { EventDetail: () => ({ event }), ...options.answers },
  });

const responses = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.textContent).filter((text) => /%$|%.+$/.test(text));

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

describe('joining', () => {
  const join =
    (name = 'Bo') =>
    async () => {
      const participant = aResponse({ id: 'bo', name, likelihood: 0.5 });
      event = { ...event, participants: [...event.participants, participant] };
      return { joinEvent: { __typename: 'JoinEventPayload', participant, responseToken: 'secret' } };
    };

  it('waits for a name, sends a maybe at 50%, and keeps the token of a visitor', async () => {
    const { asked, user } = show({ answers: { JoinEvent: join() } });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Event' }));
    const submit = dialog.getByRole('button', { name: 'Join Event' });
    await user.type(dialog.getByLabelText(/^Name/), '  ');
    expect(submit).toBeDisabled();
    await user.type(dialog.getByLabelText(/^Name/), 'Bo');
    expect(dialog.queryByRole('slider')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Maybe' }));
    expect(dialog.getByRole('slider', { name: 'Likelihood' })).toHaveAttribute('aria-valuenow', '0.5');
    await user.click(submit);

    expect(await screen.findByText("You've successfully joined the event!")).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.find(({ name }) => name === 'JoinEvent')?.variables).toEqual({
      urlHash: event.urlHash,
      input: { name: 'Bo', email: null, likelihood: 0.5, comment: '' },
    });
    expect(localStorage.getItem('response-token-bo')).toBe('secret');
    const edit = screen.getByRole('button', { name: 'Edit Response' });
    await waitFor(() => expect(edit).toHaveFocus());
  });

  it('keeps no token of somebody signed in', async () => {
    const { user } = show({ user: ada, answers: { JoinEvent: join('Ada') } });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Ada');
    await user.click(dialog.getByRole('button', { name: 'Join Event' }));
    expect(await screen.findByText("You've successfully joined the event!")).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('takes the response off again and says why when the server refuses; what was typed stays', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const refusal = new Promise<Error>((resolve) => (refuse = resolve));
    const { user } = show({ answers: { JoinEvent: () => refusal } });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Name/), 'Bo');
    await user.click(dialog.getByRole('button', { name: 'Join Event' }));
    expect(dialog.getByRole('button', { name: 'Join Event' })).toBeDisabled();
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    refuse(new GraphQLError('The event is full'));
    expect(await screen.findByText('The event is full')).toBeVisible();
    expect(screen.getByText('0 of 4')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Bo');
  });

  it("says 'Failed to join event' when nobody answers", async () => {
    const { user } = show({ answers: { JoinEvent: () => new Error('down') } });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Name/), 'Bo');
    await user.click(dialog.getByRole('button', { name: 'Join Event' }));
    expect(await screen.findByText('Failed to join event')).toBeVisible();
  });

  it('wants an email address to be one, and no comment beyond 100 characters', async () => {
    const { asked, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Comment')).toHaveAttribute('maxlength', '100');
    await user.type(dialog.getByLabelText(/^Name/), 'Bo');
    await user.type(dialog.getByLabelText('Email'), 'bo@');
    await user.click(dialog.getByRole('button', { name: 'Join Event' }));
    expect(await dialog.findByText('Please enter a valid email address')).toBeVisible();
    expect(asked.map(({ name }) => name)).not.toContain('JoinEvent');
  });
});

describe("one's own response", () => {
  beforeEach(() => {
    localStorage.setItem('response-token-bo', 'secret');
    event = { ...event, participants: [aResponse({ id: 'bo', name: 'Bo', likelihood: 0.9, comment: 'Late' })] };
  });

  it('is edited between 10% and 90%, with its token', async () => {
    const { asked, user } = show({
      answers: {
        UpdateResponse: () => {
          const changed = aResponse({ id: 'bo', name: 'Bo', likelihood: 0.8, comment: 'Late' });
          event = { ...event, participants: [changed] };
          return { updateResponse: changed };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Response' }));
    const slider = dialog.getByRole('slider');
    expect(slider).toHaveAttribute('aria-valuemin', '0.1');
    expect(slider).toHaveAttribute('aria-valuemax', '0.9');
    slider.focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Response updated!')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateResponse')?.variables).toEqual({
      urlHash: event.urlHash,
      participantId: 'bo',
      input: { name: 'Bo', likelihood: 0.8, comment: 'Late' },
      responseToken: 'secret',
    });
    expect((await responses())[0]).toContain('80%');
  });

  it('of 0% reads No, in the list and in the dialog, and stays so where nobody touches it', async () => {
    const declined = aResponse({ id: 'bo', name: 'Bo', likelihood: 0, comment: '' });
    event = { ...event, participants: [declined] };
    const { asked, user } = show({ answers: { UpdateResponse: () => ({ updateResponse: declined }) } });
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toContain('Bo (you)No');
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Response' }));
    expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(dialog.queryByRole('slider')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Response updated!')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateResponse')?.variables.input).toMatchObject({ likelihood: 0 });
  });

  it('of 5%, which was said elsewhere, reads so beside a slider that begins at 10%', async () => {
    event = { ...event, participants: [aResponse({ id: 'bo', name: 'Bo', likelihood: 0.05 })] };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    const slider = within(await screen.findByRole('dialog')).getByRole('slider');
    expect(slider).toHaveAttribute('aria-valuenow', '0.1');
    expect(slider).toHaveAttribute('aria-valuetext', '5%');
  });

  it("is refused with 'Not authorized to edit' once the token is gone", async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    const dialog = within(await screen.findByRole('dialog'));
    localStorage.clear();
    await user.type(dialog.getByLabelText('Comment'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Not authorized to edit')).toBeVisible();
  });

  const remove = async (user: ReturnType<typeof renderPage>['user']) => {
    await user.click(await screen.findByRole('button', { name: "Remove Bo's response" }));
    expect(await screen.findByRole('alertdialog', { name: "Remove Bo's response?" })).toBeVisible();
    // what an organiser reads who removes somebody else would be odd here
    expect(screen.getByText('You can join again, as long as the event is not over.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
  };

  it('is removed after a question, and its token forgotten', async () => {
    const { user } = show({
      answers: {
        RemoveResponse: () => {
          event = { ...event, participants: [] };
          return { removeResponse: true };
        },
      },
    });
    await remove(user);
    expect(await screen.findByText('Response removed successfully')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join Event' })).toBeVisible();
    expect(localStorage.getItem('response-token-bo')).toBeNull();
  });

  it('comes back when the server refuses to remove it', async () => {
    const { user } = show({ answers: { RemoveResponse: () => new Error('down') } });
    await remove(user);
    expect(await screen.findByText('Failed to remove response')).toBeVisible();
    expect((await responses())[0]).toContain('Bo');
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
    expect(asked.find(({ name }) => name === 'UpdateEvent')?.variables.input).toMatchObject({
      title: 'Five-a-side',
      participantThreshold: 6,
      webLink: '',
    });
    expect(screen.getByText('0 of 6')).toBeVisible();
  });
});
