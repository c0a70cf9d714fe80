import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { type Person, signIn } from './support/signIn.ts';
import { organiserViews, publishForViews, type View, visitorViews } from './support/views.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PAINTED_MS = 15_000;
const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

const organiser: Person = { name: 'Olga Axe', email: 'olga@example.com' };
const guest: Person = { name: 'Guido', email: 'guido@example.com' };

// a colour on its way to another is none that anybody reads
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
// every view, on two screens and in two schemes
test.setTimeout(300_000);

const findings = async (page: Page, rules?: string[]) => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG_22_AA)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
};

const expectAccessible = async (page: Page, views: readonly View[]) => {
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    for (const view of views.filter(({ on = screen }) => on === screen)) {
      await test.step(`${view.name} on a ${screen}`, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await view.show(page);
        expect.soft(await findings(page), `${view.name}, ${screen}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // the other scheme differs in its colours alone, and a slow machine takes its time to paint them
        await expect(async () => {
          expect(await findings(page, ['color-contrast']), `${view.name}, ${screen}, dark`).toEqual([]);
        }).toPass({ timeout: PAINTED_MS });
      });
    }
  }
};

test('axe finds nothing in what a visitor sees', async ({ page, request }) => {
  await expectAccessible(page, visitorViews(await publishForViews(request, organiser, guest)));
});

test('axe finds nothing in what an organiser sees', async ({ page, request }) => {
  const urlHash = await publishForViews(request, organiser, guest);
  await page.goto('/');
  await signIn(page, organiser);
  await expectAccessible(page, organiserViews(urlHash));
});
