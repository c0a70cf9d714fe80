import { devices, expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { choose } from './support/controls.ts';
import { DateTime } from 'luxon';
import { signIn } from './support/signIn.ts';
import { startTwoServers, type TwoServers } from './support/twoServers.ts';

const organiser = { name: 'Olaf Organises', email: 'olaf@example.com' };
const TITLE = 'Ultimate on the common';

const NOW = DateTime.utc().startOf('minute');
const START = NOW.plus({ days: 5 });
const DECIDES = START.minus({ hours: 30 });
const ASKS = DECIDES.minus({ hours: 24 });

const iso = (time: DateTime) => time.toISO() ?? '';
const wallClock = (time: DateTime) => time.toFormat("yyyy-MM-dd'T'HH:mm");

let servers: TwoServers;
test.beforeAll(async () => {
  servers = await startTwoServers(iso(NOW));
});
test.afterAll(() => servers.stop());

const addressOf = (name: string) => `${name.toLowerCase()}@example.com`;

/** What was written to whom about what, the oldest first, with the link by which they answer. */
const mailbox = async (request: APIRequestContext) => {
  const page = await (await request.get(`${servers.addresses[1]}/mailbox`)).text();
  const ids = [...page.matchAll(/href="\/mailbox\/(\d+)"/g)].map(([, id]) => Number(id)).sort((a, b) => a - b);
  return Promise.all(
    ids.map(async (id) => {
      const mail = await (await request.get(`${servers.addresses[0]}/mailbox/${id}`)).text();
      const [, subject = ''] = /<h1>(.*?)<\/h1>/.exec(mail) ?? [];
      const [, to = ''] = /<dt>To<\/dt>\s*<dd>(.*?)<\/dd>/.exec(mail) ?? [];
      return { to, subject, link: /\/answer\/[\w-]{43}/.exec(mail)?.[0] ?? '' };
    }),
  );
};
const about = async (request: APIRequestContext, words: string) =>
  (await mailbox(request)).filter(({ subject }) => subject.startsWith(words));

/** People are told a moment after it happened, in this order. */
const expectMailTo = (request: APIRequestContext, words: string, addresses: readonly string[]) =>
  expect.poll(async () => (await about(request, words)).map(({ to }) => to)).toEqual(addresses);

/** By the page that the mail leads to, on a phone without JavaScript. */
const answersOnPhone = async (browser: Browser, link: string, button: string): Promise<string> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(servers.addresses[1] + link);
  await page.getByRole('button', { name: button }).click();
  const said = await page.getByRole('status').innerText();
  await context.close();
  return said;
};

const create = async (page: Page): Promise<string> => {
  await page.goto(`${servers.addresses[0]}/about`);
  await signIn(page, organiser);
  await page.goto(`${servers.addresses[0]}/create`);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.getByLabel('Title').fill(TITLE);
  await choose(page, 'Event Type', 'Ultimate Frisbee');
  await page.getByLabel('Date & Time').fill(wallClock(START));
  await page.getByLabel('Location').fill('Clapham Common, London');
  await page.getByLabel('Participant Threshold').fill('7');
  await page.getByText('More options').click();
  await field('Decision Time').fill(wallClock(DECIDES));
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL(`${servers.addresses[0]}/`);
  const [event] = await (await page.request.get(`${servers.addresses[1]}/api/events`)).json();
  return event.urlHash;
};

test('an event lives from its first answer to the last seat, on two servers', async ({ page, request, browser }) => {
  const urlHash = await create(page);
  const [one, other] = servers.addresses;
  const joins = async (server: string, name: string, says: object) => {
    const data = { name, email: addressOf(name), ...says };
    const answer = await request.post(`${server}/api/events/${urlHash}/join`, { data });
    await expect(answer).toBeOK();
    return answer.json();
  };
  const leaving = await joins(one, 'Gus', { likelihood: 1 });
  await joins(other, 'Gil', { likelihood: 1 });
  await joins(one, 'Gwen', { likelihood: 1 });
  await joins(one, 'Sure', { likelihood: 0.8 });
  await joins(other, 'Likely', { likelihood: 0.6 });
  await joins(one, 'Torn', { likelihood: 0.5 });
  await joins(other, 'Doubtful', { likelihood: 0.2 });
  await joins(one, 'Sol', { likelihood: 0, isStandby: true });
  await joins(other, 'Sam', { likelihood: 0, isStandby: true });

  await test.step('a day before the decision the four maybes are asked, the one whose answer decides most first', async () => {
    await servers.at(iso(ASKS), 'askUndecided');
    await expectMailTo(request, 'Are you in?', ['Doubtful', 'Torn', 'Likely', 'Sure'].map(addressOf));
  });

  await test.step('they say yes by the page of the mail', async () => {
    for (const { link } of await about(request, 'Are you in?')) {
      expect(await answersOnPhone(browser, link, "I'm in")).toBe("You're in. Thank you!");
    }
    await page.goto(`${one}/events/${urlHash}`);
    await expect(page.getByRole('article').getByText('7 yes')).toBeVisible();
  });

  await test.step('the clock confirms, and everybody is told once', async () => {
    await servers.at(iso(DECIDES), 'decideDueEvents');
    // first those who have confirmed their addresses
    const everybody = ['Sure', 'Likely', 'Torn', 'Doubtful', 'Gus', 'Gil', 'Gwen', 'Sol', 'Sam'].map(addressOf);
    await expectMailTo(request, 'It’s on', everybody);
    await expectMailTo(request, 'Confirmed', [organiser.email]);
    await servers.at(iso(DECIDES.plus({ minutes: 1 })), 'decideDueEvents');
    expect(await about(request, 'It’s on')).toHaveLength(everybody.length);
    await page.reload();
    await expect(page.getByRole('article').getByText("It's on!")).toBeVisible();
  });

  await test.step('one leaves, and the standby list is asked for the seat', async () => {
    const { id, responseToken } = leaving;
    const gone = await request.delete(`${other}/api/events/${urlHash}/participants/${id}`, { data: { responseToken } });
    await expect(gone).toBeOK();
    await expectMailTo(request, 'A seat is free', [addressOf('Sol'), addressOf('Sam')]);
    await expectMailTo(request, 'At risk', [organiser.email]);
    await page.reload();
    await expect(page.getByRole('article').getByText("It's on, but 1 more is needed again")).toBeVisible();
  });

  await test.step('the first to claim it has it, the other reads that somebody was quicker', async () => {
    const [sol, sam] = await about(request, 'A seat is free');
    expect(await answersOnPhone(browser, sol?.link ?? '', 'Take the seat')).toBe("You're in. Thank you!");
    await page.goto(one + (sam?.link ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, somebody was quicker');
    await expectMailTo(request, 'The seat is yours', [addressOf('Sol')]);
    await expectMailTo(request, 'The seats are taken', [addressOf('Sam')]);
    await expectMailTo(request, 'Safe again', [organiser.email]);
    await page.goto(`${other}/events/${urlHash}`);
    await expect(page.getByRole('article').getByText("It's on!")).toBeVisible();
  });
});
