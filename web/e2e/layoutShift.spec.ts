import { type APIRequestContext, devices, expect, test, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { shiftsOn, watchShifts } from './support/layoutShifts.ts';
import { servePageInPieces } from './support/pageInPieces.ts';
import { operator } from './support/operator.ts';
import { deleteAs, joinAs, publishAs } from './support/publishAs.ts';
import { type Person, signIn } from './support/signIn.ts';

const guest: Person = { name: 'Gisa Still', email: 'gisa@example.com' };
const member: Person = { name: 'Mona Member', email: 'mona@example.com' };
const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const SCREENS = { desktop: {}, phone: { viewport, userAgent, isMobile, hasTouch } };

const EVENT = {
  title: 'Nothing moves here',
  location: 'Landwehrkanal, Berlin',
  date: inDays(3 / 24),
  timezone: 'Asia/Tokyo',
  participantThreshold: 4,
  eventTypeId: 2,
  notes: 'Come as you are, and stay for as long as you like.',
};

let published: [Person, string][] = [];
const publish = async (request: APIRequestContext, person: Person, event: object): Promise<string> => {
  const urlHash = await publishAs(request, person, event);
  published.push([person, urlHash]);
  return urlHash;
};
// home shows the next ten: other stories look for theirs there
test.afterEach(async ({ request }) => {
  for (const [person, urlHash] of published) await deleteAs(request, person, urlHash);
  published = [];
});

const untilReady = async (page: Page) => {
  await page.mouse.move(5, 5);
  await page.locator('html[data-ready]').waitFor();
};

/** Opens a page until the app runs, and home until it was polled for the first time, too. */
const open = async (page: Page, path: string) => {
  const polled = /^\/(\?|$)/.test(path) ? page.waitForResponse(/\/graphql/) : Promise.resolve();
  await page.goto(path);
  await untilReady(page);
  await polled;
};

const noteReady = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('app-ready', () => (document.documentElement.dataset.ready = 'yes'), { once: true });
  });

/** As browsers add it up. */
const scoreOf = (shifts: readonly string[]) => shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);

for (const [screen, look] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use(look);
    test.setTimeout(90_000);

    test.beforeEach(async ({ page }) => {
      await noteReady(page);
      await watchShifts(page);
    });

    test('nothing moves on a page that a visitor opens', async ({ page, request }) => {
      const urlHash = await publish(request, operator, EVENT);
      await joinAs(request, guest, urlHash, { likelihood: 0.5, comment: 'If I wake up' });
      const paths = [
        '/',
        '/?type=12&tab=archive',
        `/events/${urlHash}`,
        '/create',
        '/about',
        '/guide',
        '/changelog',
        '/events/AAAAAAAAAAAAAAAAAAAAAA',
        '/no/such/page',
      ];
      for (const path of paths) {
        await open(page, path);
        expect.soft(await shiftsOn(page), path).toEqual([]);
      }
      // it has no script
      await page.goto(`/events/${urlHash}/join`);
      expect.soft(await shiftsOn(page), 'the form to join').toEqual([]);
    });

    test('hardly anything moves where one has answered', async ({ page, request }) => {
      const urlHash = await publish(request, operator, EVENT);
      await page.goto(`/events/${urlHash}/join`);
      await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
      await page.getByRole('button', { name: 'Join Event' }).click();
      await untilReady(page);
      for (const path of ['/', `/events/${urlHash}`]) {
        await open(page, path);
        await expect(page.getByRole('button', { name: 'Edit Response' }).first()).toBeVisible();
        const shifts = await shiftsOn(page);
        // '(you)' and the button to remove it come into one's own row: 0.00 in two decimals
        expect.soft(scoreOf(shifts), `${path}: ${shifts.join('\n')}`).toBeLessThan(0.005);
      }
      const edit = await page.getByRole('button', { name: 'Edit Response' }).getAttribute('href');
      await page.goto(edit ?? '');
      expect.soft(await shiftsOn(page), 'the form to edit').toEqual([]);
    });

    test('nothing moves on a page of somebody who is signed in', async ({ page, request }) => {
      const urlHash = await publish(request, guest, EVENT);
      await publish(request, member, { ...EVENT, title: 'My own', isPrivate: true });
      await open(page, '/about');
      await signIn(page, member);
      for (const path of ['/', `/events/${urlHash}`, '/create', '/about']) {
        await open(page, path);
        await expect(page.getByRole('button', { name: /^User menu of/ })).toBeVisible();
        if (path === '/') await expect(page.getByText(/^Your Events \(\d+\)/)).toBeVisible();
        expect.soft(await shiftsOn(page), path).toEqual([]);
      }
      await page.getByRole('button', { name: /^User menu of/ }).click();
      await expect(page.getByRole('dialog').getByText('My own').first()).toBeVisible();
      expect.soft(await shiftsOn(page), 'your events').toEqual([]);
    });

    test('nothing moves on the events of their organiser', async ({ page, request }) => {
      const own = { ...EVENT, title: 'What I organise', participantThreshold: 3 };
      const urlHash = await publish(request, member, own);
      await publish(request, operator, EVENT);
      await publish(request, member, { ...own, title: 'Nobody is in yet' });
      for (const name of ['Amara', 'Bo', 'Cy with a longer name', 'Dev', 'Elif', 'Femi']) {
        await joinAs(request, { name, email: `${name.split(' ')[0] ?? ''}@example.com` }, urlHash, {
          comment: 'See you',
        });
      }
      await open(page, '/about');
      await signIn(page, member);
      const card = page.getByRole('article', { name: own.title });
      for (const path of ['/', `/events/${urlHash}`]) {
        await open(page, path);
        await expect(card.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
        await expect(card.getByRole('button', { name: "Remove Bo's response" })).toBeVisible();
        expect.soft(await shiftsOn(page), path).toEqual([]);
      }
    });

    test('nothing moves when a page comes in pieces', async ({ page, request, baseURL }) => {
      const urlHash = await publish(request, operator, EVENT);
      const { address, finish, stop } = await servePageInPieces(`${baseURL ?? ''}/events/${urlHash}`);
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('[data-times]').waitFor({ state: 'attached' });
      // where the browser would paint what is there already, it does so by now
      const hasPainted = () => performance.getEntriesByName('first-paint').length > 0;
      await page.waitForFunction(hasPainted, null, { timeout: 500 }).catch(() => undefined);
      finish();
      await page.waitForFunction(hasPainted);
      await expect(page.locator('[data-times]')).toContainText('your time');
      expect(await shiftsOn(page)).toEqual([]);
      stop();
    });

    test('nothing moves when the font comes late', async ({ page, request }) => {
      const urlHash = await publish(request, operator, EVENT);
      for (const path of ['/', `/events/${urlHash}`]) {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await untilReady(page);
        const font = page.waitForResponse('**/*.woff2');
        release();
        await font;
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect.soft(await shiftsOn(page), path).toEqual([]);
        await page.unroute('**/*.woff2');
      }
    });
  });
}
