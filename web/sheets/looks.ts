import type { BrowserContextOptions, Page } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export interface Look {
  context: BrowserContextOptions;
  /** What a context cannot be told; run on each page. */
  dress?: (page: Page) => Promise<void>;
}

const asPrinted = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  // paper gets what the screen has folded
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
};
const inLargeLetters = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
const inForcedColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' });
const fromRightToLeft = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));

/** The ways in which a page may be seen. */
export const LOOKS: Record<string, Look> = {
  phone: { context: PHONE },
  'phone-dark': { context: { ...PHONE, colorScheme: 'dark' } },
  'phone-german': { context: { ...PHONE, locale: 'de-DE' } },
  'phone-rtl': { context: PHONE, dress: fromRightToLeft },
  // as people have them who see less well
  'phone-large': { context: PHONE, dress: inLargeLetters },
  'phone-large-german': { context: { ...PHONE, locale: 'de-DE' }, dress: inLargeLetters },
  narrow: { context: { ...PHONE, viewport: { width: 320, height: 640 } } },
  desktop: { context: DESKTOP },
  'desktop-dark': { context: { ...DESKTOP, colorScheme: 'dark' } },
  'desktop-german': { context: { ...DESKTOP, locale: 'de-DE' } },
  'desktop-rtl': { context: DESKTOP, dress: fromRightToLeft },
  // half of the screen in each direction
  zoomed: { context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
  // A4 within its margins
  print: { context: { viewport: { width: 718, height: 1047 } }, dress: asPrinted },
  forced: { context: DESKTOP, dress: inForcedColors },
};
