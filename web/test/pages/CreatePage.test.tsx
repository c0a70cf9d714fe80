import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { SessionContextValue } from '../../src/features/session/SessionContext.ts';
import { CreatePage } from '../../src/pages/CreatePage.tsx';
import { anEvent, eventTypes } from '../support/anEvent.ts';
import { ada, renderPage } from '../support/renderPage.tsx';

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<CreatePage />, { at: '/create', user: ada, ...options });

type User = ReturnType<typeof show>['user'];

/** A datetime-local input takes no keystrokes in jsdom. */
const setTime = (label: RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

const choose = async (user: User, name: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

const fill = async (user: User) => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Event Type/ })).toBeEnabled());
  await choose(user, /^Event Type/, 'Tennis');
  await user.type(screen.getByLabelText(/^Title/), 'Doubles');
  await user.type(screen.getByLabelText(/^Location/), 'Court 3');
  await setTime(/^Date & Time/, '2027-05-01T18:30');
};

const submit = () => screen.getByRole('button', { name: /^(Create Event|Creating...)$/ });

afterEach(() => sessionStorage.clear());

describe('the create form', () => {
  it('has every field, and a star at those that are required', async () => {
    const { user } = show();
    for (const label of ['Title', 'Location', 'Date & Time', 'Participant Threshold']) {
      expect(screen.getByLabelText(new RegExp(`^${label} \\*$`))).toBeRequired();
    }
    for (const label of ['End Time', 'Notes', 'Web Link']) expect(screen.getByLabelText(label)).not.toBeRequired();
    expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
    expect(screen.getByText('Visible on homepage')).toBeVisible();
    expect(screen.getByText('Only accessible via URL')).toBeVisible();
    expect(screen.getByLabelText(/^Participant Threshold/)).toHaveValue(10);
    expect(screen.getByLabelText(/^Participant Threshold/)).toHaveAttribute('min', '2');
    expect(screen.queryByLabelText(/^Recurrence Frequency/)).toBeNull();
    await user.click(within(screen.getByRole('radiogroup', { name: 'Recurring Event' })).getByLabelText('Yes'));
    expect(screen.getByLabelText(/^Recurrence Frequency/)).toBeVisible();
  });

  it('says so at once when what was typed is deleted again', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText(/^Title/), 'x{Backspace}');
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required');
    expect(screen.getByRole('alert')).toHaveTextContent('Title is required');
  });

  it('asks in the order of the specification, and last who may know who comes', () => {
    show();
    const groups = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby') ?? '');
    const names = groups.map((id) => document.getElementById(id)?.textContent);
    expect(names).toEqual(['Event Visibility', 'Recurring Event', 'Guest List']);
  });

  it('accuses nobody at first, then lists all that is wrong and says it under the field', async () => {
    const { user } = show();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText(/^Title/), ' ');
    const all = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(all.map((item) => item.textContent)).toEqual([
      'Event type is required',
      'Title is required',
      'Location is required',
      'Start time is required',
    ]);
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required');
    expect(screen.getByLabelText(/^Location/)).not.toHaveAccessibleDescription();
  });

  it('sends the event and goes home', async () => {
    const { asked, user } = show({ answers: { CreateEvent: () => ({ createEvent: anEvent() }) } });
    await fill(user);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(submit());
    expect(await screen.findByText('Event created successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
    expect(asked.find(({ name }) => name === 'CreateEvent')?.variables.input).toMatchObject({
      title: 'Doubles',
      location: 'Court 3',
      eventTypeId: 2,
      participantThreshold: 10,
      endTime: null,
      isPrivate: false,
      isRecurring: false,
      recurrenceFrequency: null,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers the way to a private event, which home does not show, and its link', async () => {
    const created = anEvent({ isPrivate: true });
    const { user } = show({ answers: { CreateEvent: () => ({ createEvent: created }) } });
    await fill(user);
    await user.click(screen.getByRole('radio', { name: 'Private' }));
    await user.click(submit());
    expect(await screen.findByText('Event created successfully')).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/events/${created.urlHash}`);
  });

  it('leads from the toast to the private event', async () => {
    const created = anEvent({ isPrivate: true });
    const { user } = show({ answers: { CreateEvent: () => ({ createEvent: created }) } });
    await fill(user);
    await user.click(screen.getByRole('radio', { name: 'Private' }));
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'View event' }));
    expect(screen.getByTestId('where')).toHaveTextContent(`/events/${created.urlHash}`);
    expect(screen.queryByText('Event created successfully')).toBeNull();
  });

  it('offers nothing of the kind for a public one', async () => {
    const { user } = show({ answers: { CreateEvent: () => ({ createEvent: anEvent() }) } });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Event created successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View event' })).toBeNull();
  });

  it('sends the event of somebody of whom it is not known yet that they are signed in', async () => {
    const { user } = show({ isSessionLoading: true, answers: { CreateEvent: () => ({ createEvent: anEvent() }) } });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Event created successfully')).toBeVisible();
  });

  it("is busy as 'Creating...', and keeps what was typed when the server refuses", async () => {
    let refuse: (error: Error) => void = () => undefined;
    const refusal = new Promise<Error>((resolve) => (refuse = resolve));
    const { user } = show({ answers: { CreateEvent: () => refusal } });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    refuse(new GraphQLError('There is no such event type', { extensions: { fields: ['eventTypeId'] } }));
    expect(await screen.findByText('There is no such event type: eventTypeId')).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Doubles');
    expect(screen.getByTestId('where')).toHaveTextContent('/create');
  });

  it('still has what was typed after a reload', async () => {
    const first = show();
    await fill(first.user);
    document.body.replaceChildren();
    show();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Doubles');
    expect(screen.getByLabelText(/^Date & Time/)).toHaveValue('2027-05-01T18:30');
  });

  it('clears the frequency when recurring is turned off', async () => {
    const { user } = show();
    const recurring = within(screen.getByRole('radiogroup', { name: 'Recurring Event' }));
    await user.click(recurring.getByLabelText('Yes'));
    expect(screen.getByRole('alert')).toHaveTextContent('Recurrence frequency is required for recurring events');
    await choose(user, /^Recurrence Frequency/, 'Monthly');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Recurrence frequency');
    await user.click(recurring.getByLabelText('No'));
    await user.click(recurring.getByLabelText('Yes'));
    expect(screen.getByRole('combobox', { name: /^Recurrence Frequency/ })).toHaveTextContent('Choose how often');
  });

  it('lets one choose any zone by typing, with the keyboard alone, and says when a time is none there', async () => {
    const { user } = show();
    await user.click(screen.getByText('Need to override detected timezone?'));
    const search = await screen.findByRole('combobox', { name: 'Timezone' });
    await user.type(search, 'berl{ArrowUp}{Enter}');
    await setTime(/^Date & Time/, '2027-03-28T02:30');
    expect(screen.getByLabelText(/^Date & Time/)).toHaveAccessibleDescription(
      /In Europe\/Berlin time \(GMT\+2\).*this time does not exist. It becomes 3:30\sAM/,
    );
  });

  it('moves the end with the start', async () => {
    show();
    await setTime(/^Date & Time/, '2027-05-01T18:30');
    await setTime(/^End Time/, '2027-05-01T20:00');
    await setTime(/^Date & Time/, '2027-05-08T19:00');
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2027-05-08T20:30');
    await setTime(/^End Time/, '2027-05-08T20:00');
    // what a year is while it is typed
    for (const year of ['0002', '0020', '0202', '2028']) await setTime(/^Date & Time/, `${year}-05-08T10:00`);
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2028-05-08T11:00');
  });

  it('leaves an end alone that the start has not been before', async () => {
    show();
    await setTime(/^End Time/, '2027-05-01T20:00');
    await setTime(/^Date & Time/, '2027-05-01T21:00');
    await setTime(/^Date & Time/, '2027-05-01T19:00');
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2027-05-01T20:00');
    await setTime(/^Date & Time/, '2027-05-02T19:00');
    expect(screen.getByLabelText(/^End Time/)).toHaveValue('2027-05-02T20:00');
  });

  it("opens the end at the start's day, and gives none to who goes on", async () => {
    const { asked, user } = show({ answers: { CreateEvent: () => ({ createEvent: anEvent() }) } });
    await fill(user);
    const end = screen.getByLabelText(/^End Time/);
    await user.click(end);
    expect(end).toHaveValue('2027-05-01T18:30');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(end).toHaveValue('');
    await user.click(submit());
    await screen.findByText('Event created successfully');
    expect(asked.find(({ name }) => name === 'CreateEvent')?.variables.input).toMatchObject({ endTime: null });
  });

  it('warns of a start in the past, and takes it', async () => {
    const { user } = show();
    await fill(user);
    expect(screen.queryByText(/in the past/)).toBeNull();
    await setTime(/^Date & Time/, '2020-05-01T18:30');
    expect(screen.getByLabelText(/^Date & Time/)).toHaveAccessibleDescription(/This start is in the past/);
    expect(submit()).toBeEnabled();
  });

  it('says which years there are, and no more of one that is none', async () => {
    show();
    await setTime(/^Date & Time/, '0002-05-01T18:30');
    expect(screen.getByLabelText(/^Date & Time/)).toHaveAccessibleDescription(
      /Start time must be between the years 1970 and 2199/,
    );
    expect(screen.queryByText(/in the past/)).toBeNull();
  });

  it('says what is left out of the text when it is saved', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText(/^Title/), 'Chess');
    expect(screen.queryByText(/are left out/)).toBeNull();
    await user.type(screen.getByLabelText(/^Title/), '\u202Enight');
    expect(
      screen.getByText(/^Characters that cannot be seen or that turn the direction of text are left out/),
    ).toBeVisible();
  });

  it('goes back home', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
  });
});

describe('the event type', () => {
  it.each([
    ['Loading event types...', () => new Promise<object>(() => {})],
    ['Error loading event types', () => new Error('down')],
    ['No event type found.', () => ({ eventTypes: [] })],
  ])('says %s', async (text, answer) => {
    show({ answers: { EventTypes: answer } });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Event Type/ })).toHaveTextContent(text));
  });
});

it('event types that could not be loaded are asked for again', async () => {
  const { answer, user } = show({ answers: { EventTypes: () => new Error('down') } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('combobox', { name: /^Event Type/ })).toHaveTextContent('Error loading event types');
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  answer('EventTypes', () => ({ eventTypes }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Event Type/ })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('a visitor', () => {
  it('is asked to sign in, and comes back here', async () => {
    const signIn = jest.fn<SessionContextValue['signIn']>(() => Promise.resolve());
    const { user } = show({ user: null, signIn });
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in Required' }));
    await user.click(dialog.getByRole('button', { name: 'Sign in with Google' }));
    expect(signIn).toHaveBeenCalledWith({ redirectTo: '/create' });
  });

  it('may fill the form first, and is asked again on sending it', async () => {
    const { asked, user } = show({ user: null });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('dialog', { name: 'Sign in Required' })).toBeVisible();
    expect(asked.map(({ name }) => name)).not.toContain('CreateEvent');
  });
});
