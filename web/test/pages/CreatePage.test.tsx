import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { keepFormDraft } from '../../src/features/events/form/values/eventFormDraft.ts';
import { blankEvent } from '../../src/features/events/form/values/eventFormValues.ts';
import { eventTypes } from '../support/anEvent.ts';
import { choose, fill, show, submit } from '../support/createForm.tsx';

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

  it('asks what, when, where and how many, then the rest, and last who may know who comes', () => {
    show();
    const labels = ['Title', 'Event Type', 'Date & Time', 'End Time', 'Location', 'Participant Threshold', 'Notes'];
    const controls = [...labels, 'Web Link'].map((label) => screen.getByLabelText(new RegExp(`^${label}`)));
    const inOrder = controls.toSorted((a, b) =>
      a.compareDocumentPosition(b) & a.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(controls).toEqual(inOrder);
    const groups = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby') ?? '');
    const names = groups.map((id) => document.getElementById(id)?.textContent);
    expect(names).toEqual(['Event Visibility', 'Recurring Event', 'Guest List']);
  });

  it('opens what is folded for what a draft says there, and leaves it open', async () => {
    keepFormDraft({ ...blankEvent('UTC'), capacity: '12' });
    const { user } = show();
    expect(screen.getByLabelText(/^Capacity/)).toBeVisible();
    await user.clear(screen.getByLabelText(/^Capacity/));
    expect(screen.getByLabelText(/^Capacity/)).toBeVisible();
  });

  it('folds what a simple event does without', async () => {
    const { user } = show();
    expect(screen.getByLabelText(/^Capacity/)).not.toBeVisible();
    await user.click(screen.getByText('More options'));
    expect(screen.getByLabelText(/^Capacity/)).toBeVisible();
  });

  it('accuses nobody at first, then lists all that is wrong and says it under the field', async () => {
    const { user } = show();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText(/^Title/), ' ');
    const all = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(all.map((item) => item.textContent)).toEqual([
      'Title is required',
      'Event type is required',
      'Start time is required',
      'Location is required',
    ]);
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required');
    expect(screen.getByLabelText(/^Location/)).not.toHaveAccessibleDescription();
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
    expect(screen.getByRole('combobox', { name: /^Recurrence Frequency/ })).toHaveDisplayValue('Choose how often');
  });

  it('says what is left out of the text when it is saved', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText(/^Title/), 'Chess');
    expect(screen.queryByText(/are left out/)).toBeNull();
    await user.type(screen.getByLabelText(/^Title/), '\u202Enight');
    expect(screen.getByText(/^Invisible characters, characters that change the direction of text/)).toBeVisible();
  });

  it('shows the invitation that it makes, and says nothing of it at each key', async () => {
    const { user } = show();
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Your event');
    expect(preview).toHaveTextContent('When does it start?');
    expect(preview).toHaveTextContent('Where do you meet?');
    expect(preview).toHaveTextContent('10 more and it happens');
    await fill(user);
    await user.type(screen.getByLabelText('Web Link'), 'https://www.example.org/doubles');
    await user.click(screen.getByRole('radio', { name: 'Private' }));
    await waitFor(() => expect(preview).toHaveTextContent(/Private.*Doubles.*Court 3/));
    expect(preview).toHaveTextContent(/^Preview.*Tennis/);
    expect(preview).toHaveTextContent(/May\s?1/);
    expect(preview.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    expect(within(preview).queryByRole('link')).toBeNull();
    for (const control of preview.querySelectorAll('a, button, input')) {
      expect(control.closest('[inert]')).not.toBeNull();
    }
  });

  it('shows no number that an event cannot have', async () => {
    const { user } = show();
    await user.clear(screen.getByLabelText(/^Participant Threshold/));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Preview' })).not.toHaveTextContent('more and it happens'),
    );
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
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Event Type/ })).toHaveDisplayValue(text));
  });
});

it('event types that could not be loaded are asked for again', async () => {
  const { answer, user } = show({ answers: { EventTypes: () => new Error('down') } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('combobox', { name: /^Event Type/ })).toHaveDisplayValue('Error loading event types');
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  answer('EventTypes', () => ({ eventTypes }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Event Type/ })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
