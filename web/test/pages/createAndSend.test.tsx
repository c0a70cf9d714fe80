import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { SessionContextValue } from '../../src/features/session/SessionContext.ts';
import { newlyPublished } from '../../src/features/share/newlyPublished.ts';
import { anEvent, aResponse } from '../support/anEvent.ts';
import { fill, show, submit } from '../support/createForm.tsx';

afterEach(() => sessionStorage.clear());

describe('the create form', () => {
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

  it('counts the organiser in who says so', async () => {
    const created = anEvent();
    const { asked, user } = show({
      answers: {
        CreateEvent: () => ({ createEvent: created }),
        JoinEvent: () => ({
          joinEvent: { __typename: 'JoinEventPayload', participant: aResponse({ id: '9' }), responseToken: 'secret' },
        }),
      },
    });
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'I’m in, too' }));
    await user.click(submit());
    expect(await screen.findByText('Event created successfully')).toBeVisible();
    expect(asked.find(({ name }) => name === 'JoinEvent')?.variables).toEqual({
      urlHash: created.urlHash,
      input: { name: 'Ada', likelihood: 1 },
    });
  });

  it('chooses the type that the title names, by a mouse too', async () => {
    const { user } = show({});
    await user.type(screen.getByLabelText(/^Title/), 'Football on Thursday');
    await user.tab();
    expect(screen.getByLabelText(/^Event Type/)).toHaveDisplayValue('Soccer');
  });

  it('tells home which event it may offer to share', async () => {
    const created = anEvent({ isPrivate: true });
    const { user } = show({ answers: { CreateEvent: () => ({ createEvent: created }) } });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Event created successfully')).toBeVisible();
    const shared = newlyPublished('event');
    expect(shared).toMatchObject({ path: `/events/${created.urlHash}`, title: 'Doubles' });
    expect(shared?.lines().slice(1)).toEqual(['Court 3', '10 more and it happens']);
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
