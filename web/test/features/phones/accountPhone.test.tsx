import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EventCard } from '../../../src/features/events/card/EventCard.tsx';
import { OwnPhone } from '../../../src/features/phones/OwnPhone.tsx';
import { OwnPreferences } from '../../../src/features/preferences/OwnPreferences.tsx';
import { anEvent } from '../../support/anEvent.ts';
import type { Answer } from '../../support/fakeServer.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const PHONE = '+4915112345689';
const phoneOf = (phone: string | null, isPhoneConfirmed: boolean | null) => ({
  __typename: 'AccountPhone',
  phone,
  isPhoneConfirmed,
});
const NONE = phoneOf(null, null);

const NOTIFICATIONS = {
  __typename: 'Notifications',
  ways: { __typename: 'NotificationWays', decision: [], asked: [], place: [], changes: [], reminder: [], digest: [] },
  mode: 'FIRST',
  remindBefore: [],
  quietHours: null,
  isMuted: null,
  mutedEvents: [],
  isStopped: false,
  unsubscribedFrom: [],
};

describe('on the page of notifications, the number', () => {
  const show = (accountPhone: object, countries: string[] | null = ['DE'], answers: Record<string, Answer> = {}) =>
    renderPage(<OwnPreferences />, {
      user: ada,
      answers: {
        TextsTakeReplies: () => ({ textsTakeReplies: true }),
        OwnNotifications: () => ({
          phoneCountries: countries,
          viewer: {
            __typename: 'Viewer',
            uid: ada.uid,
            accountPhone,
            notifications: NOTIFICATIONS,
            responses: [],
          },
        }),
        ...answers,
      },
    });
  const section = () => screen.findByRole('region', { name: 'Your number for texts' });

  it('is not asked for where no texts are sent', async () => {
    show(NONE, null);
    expect(await screen.findByRole('region', { name: 'Remind me' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your number for texts' })).toBeNull();
  });

  it('can be taken away where no texts are sent any more', async () => {
    show(phoneOf(PHONE, true), null);
    expect(within(await section()).getByRole('button', { name: 'Remove the number' })).toBeEnabled();
  });

  it('goes out with consent alone, and then waits for its code', async () => {
    const { asked, user } = show(NONE, ['DE'], {
      UpdateAccountPhone: () => ({ updateAccountPhone: phoneOf(PHONE, false) }),
    });
    const shown = within(await section());
    await user.type(shown.getByLabelText('Mobile Number'), '0151 12345689');
    expect(shown.getByRole('button', { name: 'Get texts' })).toBeDisabled();
    await user.click(shown.getByRole('checkbox', { name: /about events that I respond to or organise/ }));
    await user.click(shown.getByRole('button', { name: 'Get texts' }));
    expect(await shown.findByText(`We have sent a text with a code to ${PHONE}.`, { exact: false })).toBeVisible();
    expect(asked.find(({ name }) => name === 'UpdateAccountPhone')?.variables).toEqual({
      input: { phone: '0151 12345689', phoneConsent: true },
    });
  });
});

describe('beside a response, the number of the account', () => {
  const show = (responses: string[]) =>
    renderPage(<OwnPhone urlHash="of-an-event" responseId="4711" />, {
      user: ada,
      answers: {
        OwnPhone: () => ({
          phoneCountries: ['DE'],
          viewer: {
            __typename: 'Viewer',
            uid: ada.uid,
            accountPhone: phoneOf(PHONE, true),
            responses: responses.map((id) => ({ __typename: 'Participant', id })),
          },
          event: {
            __typename: 'Event',
            urlHash: 'of-an-event',
            participants: [{ __typename: 'Participant', id: '4711', phone: null, isPhoneConfirmed: null }],
          },
        }),
      },
    });
  const used = 'For texts about this event we use your number ending in 89.';

  it('is named where the response is one of the account', async () => {
    const { user } = show(['1', '4711']);
    expect(await screen.findByText(used)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share a number with the organisers' }));
    await user.clear(screen.getByLabelText('Mobile Number'));
    expect(screen.getByText(used)).toBeVisible();
  });

  it('is not where somebody signed in has the link of a visitor’s response', async () => {
    show(['1']);
    expect(await screen.findByLabelText('Mobile Number')).toHaveValue('');
    expect(screen.queryByText(used)).toBeNull();
  });
});

describe('in the form of a join', () => {
  const show = async (
    accountPhone: object | Error,
    user: typeof ada | null = ada,
    answers: Record<string, Answer> = {},
  ) => {
    const rendered = renderPage(<EventCard event={anEvent({ participants: [] })} />, {
      user,
      answers: {
        PhoneCountries: () => ({ phoneCountries: ['DE'] }),
        AccountPhone: () =>
          accountPhone instanceof Error
            ? accountPhone
            : { viewer: { __typename: 'Viewer', uid: ada.uid, accountPhone } },
        ...answers,
      },
    });
    await rendered.user.click(screen.getByRole('button', { name: 'Join Event' }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
  };

  it('a confirmed number is named by its end, and leaves the page once somebody shares it', async () => {
    const { dialog, user } = await show(phoneOf(PHONE, true));
    expect(await dialog.findByText('For texts about this event we use your number ending in 89.')).toBeVisible();
    expect(dialog.queryByLabelText('Mobile Number')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Share a number with the organisers' }));
    expect(dialog.getByLabelText('Mobile Number')).toHaveValue(PHONE);
    expect(dialog.getByLabelText('Mobile Number')).toHaveFocus();
    expect(dialog.getByRole('checkbox', { name: /about this event/ })).not.toBeChecked();
  });

  it('the number is named still once the field is emptied', async () => {
    const { dialog, user } = await show(phoneOf(PHONE, true));
    await user.click(await dialog.findByRole('button', { name: 'Share a number with the organisers' }));
    const field = dialog.getByLabelText('Mobile Number');
    const used = 'For texts about this event we use your number ending in 89.';
    expect(dialog.queryByText(used)).toBeNull();
    await user.clear(field);
    expect(dialog.getByText(used)).toBeVisible();
    // a person who types another is not interrupted
    expect(field).toHaveFocus();
    await user.type(field, '0');
    expect(dialog.queryByText(used)).toBeNull();
  });

  it.each([
    ['there is none', NONE],
    ['it is not confirmed', phoneOf(PHONE, false)],
    ['it cannot be read', new Error('offline')],
  ])('the field is empty where %s', async (_why, accountPhone) => {
    const { dialog } = await show(accountPhone);
    expect(await dialog.findByLabelText('Mobile Number')).toHaveValue('');
  });

  it('the account is asked at once, not after where texts are sent', async () => {
    const { asked } = await show(NONE, ada, { PhoneCountries: () => new Promise<never>(() => {}) });
    await waitFor(() =>
      expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['PhoneCountries', 'AccountPhone'])),
    );
  });

  it('no number is named where no texts are sent', async () => {
    const none = { PhoneCountries: () => ({ phoneCountries: null }) };
    const { dialog, untilAnswered } = await show(phoneOf(PHONE, true), ada, none);
    await untilAnswered('AccountPhone');
    await untilAnswered('PhoneCountries');
    expect(dialog.queryByText(/number ending in/)).toBeNull();
    expect(dialog.queryByLabelText('Mobile Number')).toBeNull();
  });

  it('a visitor is asked as ever, and no account', async () => {
    const { dialog, asked } = await show(NONE, null);
    expect(await dialog.findByLabelText('Mobile Number')).toHaveValue('');
    expect(asked.map(({ name }) => name)).not.toContain('AccountPhone');
  });
});
