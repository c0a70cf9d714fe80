import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pushNotes } from '../../../src/features/notifications/pushNotes.ts';
import type { EventCardFragment } from '../../../src/generated/graphql.generated.ts';
import { rememberedResponses } from '../../../src/lib/browser/rememberedTokens.ts';
import { anEvent, aResponse } from '../../support/anEvent.ts';
import { fakePush, noPush } from '../../support/fakePush.ts';
import { renderEventPage } from '../../support/renderEventPage.tsx';

/** The event as the server has it. */
let event: EventCardFragment;

const NAME = 'Notify me on this device';

const show = () =>
  renderEventPage(() => event, {
    answers: {
      PushKey: () => ({ pushKey: 'BBBB' }),
      JoinEvent: ({ input }) => {
        const { likelihood } = input as { likelihood: number };
        const participant = aResponse({ id: '42', name: 'Bo', likelihood });
        event = { ...event, participants: [participant] };
        return { joinEvent: { __typename: 'JoinEventPayload', participant, responseToken: 'secret' } };
      },
      RemoveResponse: () => {
        event = { ...event, participants: [] };
        return { removeResponse: true };
      },
    },
  });

const respond = async ({ user }: ReturnType<typeof show>, how: 'Yes' | 'No', submit: string) => {
  await user.click(await screen.findByRole('button', { name: 'Join Event' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'Bo');
  await user.click(dialog.getByRole('radio', { name: how }));
  await user.click(dialog.getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const haveResponded = () => {
  event = anEvent({ participants: [aResponse({ id: '42', name: 'Bo' })] });
  rememberedResponses.remember('42', 'secret', event.urlHash);
};

beforeEach(() => {
  localStorage.clear();
  event = anEvent();
  fakePush();
});
afterEach(noPush);

it('comes after joining', async () => {
  const page = show();
  await respond(page, 'Yes', 'Join Event');
  expect(await screen.findByRole('button', { name: NAME })).toBeEnabled();
});

it('does not come to somebody who has said no', async () => {
  const page = show();
  await respond(page, 'No', 'Send Response');
  await screen.findByRole('button', { name: 'Edit Response' });
  await act(async () => undefined);
  expect(page.asked.map(({ name }) => name)).not.toContain('PushKey');
});

describe('to somebody who has blocked notifications', () => {
  const BLOCKED = /Notifications are blocked/;

  it('it does not come after joining', async () => {
    fakePush('denied');
    const page = show();
    await respond(page, 'Yes', 'Join Event');
    await waitFor(() => expect(page.asked.map(({ name }) => name)).toContain('PushKey'));
    await act(async () => undefined);
    expect(screen.queryByText(BLOCKED)).toBeNull();
  });

  it('it says so where that happens just then', async () => {
    fakePush().says = 'denied';
    const page = show();
    await respond(page, 'Yes', 'Join Event');
    await page.user.click(await screen.findByRole('button', { name: NAME }));
    expect(await screen.findByText(BLOCKED)).toBeVisible();
  });

  it('Edit Response says how to allow them', async () => {
    fakePush('denied');
    haveResponded();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Response' }));
    expect(await within(await screen.findByRole('dialog')).findByText(BLOCKED)).toBeVisible();
  });
});

it('is not on the page when one comes back, but in Edit Response', async () => {
  haveResponded();
  const { user, asked } = show();
  const edit = await screen.findByRole('button', { name: 'Edit Response' });
  expect(asked.map(({ name }) => name)).not.toContain('PushKey');
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Response' }));
  expect(await dialog.findByRole('button', { name: NAME })).toBeEnabled();
});

it('is forgotten with the response', async () => {
  haveResponded();
  pushNotes.write('42', { urlHash: event.urlHash, endpoint: 'https://push.example/1', uid: null });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Remove .*response$/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(pushNotes.all()).toEqual([]));
});
