import { devices, expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { afternoonIn } from './support/inDays.ts';
import { openPollAs } from './support/publishAs.ts';
import { tooSmallTargets } from './support/tooSmallTargets.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, saveVotesAs, switchAt, votingForm, whoVotes } from './support/votingForm.ts';

const organiser = { name: 'Fay Form', email: 'fay.form@example.com' };
const LONG = 'Bartholomäus von und zu Hohenstein-Rabenschwarz';

const openPoll = async (request: APIRequestContext): Promise<string> => {
  const { urlHash, options } = await openPollAs(request, organiser, {
    title: 'Which evening for the choir?',
    location: 'Kleiner Saal',
    timezone: 'Europe/Berlin',
    participantThreshold: 9,
    eventTypeId: 2,
    isPrivate: true,
    options: [7, 8, 9, 14, 15].map(afternoonIn),
  });
  const data = { name: LONG, votes: options.map(({ id }) => ({ optionId: id, likelihood: 1 })) };
  await expect(await request.post(`/api/polls/${urlHash}/votes`, { data })).toBeOK();
  return urlHash;
};

const votesOfVera = async (request: APIRequestContext, urlHash: string) =>
  (await votesOf(request, urlHash)).filter(([name]) => name !== LONG);

const saved = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one votes, is told what was said and that it is saved, and changes it', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    await page.goto(`/polls/${urlHash}`);
    await choiceAt(page, 0).check();
    await choiceAt(page, 1, 'maybe').check();
    await switchAt(page, 1).getByRole('combobox').selectOption('30%');
    await choiceAt(page, 2, 'no').check();

    // what was refused is said, and what was chosen is there
    await whoVotes(page).getByRole('button', { name: 'Save my votes' }).click();
    await expect(page.getByRole('alert')).toContainText('Name is required');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await expect(switchAt(page, 1).getByRole('combobox')).toHaveValue('0.3');
    await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`/polls/${urlHash}`);
    await expect(saved(page, 'Saved for Vera: 1 yes, 1 maybe, 1 no')).toBeVisible();
    await expect(choiceAt(page, 0)).toBeChecked();
    await expect(switchAt(page, 1).getByRole('combobox')).toHaveValue('0.3');
    await expect(page.getByRole('rowheader', { name: 'Vera' })).toBeVisible();
    expect(await votesOfVera(request, urlHash)).toEqual([['Vera', [1, 0.3, 0, null, null]]]);
    const link = (await page.getByRole('link', { name: 'My private link' }).getAttribute('href')) ?? '';

    // right there
    await choiceAt(page, 3).check();
    await page.getByRole('button', { name: 'Save my votes' }).click();
    await expect(saved(page, 'Saved for Vera: 2 yes, 1 maybe, 1 no')).toBeVisible();

    // by the private link, in any browser
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera');
    await choiceAt(page, 0, 'no').check();
    await page.getByRole('button', { name: 'Save my votes' }).click();
    await expect(saved(page, 'Saved for Vera: 1 yes, 1 maybe, 2 no')).toBeVisible();
    expect(await votesOfVera(request, urlHash)).toEqual([['Vera', [0, 0.3, 0, 1, null]]]);
  });

  test('one who can on none of the dates says so by one press', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    await page.goto(`/polls/${urlHash}`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await page.getByRole('button', { name: 'None of these' }).click();
    await expect(saved(page, 'Saved for Vera: 0 yes, 0 maybe, 5 no')).toBeVisible();
    expect(await votesOfVera(request, urlHash)).toEqual([['Vera', [0, 0, 0, 0, 0]]]);
  });

  test('votes of a browser that has voted change those, and a stranger cannot open them', async ({
    page,
    request,
    browser,
  }) => {
    const urlHash = await openPoll(request);
    await page.goto(`/polls/${urlHash}`);
    await choiceAt(page, 0).check();
    await saveVotesAs(page, 'Vera');
    await page.goto(`/polls/${urlHash}`);
    await choiceAt(page, 1, 'no').check();
    await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await page.keyboard.press('Enter');
    await expect(saved(page, 'Saved for Vera: 1 yes, 0 maybe, 1 no')).toBeVisible();
    expect(await votesOfVera(request, urlHash)).toEqual([['Vera', [1, 0, null, null, null]]]);
    await page.goto(`/polls/${urlHash}/vote`);
    await expect(page).toHaveURL(/\/votes\/\d+\/edit$/);
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const other = await stranger.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('These votes are not yours to change');
    await stranger.close();
  });

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('one is told in German what is wrong', async ({ page, request }) => {
      await page.goto(`/polls/${await openPoll(request)}`);
      await choiceAt(page, 0).check();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByRole('alert')).toContainText('Gib deinen Namen an');
    });
  });
});

