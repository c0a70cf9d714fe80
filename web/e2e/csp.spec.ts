import { expect, test, type Page } from '@playwright/test';
import { type Person, signIn } from './support/signIn.ts';
import { operator } from './support/operator.ts';
import { organiserViews } from './support/organiserViews.ts';
import { publishForViews, show, type View } from './support/views.ts';
import { visitorViews } from './support/visitorViews.ts';
import { watchPage } from './support/watchPage.ts';

const guest: Person = { name: 'Guido', email: 'guido@example.com' };

test.use({ serviceWorkers: 'allow', trace: 'off' });

const expectQuiet = async (page: Page, problems: readonly string[], views: readonly View[]) => {
  for (const view of views.filter(({ on = 'desktop' }) => on === 'desktop')) {
    await test.step(view.name, async () => {
      const before = problems.length;
      await show(page, view);
      expect.soft(problems.slice(before), view.name).toEqual([]);
    });
  }
};

test('no page that a visitor sees breaks its policy, complains or asks another site', async ({
  page,
  request,
  baseURL,
}) => {
  const problems = await watchPage(page, baseURL);
  await expectQuiet(page, problems, visitorViews(await publishForViews(request, operator, guest)));
});

test('neither does signing in, nor what an organiser sees', async ({ page, request, baseURL }) => {
  const urlHash = await publishForViews(request, operator, guest);
  const problems = await watchPage(page, baseURL);
  await page.goto('/');
  await signIn(page, operator);
  expect.soft(problems, 'signing in').toEqual([]);
  await expectQuiet(page, problems, organiserViews(urlHash));
});

test('a page allows no script but its own files and the one it is written with, and no frame around it', async ({
  request,
}) => {
  const policy = (await request.get('/', { headers: { accept: 'text/html' } })).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("frame-ancestors 'none'");
});
