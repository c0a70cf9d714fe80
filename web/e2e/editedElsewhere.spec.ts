import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { changeAs, openPollAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const nora = { name: 'Nora Notes', email: 'nora.notes@example.com' };

const anEvent = (title: string) => ({
  title,
  location: 'Pier 2',
  date: inDays(9),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  isPrivate: true,
  eventTypeId: 2,
});

const openForm = async (page: Page, path: string, name: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
  return dialog;
};

const read = async (request: APIRequestContext, address: string) => (await request.get(address)).json();

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await signIn(page, nora);
});

test('an open form keeps the place that was changed elsewhere, and saves the title that was typed', async ({
  page,
  request,
}) => {
  const urlHash = await publishAs(request, nora, anEvent('Rowing elsewhere'));
  const dialog = await openForm(page, `/events/${urlHash}`, 'Edit Event');
  await changeAs(request, nora, `/api/events/${urlHash}`, { location: 'Pier 5', capacity: 12, notes: 'Bring water' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Rowing at dawn');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Event updated successfully', { exact: true })).toBeVisible();
  const changed = { title: 'Rowing at dawn', location: 'Pier 5', capacity: 12, notes: 'Bring water' };
  expect(await read(request, `/api/events/${urlHash}`)).toMatchObject(changed);
});

test('an open form asks of a place that was changed here and elsewhere', async ({ page, request }) => {
  const urlHash = await publishAs(request, nora, anEvent('Rowing in both places'));
  const dialog = await openForm(page, `/events/${urlHash}`, 'Edit Event');
  await changeAs(request, nora, `/api/events/${urlHash}`, { location: 'Pier 5', notes: 'Bring water' });
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Pier 7');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const question = dialog.getByRole('alert', { name: 'This was changed in the meantime' });
  await expect(question).toContainText('Location was changed to “Pier 5” in the meantime. Keep that, or use yours?');
  await expect(question).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Bring water');
  expect((await read(request, `/api/events/${urlHash}`)).location).toBe('Pier 5');
  await question.getByRole('button', { name: 'Use mine: “Pier 7”' }).click();
  await expect(page.getByText('Event updated successfully', { exact: true })).toBeVisible();
  expect(await read(request, `/api/events/${urlHash}`)).toMatchObject({ location: 'Pier 7', notes: 'Bring water' });
});

test('an open form keeps a date that was added to the poll elsewhere, with the votes on it', async ({
  page,
  request,
}) => {
  const { date, ...content } = anEvent('Rowing some day');
  const poll = { ...content, options: [{ date }, { date: inDays(10) }] };
  const { urlHash, options } = await openPollAs(request, nora, poll);
  const dialog = await openForm(page, `/polls/${urlHash}`, 'Edit Poll');
  const address = `/api/polls/${urlHash}`;
  const all = [...options.map((option, place) => ({ id: option.id, date: inDays(9 + place) })), { date: inDays(11) }];
  const longer = (await changeAs(request, nora, address, { options: all })) as { options: { id: number }[] };
  const votes = longer.options.slice(2).map(({ id }) => ({ optionId: id, likelihood: 1 }));
  await expect(await request.post(`${address}/votes`, { data: { name: 'Vera', votes } })).toBeOK();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Rowing some other day');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Poll updated', { exact: true })).toBeVisible();
  const saved = (await read(request, address)) as { title: string; options: { id: string; yes: number }[] };
  expect(saved.title).toBe('Rowing some other day');
  expect(saved.options.map(({ id, yes }) => [id, yes])).toEqual(
    longer.options.map(({ id }, n) => [id, n === 2 ? 1 : 0]),
  );
});

test('a form of which the title alone is changed leaves all else as it is stored, which no control could say', async ({
  page,
  request,
}) => {
  const content = {
    ...anEvent('Rowing, exactly'),
    timezone: 'Etc/GMT+11',
    participantThreshold: 137,
    capacity: 1_000,
    notes: 'One\n\n\ttwo  three',
    webLink: 'https://user@example.com:8443/a?b=c#d',
    isGuestListHidden: true,
  };
  const exactly = (days: number) => inDays(days).replace(/:\d\d\.\d{3}Z$/, ':59.987Z');
  const event = {
    ...content,
    date: exactly(9),
    endTime: exactly(13),
    decideAt: exactly(8),
    decisionRule: 'EXPECTED',
    rainLimit: 1,
    maxGuests: 9,
    waitlistRule: 'OFFERED_TO_ALL',
    formats: [{ at: 999, label: 'a b' }],
  };
  const twoDays = { date: exactly(9), endTime: exactly(11) };
  const aDay = { date: exactly(12), endTime: exactly(13) };
  const { date: _, ...ofPoll } = content;
  const poll = { ...ofPoll, options: [twoDays, aDay], autoScheduleChance: 0.4321 };

  const renamed = async (path: string, name: string, saved: string) => {
    const before = (await read(request, `/api${path}`)) as { revision: number };
    const dialog = await openForm(page, path, name);
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Rowing, more or less');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    const revision = before.revision + 1;
    const updatedAt: unknown = expect.any(String);
    expect(await read(request, `/api${path}`)).toEqual({
      ...before,
      title: 'Rowing, more or less',
      revision,
      updatedAt,
    });
  };
  await renamed(`/events/${await publishAs(request, nora, event)}`, 'Edit Event', 'Event updated successfully');
  await renamed(`/polls/${(await openPollAs(request, nora, poll)).urlHash}`, 'Edit Poll', 'Poll updated');
});
