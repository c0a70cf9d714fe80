import { expect, type Page, test } from '@playwright/test';
import { choose, expectChosen } from './support/controls.ts';
import { failWrites } from './support/failWrites.ts';
import { delayAppCode } from './support/delayAppCode.ts';
import { inDays } from './support/inDays.ts';
import { deleteAs, joinAs, openPollAs, publishAs } from './support/publishAs.ts';

const organiser = { name: 'Frida First', email: 'frida@example.com' };
const guest = { name: 'Gustav', email: 'gustav@example.com' };

/** Before everything else that is to come. */
const aWalk = {
  title: 'A walk </script><script>"&amp;',
  location: 'Tiergarten, Berlin',
  date: inDays(26 / 24),
  timezone: 'Asia/Tokyo',
  participantThreshold: 4,
  eventTypeId: 2,
};

/** Whether React knows the page. */
const isTakenOver = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')));

const STEP_MS = 300;

/** Its own clock stands still, while it is painted and its code comes. */
const openWithoutTime = async (page: Page, path: string) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto(path);
};

/** How much of its own time the page takes until the app has it. */
const timeUntilTakenOver = async (page: Page) => {
  let passed = 0;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP_MS);
        passed += STEP_MS;
        return isTakenOver(page);
      },
      { intervals: [STEP_MS] },
    )
    .toBe(true);
  return passed;
};

/** The addresses that are requested. No event gets its next occurrence: the list would be requested again after it. */
const watchReads = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await failWrites(page);
  return asked;
};

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the list and an event: what, when, where, how many and who; nobody’s address', async ({
    page,
    request,
  }) => {
    const urlHash = await publishAs(request, organiser, aWalk);
    await joinAs(request, guest, urlHash, { email: 'gustav@example.com', likelihood: 0.5 });
    await page.goto('/?type=2');
    const card = page.getByRole('article', { name: aWalk.title });
    await expect(card).toContainText('Tiergarten, Berlin');
    await card.getByRole('heading').getByRole('link').click();

    await expect(page).toHaveURL(`/events/${urlHash}`);
    await expect(page.getByRole('heading', { level: 1, name: aWalk.title })).toBeVisible();
    await expect(page.getByText('0.5 of 4')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Responses' })).toContainText('Gustav');
    await expect(page.locator('noscript > p')).toBeVisible();
    expect(await page.content()).not.toContain('gustav@example.com');
    await deleteAs(request, organiser, urlHash);
  });

  test('is told about an event or a poll that is no more, and about a page that is none', async ({ page, request }) => {
    const urlHash = await publishAs(request, organiser, { ...aWalk, title: 'Too late' });
    await deleteAs(request, organiser, urlHash);
    expect((await page.goto(`/events/${urlHash}`))?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too late was cancelled by its organiser');
    const { date, ...aPoll } = { ...aWalk, title: 'Never mind', options: [{ date: aWalk.date }, { date: inDays(2) }] };
    const poll = await openPollAs(request, organiser, aPoll);
    await deleteAs(request, organiser, poll.urlHash, 'polls');
    expect((await page.goto(`/polls/${poll.urlHash}`))?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never mind was cancelled by its organiser');
    expect((await page.goto('/events/AAAAAAAAAAAAAAAAAAAAAA'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found');
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody meets here');
  });
});

const LISTS = ['/', '/?type=2'];
for (const path of [...LISTS, '/about', '/no/such/page']) {
  test(`the app goes on with ${path} as the server has written it, and asks nothing again but how to sign in`, async ({
    page,
  }) => {
    const asked = await watchReads(page);
    if (LISTS.includes(path))
      await page.addInitScript(() => {
        // nothing comes into view: where tests before have left many events, a list would go on to its next ones
        IntersectionObserver.prototype.observe = () => undefined;
      });
    await page.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          Object.assign(window, { written: [...document.querySelectorAll('#root *')] });
        },
        { once: true },
      );
    });
    await openWithoutTime(page, path);
    await page.mouse.move(10, 10);
    await timeUntilTakenOver(page);
    const { there, gone } = await page.evaluate(() => {
      const { written } = window as unknown as { written: Element[] };
      const isGone = (element: Element) => !element.isConnected;
      return { there: written.length, gone: written.filter(isGone).map(({ outerHTML }) => outerHTML) };
    });
    expect(there).toBeGreaterThan(50);
    expect(gone).toEqual([]);
    // whether a series goes on is no part of the page, and asked once where one of its events is over
    const again = asked.filter((url) => url.includes('operationName=') && !url.includes('operationName=HasNextDate'));
    expect(again).toEqual([]);
    const titles = await page.locator('title').allTextContents();
    expect(titles).toHaveLength(1);
    await expect.poll(() => asked.filter((url) => url.endsWith('/api/init')).length).toBe(1);
  });
}

