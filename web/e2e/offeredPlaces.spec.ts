import { devices, expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { inDays } from './support/inDays.ts';
import { changeAs, publishAs } from './support/publishAs.ts';
import { signIn, type Person } from './support/signIn.ts';

const organiser: Person = { name: 'Otto Offers', email: 'otto@example.com' };

const EVENT = {
  title: 'Padel by turns',
  location: 'Padelcenter, Berlin',
  date: inDays(40),
  timezone: 'Europe/Berlin',
  participantThreshold: 2,
  capacity: 2,
  maxGuests: 1,
  eventTypeId: 4,
  waitlistRule: 'OFFERED_IN_ORDER',
};

interface Joined {
  id: number;
  responseToken: string;
}

const joins = async (request: APIRequestContext, hash: string, name: string, says = {}): Promise<Joined> => {
  const data = { name, email: `${name.toLowerCase()}@example.com`, ...says };
  const answer = await request.post(`/api/events/${hash}/join`, { data });
  await expect(answer).toBeOK();
  return (await answer.json()) as Joined;
};
const leaves = async (request: APIRequestContext, hash: string, { id, responseToken }: Joined) =>
  expect(await request.delete(`/api/events/${hash}/participants/${id}`, { data: { responseToken } })).toBeOK();

const joinHere = async (page: Page, hash: string, name: string) => {
  await page.goto(`/events/${hash}`);
  await page.getByRole('button', { name: 'Join Waitlist', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Waitlist' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Join Waitlist', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
};

const linkTo = async (request: APIRequestContext, address: string): Promise<string> => {
  let link = '';
  await expect(async () => {
    const page = await (await request.get('/mailbox')).text();
    for (const [, id] of page.matchAll(/href="\/mailbox\/(\d+)"/g)) {
      const mail = await (await request.get(`/mailbox/${id ?? ''}`)).text();
      if (mail.includes(address)) link ||= /\/answer\/[\w-]{43}/.exec(mail)?.[0] ?? '';
    }
    expect(link).not.toBe('');
  }).toPass();
  return link;
};

test('the organiser chooses what becomes of a place that is free', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, { ...EVENT, waitlistRule: 'TAKEN_AT_ONCE' });
  await page.goto(`/events/${hash}`);
  await signIn(page, organiser);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  const rules = dialog.getByRole('radiogroup', { name: 'When a place becomes free' });
  await expect(rules.getByRole('radio', { name: 'The first in line gets it' })).toBeChecked();
  await rules.getByRole('radio', { name: 'The first in line is asked' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  const saved = (await (await request.get(`/api/events/${hash}`)).json()) as { waitlistRule: string };
  expect(saved.waitlistRule).toBe('OFFERED_IN_ORDER');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`somebody on the waitlist takes the place while its time runs, ${scheme}`, async ({ page, request }, info) => {
    await page.emulateMedia({ colorScheme: scheme });
    const hash = await publishAs(request, organiser, { ...EVENT, title: `Padel by turns, ${scheme}` });
    const gives = await joins(request, hash, 'Gina');
    await joins(request, hash, 'Hugo');
    await joinHere(page, hash, 'Vera');
    await joins(request, hash, 'Walt');
    await leaves(request, hash, gives);
    await page.reload();
    const offer = page.getByRole('region', { name: 'A place is held for you' });
    await expect(offer).toBeVisible();
    const timer = offer.getByRole('timer');
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
    expect(await axeFindings(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`offer-${scheme}.png`), fullPage: true });
    await offer.getByRole('button', { name: 'Take the place' }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'Vera' })).toContainText('100%');
  });
}

test('who lets a place go waits on, and everybody reads who is asked then', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, { ...EVENT, title: 'Padel let go' });
  const gives = await joins(request, hash, 'Gina');
  await joins(request, hash, 'Hugo');
  await joinHere(page, hash, 'Vera');
  await joins(request, hash, 'Walt');
  await leaves(request, hash, gives);
  await page.reload();
  await page
    .getByRole('region', { name: 'A place is held for you' })
    .getByRole('button', { name: 'Let it go' })
    .click();
  await expect(page.getByText('1 place is held for somebody on the waitlist')).toBeVisible();
  await expect(page.getByText(/^Walt, until /)).toBeVisible();
});

test('a party says how many come by the link of its mail, without a script', async ({ browser, request }, info) => {
  const address = 'party@example.com';
  const hash = await publishAs(request, organiser, { ...EVENT, title: 'Padel for parties', capacity: 6, maxGuests: 3 });
  for (const name of ['Gina', 'Hugo', 'Ines', 'Jan']) await joins(request, hash, name);
  await joins(request, hash, 'Party', { email: address, guests: 3 });
  const link = await linkTo(request, address);
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A place for you?');
  await expect(page.getByText('There are 4 of you, and room for 2.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('ask-party.png'), fullPage: true });
  await page.getByLabel('How many are coming').selectOption('2');
  await page.getByRole('button', { name: 'Take the places' }).click();
  await expect(page.getByRole('status')).toHaveText("You're in. Thank you!");
  await context.close();
  const { participants } = (await (await request.get(`/api/events/${hash}`)).json()) as { participants: object[] };
  expect(participants.at(-1)).toMatchObject({ name: 'Party', status: 'GOING', guests: 1 });
});

test('all are asked where the organiser wants that', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, { ...EVENT, title: 'Padel for all' });
  const gives = await joins(request, hash, 'Gina');
  await joins(request, hash, 'Hugo');
  await joins(request, hash, 'Walt');
  await joinHere(page, hash, 'Vera');
  await changeAs(request, organiser, `/api/events/${hash}`, { waitlistRule: 'OFFERED_TO_ALL' });
  await leaves(request, hash, gives);
  await page.reload();
  const offer = page.getByRole('region', { name: 'A place is free for the first person to take it' });
  await offer.getByRole('button', { name: 'Take the place' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vera' })).toContainText('100%');
  await expect(page.getByRole('listitem').filter({ hasText: 'Walt' })).toContainText('waits, 1st');
});
