import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { EventCardFragment } from '../../../src/generated/graphql.generated.ts';
import { clearDraft } from '../../../src/lib/browser/drafts.ts';
import { anEvent } from '../../support/anEvent.ts';
import { renderEventPage } from '../../support/renderEventPage.tsx';
import { ada } from '../../support/renderPage.tsx';

type Change = Partial<EventCardFragment>;

/** The event as the server has it. */
let event: EventCardFragment;

const CHANGED = () =>
  new GraphQLError('This event was changed in the meantime', { extensions: { code: 'PRECONDITION_FAILED' } });

const store = (change: Change) => {
  event = { ...event, ...change, revision: event.revision + 1 };
};

/** Takes a change as the server does. */
const updateEvent = ({ input }: Record<string, unknown>) => {
  const { revision, ...change } = input as Change;
  if (revision !== event.revision) return CHANGED();
  store(change);
  return { updateEvent: event };
};

const open = async (answers: NonNullable<Parameters<typeof renderEventPage>[1]>['answers'] = {}) => {
  const page = renderEventPage(() => event, { user: ada, answers: { UpdateEvent: updateEvent, ...answers } });
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  const type = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const sent = () => page.asked.filter(({ name }) => name === 'UpdateEvent').map(({ variables }) => variables.input);
  return { ...page, dialog, type, save, sent };
};

const isSaved = () => waitFor(() => expect(screen.getByText('Event updated successfully')).toBeVisible());

beforeEach(() => {
  event = anEvent({
    title: 'Volleyball',
    location: 'Bondi',
    capacity: 20,
    creatorId: ada.uid,
    date: '2030-05-01T18:00:00Z',
  });
});
afterEach(() => {
  clearDraft(`event ${event.urlHash}`);
  localStorage.clear();
});

describe('the form of an event that is changed elsewhere while it is open', () => {
  it('saves what was typed, and keeps what was changed elsewhere', async () => {
    const { type, save, sent } = await open();
    store({ location: 'Manly', capacity: 30, notes: 'Bring water' });
    type(/^Title/, 'Beach volleyball');
    await save();
    await isSaved();
    expect(event).toMatchObject({ title: 'Beach volleyball', location: 'Manly', capacity: 30, notes: 'Bring water' });
    expect(sent()).toEqual([
      { revision: 1, title: 'Beach volleyball' },
      { revision: 2, title: 'Beach volleyball' },
    ]);
  });

  it('asks which of two changes of the same field it is to be, shows the others, and overwrites nothing', async () => {
    const { dialog, type, save, sent, user } = await open();
    store({ location: 'Manly', notes: 'Bring water' });
    type(/^Location/, 'Coogee');
    type(/^Title/, 'Beach volleyball');
    await save();
    const question = await dialog.findByRole('alert', { name: 'This was changed in the meantime' });
    expect(question).toHaveTextContent('Location was changed to “Manly” in the meantime. Keep that, or use yours?');
    expect(question).toHaveFocus();
    expect(event).toMatchObject({ title: 'Volleyball', location: 'Manly' });
    expect(dialog.getByLabelText(/^Location/)).toHaveValue('Coogee');
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Beach volleyball');
    expect(dialog.getByLabelText(/^Notes/)).toHaveValue('Bring water');
    // an open question is no answer
    await save();
    expect(sent()).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Keep that' }));
    await isSaved();
    expect(event).toMatchObject({ title: 'Beach volleyball', location: 'Manly', notes: 'Bring water' });
    expect(sent().at(-1)).toEqual({ revision: 2, title: 'Beach volleyball' });
  });

  it('saves what was typed where that is chosen', async () => {
    const { dialog, type, save, user } = await open();
    store({ location: 'Manly', capacity: null });
    type(/^Location/, 'Coogee');
    type(/^Capacity/, '25');
    await save();
    const [first] = await dialog.findAllByRole('button', { name: 'Use mine: “Coogee”' });
    expect(dialog.getByText('Capacity was emptied in the meantime. Keep it empty, or use yours?')).toBeVisible();
    await user.click(first ?? document.body);
    expect(event).toMatchObject({ location: 'Manly', capacity: null });
    await user.click(await dialog.findByRole('button', { name: 'Use mine: “25”' }));
    await isSaved();
    expect(event).toMatchObject({ location: 'Coogee', capacity: 25 });
  });

  it('takes over an end that moved with its start, and asks of a start that moved in both places', async () => {
    event = { ...event, endTime: '2030-05-01T20:00:00Z', timezone: 'UTC' };
    const { dialog, type, save, user } = await open();
    store({ date: '2030-05-01T19:00:00Z', endTime: '2030-05-01T21:00:00Z' });
    type(/^Date & Time/, '2030-05-02T18:00');
    await save();
    for (const _ of ['start', 'end']) {
      await user.click((await dialog.findAllByRole('button', { name: 'Keep that' }))[0] ?? document.body);
    }
    await isSaved();
    expect(event).toMatchObject({ date: '2030-05-01T19:00:00Z', endTime: '2030-05-01T21:00:00Z' });
  });

  it('asks again when it is opened again before an answer', async () => {
    const { dialog, type, save, user } = await open();
    store({ location: 'Manly' });
    type(/^Location/, 'Coogee');
    await save();
    await dialog.findByRole('alert', { name: 'This was changed in the meantime' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText(/^Location was changed to “Manly” in the meantime/)).toBeVisible();
  });

  it('keeps what was typed when it is closed, changed elsewhere, and opened again', async () => {
    const { type, user, client } = await open();
    type(/^Title/, 'Beach volleyball');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    store({ location: 'Manly' });
    await act(() => client.refetchQueries({ include: ['EventDetail'] }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Beach volleyball');
    expect(dialog.getByLabelText(/^Location/)).toHaveValue('Manly');
  });

  it('keeps what is being typed when the page is read again', async () => {
    const { dialog, type, client } = await open();
    type(/^Title/, 'Beach volleyball');
    store({ title: 'Football', location: 'Manly' });
    await act(() => client.refetchQueries({ include: ['EventDetail'] }));
    await screen.findByRole('heading', { level: 1, name: 'Football', hidden: true });
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Beach volleyball');
    expect(dialog.getByLabelText(/^Location/)).toHaveValue('Bondi');
  });

  it('says that it was deleted', async () => {
    const { type, save } = await open({ UpdateEvent: CHANGED });
    event = { ...event };
    type(/^Title/, 'Beach volleyball');
    const gone = event;
    event = null as unknown as EventCardFragment;
    await save();
    expect(await screen.findByText('This was deleted in the meantime.')).toBeVisible();
    event = gone;
  });

  it('gives up, with what was typed, when it is changed elsewhere again and again', async () => {
    const { dialog, type, save, sent } = await open({
      UpdateEvent() {
        store({ notes: `Changed ${event.revision} times` });
        return CHANGED();
      },
    });
    type(/^Title/, 'Beach volleyball');
    await save();
    expect(await screen.findByText('This event was changed in the meantime')).toBeVisible();
    expect(sent()).toHaveLength(5);
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Beach volleyball');
  });

  it('says so when the two changes do not go with each other', async () => {
    const { dialog, type, save, sent } = await open();
    store({ participantThreshold: 15 });
    type(/^Capacity/, '12');
    await save();
    expect(await screen.findByText(/your change no longer fits/)).toBeVisible();
    expect((await dialog.findAllByText('Capacity must be at least the participant threshold')).length).toBeGreaterThan(
      0,
    );
    expect(sent()).toHaveLength(1);
    expect(event.capacity).toBe(20);
  });
});
