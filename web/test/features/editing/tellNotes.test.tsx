import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clearDraft } from '../../../src/lib/browser/drafts.ts';
import { anEvent } from '../../support/anEvent.ts';
import { renderEventPage } from '../../support/renderEventPage.tsx';
import { ada } from '../../support/renderPage.tsx';
import { toldOf } from '../../support/toldOf.ts';

const event = anEvent({ title: 'Volleyball', creatorId: ada.uid, date: '2030-05-01T18:00:00Z', notes: 'Bring water' });

afterEach(() => {
  clearDraft(`event ${event.urlHash}`);
  localStorage.clear();
});

const open = async (changes: number) => {
  const page = renderEventPage(() => event, {
    user: ada,
    answers: {
      ...toldOf(changes, changes),
      UpdateEvent: () => ({ updateEvent: event }),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  const write = (notes: string) => fireEvent.change(dialog.getByLabelText(/^Notes/), { target: { value: notes } });
  const offer = () => dialog.queryByRole('checkbox', { name: 'Tell 2 people about the new notes' });
  const saved = async () => {
    await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getByText('Event updated successfully')).toBeVisible());
    return page.asked.find(({ name }) => name === 'UpdateEvent')?.variables.input;
  };
  /** The bar of the button, which is in sight wherever a phone has scrolled to. */
  const button = () => dialog.getByRole('button', { name: 'Save Changes' }).parentElement ?? document.body;
  return { ...page, dialog, write, offer, saved, button };
};

describe('new notes', () => {
  it('are told to people where one chooses so, and offered as soon as they differ', async () => {
    const { user, write, offer, saved, button } = await open(2);
    expect(offer()).toBeNull();
    write('Bring water and a hat');
    await waitFor(() => expect(offer()).toBeVisible());
    expect(button()).toContainElement(offer());
    await user.click(offer() ?? document.body);
    expect(await saved()).toEqual({ revision: event.revision, notes: 'Bring water and a hat', tellNotes: true });
  });

  it('are told to nobody by themselves', async () => {
    const { write, offer, saved } = await open(2);
    write('Bring a hat');
    await waitFor(() => expect(offer()).not.toBeChecked());
    expect(await saved()).toEqual({ revision: event.revision, notes: 'Bring a hat' });
  });

  it.each([
    ['Location', 'Elsewhere'],
    ['Date & Time', '2030-05-02T18:00'],
  ])('a new %s tells people by itself, and says so beside the button', async (label, value) => {
    const { dialog, button } = await open(2);
    const sentence = 'If you change the time or place, 2 people will be told.';
    expect(await dialog.findByText(sentence)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    await waitFor(() => expect(within(button()).getByText('2 people will be told.')).toBeVisible());
    expect(dialog.queryByText(sentence)).toBeNull();
  });

  it('offer nothing where nobody is reached', async () => {
    const { untilAnswered, write, saved } = await open(0);
    await untilAnswered('EventReach');
    write('Bring a hat');
    expect(screen.queryByRole('checkbox', { name: /about the new notes/ })).toBeNull();
    expect(await saved()).not.toHaveProperty('tellNotes');
  });
});
