import { afterEach, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { anEvent, aResponse } from '../support/anEvent.ts';
import { renderEventPage } from '../support/renderEventPage.tsx';

afterEach(() => localStorage.clear());

const show = () => {
  const event = anEvent();
  let isLost = true;
  const page = renderEventPage(() => event, {
    answers: {
      JoinEvent: () =>
        isLost
          ? new Error('The answer was lost')
          : { joinEvent: { __typename: 'JoinEventPayload', participant: aResponse(), responseToken: 'secret' } },
    },
  });
  const keys = () => page.asked.flatMap(({ name, idempotencyKey }) => (name === 'JoinEvent' ? [idempotencyKey] : []));
  return { ...page, keys, arrive: () => (isLost = false) };
};

const fill = async ({ user }: ReturnType<typeof show>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Join Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join Event' }));
  await user.type(dialog.getByLabelText(/^Name/), name);
  return { dialog, submit: () => user.click(dialog.getByRole('button', { name: 'Join Event' })) };
};

it('who sends a filled form again, because its answer was lost, says that it is the same', async () => {
  const page = show();
  const { submit } = await fill(page, 'Bo');
  await submit();
  expect(await screen.findByText('Failed to join event')).toBeVisible();
  page.arrive();
  await submit();
  expect(await screen.findByText("You've successfully joined the event!")).toBeVisible();
  const [first, second] = page.keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

it('differs for another content, and for the same content sent later', async () => {
  const page = show();
  const { dialog, submit } = await fill(page, 'Bo');
  await submit();
  await page.user.type(dialog.getByLabelText(/^Name/), 'ris');
  page.arrive();
  await submit();
  expect(await screen.findByText("You've successfully joined the event!")).toBeVisible();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await (await fill(page, 'Boris')).submit();
  await screen.findAllByText("You've successfully joined the event!");
  expect(new Set(page.keys()).size).toBe(3);
});
