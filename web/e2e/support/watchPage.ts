import type { Page } from '@playwright/test';

/** What goes wrong on a page without anybody seeing it, as it happens; `home` is an address of the app. */
export const watchPage = async (page: Page, home = ''): Promise<string[]> => {
  const { origin } = new URL(home);
  const problems: string[] = [];
  page.on('console', (message) => {
    // the page of an address of nothing says so with its status
    const isOfPage = message.location().url === page.url() && /status of (404|410)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfPage) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`request to ${url.origin}`);
  });
  await page.exposeFunction('reportViolation', (violation: string) => void problems.push(`CSP: ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportViolation: (violation: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return problems;
};