test('what a form has sent before the app runs is held by the app that comes then', async ({ page, request }) => {
  const urlHash = await openPoll(request);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/polls/${urlHash}`);
  await choiceAt(page, 0).check();
  await saveVotesAs(page, 'Vera');
  // without a cookie the token alone is the proof
  await page.unrouteAll();
  await page.context().clearCookies();
  await page.reload();
  await expect(saved(page, 'Saved for Vera: 1 yes, 0 maybe, 0 no')).toBeVisible();
  await choiceAt(page, 1, 'no').check();
  await expect.poll(() => votesOfVera(request, urlHash)).toEqual([['Vera', [1, 0, null, null, null]]]);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

  for (const [width, locale] of [
    [390, 'en-US'],
    [390, 'de-DE'],
    [320, 'de-DE'],
  ] as const) {
    test.describe(`of ${width} px, ${locale}`, () => {
      test.use({ ...phone, viewport: { width, height: 844 }, locale });

      test('each date is one row with all that one can say, within a thumb’s reach', async ({ page, request }) => {
        await page.goto(`/polls/${await openPoll(request)}`);
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await sideways()).toBeLessThanOrEqual(0);
        for (const [place, answer] of (['yes', 'maybe', 'no', 'yes', 'maybe'] as const).entries()) {
          const texts = await switchAt(page, place).locator('label').allInnerTexts();
          expect(texts).toHaveLength(3);
          const clipped = await switchAt(page, place)
            .locator('label')
            .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length);
          expect(clipped).toBe(0);
          await choiceAt(page, place, answer).tap();
          await expect(choiceAt(page, place, answer)).toBeChecked();
        }
        expect(await sideways()).toBeLessThanOrEqual(0);
        // how sure a maybe is lies on its third, and the others stay where they were
        const boxes = await Promise.all(
          [choiceAt(page, 1, 'maybe').locator('..'), switchAt(page, 1).locator('select')].map((part) =>
            part.boundingBox(),
          ),
        );
        expect(boxes[1]).toEqual(boxes[0]);
        expect(await choiceAt(page, 1, 'no').boundingBox()).toMatchObject({
          x: (await choiceAt(page, 0, 'no').boundingBox())?.x,
        });
        const tooSmall = await page.evaluate(tooSmallTargets);
        // at 320 px the name of the site is its sign alone
        expect(tooSmall.filter((target) => !target.startsWith('a Quorum'))).toEqual([]);
      });
    });
  }

  test.describe('of 390 px', () => {
    test.use({ ...phone, viewport: { width: 390, height: 844 } });

    test('all five dates are in the first screen, and a name is broken between words alone', async ({
      page,
      request,
    }) => {
      await page.goto(`/polls/${await openPoll(request)}`);
      for (const place of [0, 1, 2, 3, 4]) await expect(switchAt(page, place)).toBeInViewport({ ratio: 1 });
      const lines = await page.getByRole('rowheader', { name: LONG }).evaluate((cell) => {
        const text = cell.querySelector('[title]')?.firstChild;
        if (!text) return [];
        const range = document.createRange();
        return (text.textContent ?? '').split(' ').map((word) => {
          const start = (text.textContent ?? '').indexOf(word);
          range.setStart(text, start);
          range.setEnd(text, start + word.replace(/-.*/, '').length);
          return range.getClientRects().length;
        });
      });
      expect(lines).toEqual([1, 1, 1, 1, 1]);
    });

    test('one votes with a thumb, and is told what was said', async ({ page, request }) => {
      const urlHash = await openPoll(request);
      await page.goto(`/polls/${urlHash}`);
      await choiceAt(page, 0).tap();
      await choiceAt(page, 1, 'no').tap();
      await expect(whoVotes(page)).toBeInViewport();
      await saveVotesAs(page, 'Vera');
      await expect(saved(page, 'Saved for Vera: 1 yes, 0 maybe, 1 no')).toBeInViewport();
      await choiceAt(page, 1, 'maybe').tap();
      await expect(saved(page, 'Saved for Vera: 1 yes, 1 maybe, 0 no')).toBeVisible();
      await expect(votingForm(page)).toBeVisible();
      await expect.poll(() => votesOfVera(request, urlHash)).toEqual([['Vera', [1, 0.5, null, null, null]]]);
    });
  });
});
