import { expect, type Page, test } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { renderHtml } from '../../graphql-server/src/notices/messages/rendering/renderHtml.ts';
import { longMails } from './support/longMails.ts';
import { LONG_TEXTS, type LongTexts } from './support/longTexts.ts';
import { longTextViews, longTextViewsOfVisitor } from './support/longTextViews.ts';
import { operator } from './support/operator.ts';
import { deleteAs, joinAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { stickingOut } from './support/stickingOut.ts';
import type { View } from './support/views.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 }, trace: 'off' });

const anEventOf = ({ title, location, notes, webLink }: LongTexts) => ({
  title,
  location,
  notes,
  webLink,
  date: inDays(8),
  timezone: 'America/Argentina/ComodRivadavia',
  participantThreshold: 4,
  eventTypeId: 7,
  isRecurring: true,
  recurrenceFrequency: 'weekly',
});

const expectNothingSticksOut = async (page: Page, views: readonly View[]) => {
  for (const { name, show } of views) {
    await test.step(name, async () => {
      await show(page);
      expect.soft(await page.evaluate(stickingOut), name).toEqual([]);
    });
  }
};

const mailsTo = async (page: Page, email: string) => {
  await page.goto('/mailbox');
  const links = page.getByRole('listitem').filter({ hasText: email }).getByRole('link');
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
};

for (const [kind, texts] of Object.entries(LONG_TEXTS)) {
  test(`${kind} stays within a screen of 320 px, wherever it is shown`, async ({ page, browser, request, baseURL }) => {
    const organiser = { name: texts.name, email: operator.email };
    const guest = { name: texts.name, email: texts.email };
    const urlHash = await publishAs(request, organiser, anEventOf(texts));
    await joinAs(request, guest, urlHash, { email: 'guest@example.com', comment: texts.comment, likelihood: 0.5 });
    await joinAs(request, organiser, urlHash, { comment: texts.comment });
    const reason = `Something else\n${texts.comment}`;
    await expect(await request.post(`/api/events/${urlHash}/reports`, { data: { reason } })).toBeOK();

    await page.goto('/about');
    await signIn(page, organiser);
    await expectNothingSticksOut(page, longTextViews(urlHash, texts));

    const visitor = await browser.newContext({ baseURL, serviceWorkers: 'block', viewport: page.viewportSize() });
    await expectNothingSticksOut(await visitor.newPage(), longTextViewsOfVisitor(urlHash, texts));
    await visitor.close();

    await deleteAs(request, organiser, urlHash);
    await page.goto(`/events/${urlHash}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('was cancelled by its organiser');
    expect.soft(await page.evaluate(stickingOut), 'the cancelled event').toEqual([]);
  });

  test(`${kind} stays within each mail, and the pages about mails`, async ({ page, request }) => {
    const organiser = { name: texts.name, email: 'olivia@example.com' };
    const email = `guest-${Object.keys(LONG_TEXTS).indexOf(kind)}@${'long'.repeat(12)}.example.org`;
    const urlHash = await publishAs(request, organiser, anEventOf(texts));
    await joinAs(request, { name: texts.name, email }, urlHash, { email, comment: texts.comment });
    const countMails = async () => (await mailsTo(page, email)).length;
    await expect.poll(countMails, 'the confirmation').toBe(1);
    await deleteAs(request, organiser, urlHash);
    await expect.poll(countMails, 'the cancellation').toBe(2);

    const mails = await mailsTo(page, email);
    expect.soft(await page.evaluate(stickingOut), 'the mailbox').toEqual([]);
    for (const mail of mails) {
      await page.goto(mail);
      expect.soft(await page.evaluate(stickingOut), mail).toEqual([]);
      await page.goto(`${mail}/html`);
      expect.soft(await page.evaluate(stickingOut), `${mail} as HTML`).toEqual([]);
    }
    await page.goto((await page.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible();
    expect.soft(await page.evaluate(stickingOut), 'unsubscribing').toEqual([]);
    // where no policy forbids the mail's style
    await page.goto('about:blank');
    for (const [name, message] of Object.entries(longMails(texts))) {
      await page.setContent(renderHtml(message.content));
      expect.soft(await page.evaluate(stickingOut), `the mail: ${name}`).toEqual([]);
    }
  });
}
