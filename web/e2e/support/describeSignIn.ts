import type { Page, Request } from '@playwright/test';

const ANSWER_MS = 5_000;

/** Whether timers still run in the page. */
const runsTimers = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => new Promise<boolean>((resolve) => setTimeout(resolve, 100, true))),
    new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false)),
  ]);

/** Notes the requests of a sign-in. The result tells them, with what the page shows. */
export const describeSignIn = (page: Page): (() => Promise<string>) => {
  const requests: string[] = [];
  const note = (what: string) => (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/identitytoolkit|securetoken|emulator/.test(pathname)) requests.push(`${what} ${pathname}`);
  };
  page
    .context()
    .on('request', note('sent'))
    .on('requestfinished', note('finished'))
    .on('requestfailed', note('failed'));
  return async () => {
    const said = requests.join(', ');
    if (!(await runsTimers(page))) return `Its timers do not run. ${said}`;
    const texts = await page.locator('header, [role=status], [role=alert]').allInnerTexts();
    return `${said}; the page says: ${texts.join(' | ')}`;
  };
};
