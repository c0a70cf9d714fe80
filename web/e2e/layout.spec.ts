import { expect, type Locator, test } from '@playwright/test';
import { afternoonIn } from './support/inDays.ts';
import { joinAs, publishAs } from './support/publishAs.ts';
import { type Person, signIn } from './support/signIn.ts';

const PHONE = { width: 390, height: 844 };
const ORGANISER: Person = { name: 'Lina Layout', email: 'lina.layout@example.com' };

const middleOf = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });

for (const locale of ['en-US', 'de-DE']) {
  test.describe(`a phone (${locale})`, () => {
    test.use({ locale, viewport: PHONE });

    test('has each way to find a date on one line', async ({ page }) => {
      await page.goto('/polls/new');
      const links = page.locator('nav', { has: page.locator('a[href="/polls/new"]') }).locator('a');
      await expect(links).toHaveCount(2);
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights).toEqual([44, 44]);
    });
  });
}

test.describe('for an organiser on a phone', () => {
  test.use({ viewport: PHONE });

  test('choices side by side have their circles on one line, however long their hints are', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, ORGANISER);
    await page.goto('/create');
    await page.getByText('More options', { exact: true }).click();
    const list = page.getByRole('radiogroup', { name: 'Guest List' });
    const [visible, hidden] = [
      list.getByRole('radio', { name: 'Visible' }),
      list.getByRole('radio', { name: 'Hidden' }),
    ];
    await expect(visible).toBeVisible();
    expect(await middleOf(hidden)).toBeCloseTo(await middleOf(visible), 0);
  });

  test.describe('in New York', () => {
    test.use({ timezoneId: 'America/New_York' });

    test('the list of timezones stands at the one that is chosen, once all are named', async ({ page }) => {
      await page.goto('/about');
      await signIn(page, ORGANISER);
      await page.goto('/create');
      await page.getByText('Need to override detected timezone?').click();
      const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
      await expect(chosen).toHaveText(/^America\/New York.*E[DS]T$/);
      const share = () =>
        chosen.evaluate((option: HTMLElement) => {
          const list = option.parentElement ?? option;
          return (option.offsetTop - list.offsetTop - list.scrollTop) / list.clientHeight;
        });
      await expect.poll(share).toBeCloseTo(1 / 3, 1);
    });
  });

  test('what can be done with a response stands on the line of its name', async ({ page, request }) => {
    const event = {
      title: 'Bowls',
      location: 'Park',
      timezone: 'Europe/Berlin',
      participantThreshold: 4,
      eventTypeId: 1,
    };
    const urlHash = await publishAs(request, ORGANISER, { ...afternoonIn(3), ...event });
    await joinAs(request, { name: 'Vera', email: 'vera.layout@example.com' }, urlHash, {});
    await page.goto('/about');
    await signIn(page, ORGANISER);
    await page.goto(`/events/${urlHash}`);
    const name = await middleOf(page.getByRole('listitem').getByText('Vera', { exact: true }));
    for (const label of [/^Hide/, /^Remove/]) {
      const button = page.getByRole('listitem').getByRole('button', { name: label });
      expect(Math.abs((await middleOf(button)) - name)).toBeLessThanOrEqual(1);
    }
  });
});
