import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
    for (const [name, hint] of [
      ['Yes', 'I’ll be there'],
      ['Maybe', 'Say how likely'],
      ['No', 'I can’t come'],
    ] as const)
      expect(dialog.getByRole('radio', { name })).toHaveAccessibleDescription(hint);
    await user.click(dialog.getByRole('radio', { name: 'Maybe' }));
    expect(dialog.getByRole('slider', { name: 'Likelihood' })).toHaveValue('0.5');
    await user.click(submit);

    expect(await screen.findByText("You've successfully joined the event!")).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.find(({ name }) => name === 'JoinEvent')?.variables).toEqual({
      urlHash: event.urlHash,
      input: {
        name: 'Bo',
        email: null,
        likelihood: 0.5,
        comment: '',
        guests: 0,
        minParticipants: null,
        isStandby: false,
      },
    });
    expect(localStorage.getItem('response-token-bo')).toBe('secret');
    const edit = screen.getByRole('button', { name: 'Edit Response' });
    await waitFor(() => expect(edit).toHaveFocus());
  });

  it('goes on where it was after a reload, until it is sent', async () => {
    const open = async () => {
      const { user } = show({ answers: { JoinEvent: join() } });
      await user.click(await screen.findByRole('button', { name: 'Join Event' }));
      return { user, dialog: within(await screen.findByRole('dialog', { name: 'Join Event' })) };
    };
    const first = await open();
    await first.user.type(first.dialog.getByLabelText(/^Name/), 'Bo');
    await first.user.click(first.dialog.getByRole('radio', { name: 'Maybe' }));
    cleanup();

    const { user, dialog } = await open();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Bo');
    expect(dialog.getByRole('radio', { name: 'Maybe' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Join Event' }));
    expect(await screen.findByText("You've successfully joined the event!")).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for as many as the event needs where it depends on others, and for none where that is taken back', async () => {
    const { asked, user } = show({ answers: { JoinEvent: join() } });
    await user.click(await screen.findByRole('button', { name: 'Join Event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Event' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Bo');
    const depends = dialog.getByRole('checkbox', { name: 'Only if enough others are in' });
    expect(dialog.queryByRole('spinbutton')).toBeNull();
    await user.click(depends);
    expect(dialog.getByRole('spinbutton', { name: 'At least this many people' })).toHaveValue(4);
    await user.click(dialog.getByRole('button', { name: 'More: At least this many people' }));
    await user.click(dialog.getByRole('radio', { name: 'Maybe' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Yes' }));
    expect(depends).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Join Event' }));
    expect(await screen.findByText("You've successfully joined the event!")).toBeVisible();
    expect(asked.find(({ name }) => name === 'JoinEvent')?.variables.input).toMatchObject({ minParticipants: 5 });
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
