import { expect, test, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { joinAs, publishAs } from './support/publishAs.ts';
import { watchPage } from './support/watchPage.ts';

const organiser = { name: '<img src=x onerror=alert(1)>', email: 'eve@example.com' };
const guest = { name: '"><svg onload=alert(2)>', email: 'gertrud@example.com' };

const HOSTILE = '</script><script>alert(3)</script><img src=x onerror=alert(4)>{{7*7}}${7*7}';
const anEvent = () => ({
  title: HOSTILE,
  location: `"onmouseover="alert(5)" ${HOSTILE}`,
  notes: `javascript:alert(6) ${HOSTILE}`,
  webLink: 'https://example.com/?"><script>alert(7)</script>',
  date: inDays(3),
  timezone: 'UTC',
  participantThreshold: 3,
  eventTypeId: 1,
});

// the page asks for its worker, and says so when it is refused
test.use({ serviceWorkers: 'allow' });

/** A page of another site, which the browser takes for one at `http://evil.example`. */
const openElsewhere = async (page: Page, body: string) => {
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://evil.example/');
};

test('scripts in every field are shown as the text they are', async ({ page, request, baseURL }) => {
  const urlHash = await publishAs(request, organiser, anEvent());
  await joinAs(request, guest, urlHash, { comment: HOSTILE });
  const problems = await watchPage(page, baseURL);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of ['/', `/events/${urlHash}`]) {
    await page.goto(address);
    await expect(page.getByRole('article', { name: HOSTILE })).toContainText(guest.name);
  }
  await page.getByRole('link', { name: 'More Information' }).hover();
  expect([dialogs, problems]).toEqual([[], []]);
});

test('a page of another site cannot put ours into a frame', async ({ page, baseURL }) => {
  await openElsewhere(page, `<iframe src="${baseURL ?? ''}/"></iframe>`);
  const frame = page.frames().find((one) => one.parentFrame() !== null);
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});

test('a page of another site cannot answer for a visitor, by a form or by a script', async ({
  page,
  request,
  baseURL,
}) => {
  const urlHash = await publishAs(request, organiser, anEvent());
  const join = `${baseURL ?? ''}/api/events/${urlHash}/join`;
  for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
    await openElsewhere(
      page,
      `<form method="post" action="${join}" enctype="${enctype}"><input name='{"name":"Eve","comment":"' value='"}'></form>`,
    );
    const answered = page.waitForResponse(join);
    await page.evaluate(() => document.forms[0]?.submit());
    expect((await answered).status()).toBe(403);
    await page.waitForURL(join);
  }
  await openElsewhere(page, '');
  const sent = await page.evaluate(
    (address) =>
      Promise.all(
        ['text/plain', 'application/json'].map((type) =>
          fetch(address, { method: 'POST', body: '{"name":"Eve"}', headers: { 'content-type': type } }).then(
            () => 'sent and read',
            () => 'refused',
          ),
        ),
      ),
    join,
  );
  expect(sent).toEqual(['refused', 'refused']);
  const { participants } = await (await request.get(`/api/events/${urlHash}`)).json();
  expect(participants).toEqual([]);
});
