import { expect, type Page, test } from '@playwright/test';
import { afternoonIn } from './support/inDays.ts';
import { openPollAs } from './support/publishAs.ts';

const organiser = { name: 'Gunda Grid', email: 'gunda@example.com' };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 }, hasTouch: true });

const BEST = 3;

/** A poll of eight dates, of which the fourth suits best. */
const openPoll = async (page: Page) => {
  const { urlHash, options } = await openPollAs(page.request, organiser, {
    title: 'Which evening for the grid?',
    location: 'Tiergarten, Berlin',
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 2,
    isPrivate: true,
    options: Array.from({ length: 8 }, (_, day) => afternoonIn(7 + day)),
  });
  const votes = options.map(({ id }, place) => ({ optionId: id, likelihood: place === BEST ? 1 : 0.1 }));
  await expect(await page.request.post(`/api/polls/${urlHash}/votes`, { data: { name: 'Katja', votes } })).toBeOK();
  await page.goto(`/polls/${urlHash}`);
  await expect(page.getByRole('grid').getByText('Katja')).toBeVisible();
};

test('the dates of a poll come to rest whole beside the names', async ({ page }) => {
  await openPoll(page);
  const grid = page.getByRole('grid');
  const places = () =>
    grid.evaluate((table) => {
      const [name, ...dates] = [...table.querySelectorAll('[role="columnheader"]')].map((cell) =>
        cell.getBoundingClientRect(),
      );
      const from = name?.right ?? NaN;
      const to = table.parentElement?.getBoundingClientRect().right ?? NaN;
      const seen = dates.map(({ left, right }) => Math.min(right, to) - Math.max(left, from));
      const isWhole = dates.map(({ width }, place) => Math.abs((seen[place] ?? NaN) - width) < 1.5);
      return {
        whole: isWhole.filter(Boolean).length,
        cut: seen.filter((width, place) => width > 1.5 && !isWhole[place]).length,
      };
    });
  expect(await places()).toEqual({ whole: 3, cut: 0 });
  await grid.evaluate((table) => table.parentElement?.scrollBy({ left: 100 }));
  await expect.poll(places).toEqual({ whole: 3, cut: 0 });
  expect(await grid.evaluate((table) => table.parentElement?.scrollLeft ?? 0)).toBeGreaterThan(0);
});

test('in forced colours the line of the best date is on that date alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPoll(page);
  const lined = (side: 'borderBlockStartWidth' | 'borderInlineStartWidth', elements: string) =>
    page
      .locator(elements)
      .evaluateAll(
        (all, name) =>
          all.flatMap((element, place) => (parseFloat(getComputedStyle(element)[name]) > 1 ? [place] : [])),
        side,
      );
  expect(await lined('borderBlockStartWidth', '[role="columnheader"]:not(:first-child)')).toEqual([BEST]);
  expect(await lined('borderInlineStartWidth', 'form li:has([data-own-vote])')).toEqual([BEST]);
});
