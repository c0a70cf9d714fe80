import { devices, expect, type APIRequestContext, type Locator, type Page, test } from '@playwright/test';
import { tellAlive, untilAlive } from './support/alive.ts';
import { afternoonIn } from './support/inDays.ts';
import { joinAs, openPollAs, publishAs } from './support/publishAs.ts';
import { type Person, signIn } from './support/signIn.ts';
import { switchAt } from './support/votingForm.ts';

// What somebody came for is there before they scroll.

const organiser: Person = { name: 'Fritz First', email: 'fritz.first@example.com' };
const afternoon = afternoonIn(3);

/** With all that may come before the answer: a place, an end, notes, a price. */
const publish = async (request: APIRequestContext): Promise<string> => {
  const urlHash = await publishAs(request, organiser, {
    ...afternoon,
    title: 'Boules between the plane trees of the canal',
    location: 'Paul-Lincke-Ufer, Berlin',
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 1,
    isPrivate: true,
    notes: 'Bring your own boules.\n'.repeat(12),
    price: { amount: 450, currency: 'EUR', mode: 'PER_PERSON', howToPay: 'Cash on the spot' },
  });
  await joinAs(request, { name: 'Vera', email: 'vera.first@example.com' }, urlHash, {});
  return urlHash;
};

const comesBefore = async (one: Locator, other: Locator): Promise<boolean> =>
  one.evaluate(
    (element, after) => Boolean(element.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING),
    await other.evaluateHandle((element) => element),
  );

/** Without an address. */
const joinAsMilo = async (page: Page) => {
  await page.getByRole('button', { name: 'Join Event', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Milo');
  await dialog.getByRole('button', { name: 'Join Event', exact: true }).tap();
  await expect(dialog).toBeHidden();
};

const names = (page: Page) => page.getByRole('list', { name: 'Responses' });
const decide = (page: Page) => page.getByRole('button', { name: 'Decide', exact: true });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });

