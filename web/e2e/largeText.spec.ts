import { expect, test } from '@playwright/test';
import { fitsLargeText } from './support/everyView/fitsLargeText.ts';
import { operator } from './support/operator.ts';
import { publishPolls } from './support/pollViews.ts';
import type { Person } from './support/signIn.ts';
import { publishForViews } from './support/views.ts';

const guest: Person = { name: 'Guido', email: 'guido@example.com' };

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'de-DE',
});

// in English, `everyView.spec.ts` looks at all views
test('in German, whose words are longer, pages fit a phone with texts of twice their size', async ({
  page,
  request,
}) => {
  const urlHash = await publishForViews(request, operator, guest);
  const { open, picked } = await publishPolls(request, operator);
  const events = ['/', '/create', `/events/${urlHash}`];
  const polls = ['/polls/new', `/polls/${open}`, `/polls/${picked}`];
  for (const path of [...events, ...polls, '/about']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-early');
      await expect(page.locator('h1')).toBeVisible();
      await fitsLargeText(page, path);
    });
  }
});