test('a language that was chosen is the server’s, too', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('tab', { name: /^Demnächst/ })).toBeVisible();
  const reader = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const written = await reader.newPage();
  await written.goto('/');
  await expect(written.locator('html')).toHaveAttribute('lang', 'de');
  await expect(written.getByRole('tab', { name: /^Demnächst/ })).toBeVisible();
  await reader.close();

  // where the server is not told, the page changes to it once the app runs
  await page.context().clearCookies();
  await page.goto('/');
  await expect(page.getByRole('tab', { name: /^Demnächst/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('what was joined from this browser shows, though the server does not know', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, { ...aWalk, title: 'With me' });
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('button', { name: 'Join Event' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
  await page.getByRole('dialog').getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  await deleteAs(request, organiser, urlHash);
});

/** Notes where everything on the page is, once its letters have the widths that stay. */
const notePlaces = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect());
    const noted = [...document.body.querySelectorAll('*')].map((element) => [element, placeOf(element)] as const);
    const moved = () => noted.filter(([element, place]) => element.isConnected && placeOf(element) !== place);
    Object.assign(window, { moved: () => moved().map(([element]) => element.outerHTML.slice(0, 200)) });
  });
const movedSince = (page: Page) => page.evaluate(() => (window as unknown as { moved(): string[] }).moved());

test.describe('a viewer in another zone', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  // a type of its own: the list must not grow by what other stories publish meanwhile
  for (const path of ['/?type=11', '/events/']) {
    test(`reads their own time at once at ${path}, and nothing moves when the app takes over`, async ({
      page,
      request,
    }) => {
      const urlHash = await publishAs(request, organiser, { ...aWalk, title: 'Far away', eventTypeId: 11 });
      await openWithoutTime(page, path === '/events/' ? path + urlHash : path);
      const card = page.getByRole('article', { name: 'Far away' });
      const yours = card.getByText(/your time$/);
      await expect(yours).toBeVisible();
      const said = await yours.textContent();
      await notePlaces(page);
      expect(await isTakenOver(page)).toBe(false);
      await timeUntilTakenOver(page);
      await page.clock.runFor(STEP_MS);
      await expect(yours).toHaveText(said ?? '');
      expect(await movedSince(page)).toEqual([]);
      await deleteAs(request, organiser, urlHash);
    });
  }
});

test('a click on Join Event waits for its dialog', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, { ...aWalk, title: 'In a hurry' });
  const letGo = await delayAppCode(page);
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Join Event' })).toBeVisible();
  await deleteAs(request, organiser, urlHash);
});

test('a type that is chosen before the app is there is the filter once it is', async ({ page }) => {
  const letGo = await delayAppCode(page);
  await page.goto('/');
  await choose(page, 'Filter by event type', 'Hiking');
  letGo();
  await expect(page).toHaveURL(/\?type=\d+$/);
  await expectChosen(page.getByRole('combobox', { name: 'Filter by event type' }), 'Hiking');
});

test.describe('the app takes a page over', () => {
  for (const path of ['/', '/about']) {
    test(`as soon as the browser is idle: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await expect(page.locator('html')).not.toHaveAttribute('data-early');
    });
  }

  test('at the first sign of a person, however busy it is', async ({ page }) => {
    await openWithoutTime(page, '/about');
    expect(await isTakenOver(page)).toBe(false);
    await page.mouse.move(10, 10);
    await timeUntilTakenOver(page);
  });
});
