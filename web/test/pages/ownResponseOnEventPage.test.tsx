import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { EventCardFragment } from '../../src/generated/graphql.generated.ts';
import { anEvent, aResponse } from '../support/anEvent.ts';
import { renderEventPage } from '../support/renderEventPage.tsx';
import type { renderPage } from '../support/renderPage.tsx';

/** The event as the server has it: a mutation's answer changes it, as it would there. */
let event: EventCardFragment;

const show = (options?: Parameters<typeof renderEventPage>[1]) => renderEventPage(() => event, options);

const responses = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.textContent).filter((text) => /%$|%.+$/.test(text));

beforeEach(() => {
  event = anEvent({ title: 'Five-a-side' });
});
afterEach(() => localStorage.clear());

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
    expect(slider).toHaveAttribute('min', '0.1');
    expect(slider).toHaveAttribute('max', '0.9');
    fireEvent.input(slider, { target: { value: '0.8' } });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Response updated!')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateResponse')?.variables).toEqual({
      urlHash: event.urlHash,
      participantId: 'bo',
      input: { likelihood: 0.8 },
      responseToken: 'secret',
    });
    expect((await responses())[0]).toContain('80%');
  });

  it('is said before all else, with a button that changes it', async () => {
    const { user } = show();
    const said = await screen.findByText('You: maybe, 90%');
    const change = screen.getByRole('button', { name: 'Change' });
    const heading = screen.getByRole('heading', { level: 1, name: 'Five-a-side' });
    expect(said.compareDocumentPosition(change)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(change.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(change);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Response' }));
    expect(dialog.getByRole('slider')).toHaveValue('0.9');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(change).toHaveFocus();
  });

  it('has its private link, and room for an address that was not left before', async () => {
    const { asked, user } = show({
      answers: { UpdateResponse: () => ({ updateResponse: event.participants[0] }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Response' }));
    await user.click(dialog.getByRole('button', { name: 'Copy my link' }));
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/events/${event.urlHash}#response=bo\\.secret$`));
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'bo@example.com');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Response updated!')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateResponse')?.variables.input).toEqual({ email: 'bo@example.com' });
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
    expect(asked.find(({ name }) => name === 'UpdateResponse')?.variables.input).toEqual({});
  });

  it('of 5%, which was said elsewhere, reads so beside a slider that begins at 10%, and stays until that moves', async () => {
    const hesitant = aResponse({ id: 'bo', name: 'Bo', likelihood: 0.05 });
    event = { ...event, participants: [hesitant] };
    const { asked, user } = show({ answers: { UpdateResponse: () => ({ updateResponse: hesitant }) } });
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    const dialog = within(await screen.findByRole('dialog'));
    const slider = dialog.getByRole('slider');
    expect(slider).toHaveValue('0.1');
    expect(slider).toHaveAttribute('aria-valuetext', '5%');
    act(() => slider.focus());
    await user.tab();
    expect(slider).not.toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Response updated!')).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateResponse')?.variables.input).toEqual({});
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