test.describe('on a phone', () => {
  // as high as a page is between the bars of its browser
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
  test.use(phone);

  for (const { locale, missing, seats } of [
    { locale: 'en-US', missing: '3 more and it happens', seats: '1 of 4 seats taken' },
    { locale: 'de-DE', missing: 'Noch 3 und es findet statt', seats: '1 von 4 Plätzen vergeben' },
  ]) {
    test.describe(locale, () => {
      test.use({ locale });

      test('an event says whether it will happen, and what that takes', async ({ page, request }) => {
        await page.goto(`/events/${await publish(request)}`);
        await expect(page.getByText(missing, { exact: true })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('img', { name: seats })).toBeInViewport({ ratio: 1 });
      });

      test('a poll says how likely its best date is, and takes a vote on it', async ({ page, request }) => {
        const { urlHash, options } = await openPollAs(request, organiser, {
          title: 'Which evening for the choir?',
          location: 'Kleiner Saal',
          timezone: 'Europe/Berlin',
          participantThreshold: 2,
          eventTypeId: 2,
          isPrivate: true,
          // else the first vote that makes a date certain ends it
          autoScheduleChance: null,
          options: [7, 8, 9].map(afternoonIn),
        });
        for (const name of ['Ada', 'Ben']) {
          const votes = options.map(({ id }, place) => ({ optionId: id, likelihood: place === 0 ? 1 : 0.5 }));
          await expect(await request.post(`/api/polls/${urlHash}/votes`, { data: { name, votes } })).toBeOK();
        }
        await page.goto(`/polls/${urlHash}`);
        const first = page.locator('[data-best]').first();
        await expect(first.getByText(/^100\s?%/)).toBeInViewport({ ratio: 1 });
        for (const place of [0, 1]) await expect(switchAt(page, place)).toBeInViewport({ ratio: 1 });
      });
    });
  }

  for (const width of [390, 320]) {
    test.describe(`of ${width} px, in German`, () => {
      test.use({ locale: 'de-DE', viewport: { width, height: phone.viewport.height } });

      test('one’s own maybe is said before all else, with a button that changes it', async ({ page, request }) => {
        await tellAlive(page.context());
        await page.goto(`/events/${await publish(request)}`);
        await untilAlive(page);
        await page.getByRole('button', { name: 'Mitmachen', exact: true }).tap();
        const join = page.getByRole('dialog', { name: 'Mitmachen' });
        await join.getByRole('textbox', { name: 'Name' }).fill('Milo');
        await join.getByRole('radio', { name: 'Vielleicht' }).check();
        await join.getByRole('button', { name: 'Mitmachen', exact: true }).tap();
        await expect(join).toBeHidden();
        await page.reload();
        await untilAlive(page);
        const said = page.getByText(/^Du: vielleicht, 50\s%$/);
        const change = page.getByRole('button', { name: 'Ändern', exact: true });
        for (const one of [said, change]) await expect(one).toBeInViewport({ ratio: 1 });
        const [left, right] = [await said.boundingBox(), await change.boundingBox()];
        // on one line, beside each other
        expect(
          Math.abs((left?.y ?? 0) + (left?.height ?? 0) / 2 - (right?.y ?? 0) - (right?.height ?? 0) / 2),
        ).toBeLessThan(4);
        expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await change.tap();
        await expect(page.getByRole('dialog', { name: 'Antwort ändern' })).toBeVisible();
      });
    });
  }

  for (const { name, others } of [
    { name: 'Join Event', others: [] },
    { name: 'Join Event (Has Enough Participants)', others: ['Ada', 'Ben', 'Cem'] },
  ]) {
    test(`its organiser decides and edits from the bar at the bottom edge, beside ${name}`, async ({
      page,
      request,
    }) => {
      const urlHash = await publish(request);
      for (const other of others) {
        await joinAs(request, { name: other, email: `${other.toLowerCase()}.first@example.com` }, urlHash, {});
      }
      await page.goto('/about');
      await signIn(page, organiser);
      await page.goto(`/events/${urlHash}`);
      const height = page.viewportSize()?.height ?? 0;
      for (const end of [0, 100_000]) {
        await page.evaluate((to) => window.scrollTo(0, to), end);
        for (const button of [decide(page), edit(page), page.getByRole('button', { name, exact: true })]) {
          await expect(button).toBeInViewport({ ratio: 1 });
          const box = await button.boundingBox();
          const [top, bottom] = [height - (box?.y ?? 0), height - (box?.y ?? 0) - (box?.height ?? 0)];
          // none sticks out of the bar, which is 68 px high
          expect([bottom >= 8, bottom <= 32, top <= 60]).toEqual([true, true, true]);
        }
      }
      await decide(page).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test.describe('in the browser of a messenger', () => {
    test.use({ userAgent: `${phone.userAgent} [FBAN/FBIOS;FBAV/489.0.0.40.75]` });

    test('somebody who left no address reads that the response lives there alone', async ({ page, request }) => {
      await tellAlive(page.context());
      await page.goto(`/events/${await publish(request)}`);
      await untilAlive(page);
      await joinAsMilo(page);
      const keep = page.getByRole('region', { name: 'Keep this link to change your response' });
      await expect(keep.getByText(/^This page is open inside another app, which alone remembers/)).toBeVisible();
      await expect(keep.getByRole('button', { name: 'Copy my link' })).toBeVisible();
      // what one said is the first thing on the page
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.getByText('You: yes', { exact: true })).toBeInViewport({ ratio: 1 });
    });

    test('the way back is offered again where one edits, and an address can be left there', async ({
      page,
      request,
    }) => {
      await tellAlive(page.context());
      await page.goto(`/events/${await publish(request)}`);
      await untilAlive(page);
      await joinAsMilo(page);
      await page.getByRole('button', { name: 'Edit Response', exact: true }).tap();
      const edit = page.getByRole('dialog', { name: 'Edit Response' });
      await expect(edit.getByRole('button', { name: 'Copy my link' })).toBeInViewport({ ratio: 1 });
      await expect(edit.getByRole('textbox', { name: 'Email' })).toBeInViewport({ ratio: 1 });
    });
  });
});

test('on a wide screen Decide and Edit come before the names as well', async ({ page, request }) => {
  await page.goto('/about');
  await signIn(page, organiser);
  await page.goto(`/events/${await publish(request)}`);
  await expect(names(page)).toContainText('Vera');
  for (const button of [decide(page), edit(page)]) {
    await expect(button).toBeVisible();
    expect(await comesBefore(button, names(page))).toBe(true);
    const [above, below] = [await button.boundingBox(), await names(page).boundingBox()];
    expect((above?.y ?? Infinity) < (below?.y ?? 0)).toBe(true);
  }
});
