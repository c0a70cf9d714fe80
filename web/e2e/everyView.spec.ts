import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { isAccessible, isLegibleInTheDark } from './support/everyView/isAccessible.ts';
import { fitsLargeText } from './support/everyView/fitsLargeText.ts';
import { fitsPhone } from './support/everyView/fitsPhone.ts';
import { type Screen, screenOf } from './support/everyView/screens.ts';
import { operator } from './support/operator.ts';
import { organiserViews } from './support/organiserViews.ts';
import { placeViews, publishPlaces, waitingView } from './support/placeViews.ts';
import { pollViews, pollViewsOfOrganiser, publishPolls } from './support/pollViews.ts';
import { type Person, signIn } from './support/signIn.ts';
import { publishForViews, show, type View } from './support/views.ts';
import { visitorViews } from './support/visitorViews.ts';
import { watchPage } from './support/watchPage.ts';

const guest: Person = { name: 'Guido', email: 'guido@example.com' };

// a colour on its way to another is none that anybody reads
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow', trace: 'off' });
test.setTimeout(300_000);
// as long as some twenty other files
test.describe.configure({ mode: 'parallel' });

const signInAsOrganiser = async (page: Page) => {
  await page.goto('/about');
  await signIn(page, operator);
};

/** What somebody sees, one view after the other. */
type Walk = (page: Page, request: APIRequestContext) => AsyncIterable<View>;

const WALKS: Record<string, Walk> = {
  async *'what a visitor sees'(_, request) {
    yield* visitorViews(await publishForViews(request, operator, guest));
  },
  async *'what is said and asked about places'(_, request) {
    const hashes = await publishPlaces(request, operator);
    yield* [...placeViews(hashes), waitingView(hashes)];
  },
  async *'date polls'(page, request) {
    const hashes = await publishPolls(request, operator);
    yield* pollViews(hashes);
    await signInAsOrganiser(page);
    yield* pollViewsOfOrganiser(hashes);
  },
  async *'signing in, and what an organiser sees'(page, request) {
    const urlHash = await publishForViews(request, operator, guest);
    await signInAsOrganiser(page);
    yield* organiserViews(urlHash);
  },
};

const lookAt = async (page: Page, screen: Screen, view: View) => {
  await screen.beADesktop();
  if (view.on !== 'phone') {
    await show(page, view);
    await isAccessible(page, view.name);
    await isLegibleInTheDark(page, view.name);
  }
  if (view.on === 'desktop') return;

  await screen.beAPhone();
  if (view.on === 'phone' || view.passes) await show(page, view);
  for (const judge of [isAccessible, fitsPhone, fitsLargeText]) await judge(page, view.name);
  // colours are those of any screen
  if (view.on === 'phone') await isLegibleInTheDark(page, view.name);
};

for (const [what, walk] of Object.entries(WALKS)) {
  test(`on a desktop and on a phone: ${what}`, async ({ page, request, baseURL }) => {
    const problems = await watchPage(page, baseURL);
    const screen = await screenOf(page);
    for await (const view of walk(page, request)) {
      await test.step(view.name, async () => {
        await lookAt(page, screen, view);
        expect.soft(problems.splice(0), `${view.name}, unseen`).toEqual([]);
      });
    }
  });
}
