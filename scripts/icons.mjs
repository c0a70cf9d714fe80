// npm run icons: the installed app's icons, drawn from web/public/favicon.svg. To be run when the logo changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/root.mjs';

const BACKGROUND = '#f6f7f4';

/** `share` is how much of the width the logo takes; what is outside of the middle 80 % of a maskable icon may be cut. */
const ICONS = [
  { file: '192.png', size: 192, share: 0.84 },
  { file: '512.png', size: 512, share: 0.84 },
  { file: 'maskable-512.png', size: 512, share: 0.6 },
  { file: 'apple-touch-180.png', size: 180, share: 0.7 },
];

const folder = inRoot('web/public/icons');
const logo = readFileSync(inRoot('web/public/favicon.svg'), 'utf8');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium().file, args: ['--no-sandbox'] });
const page = await browser.newPage({ colorScheme: 'light' });
for (const { file, size, share } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${BACKGROUND} }
     svg { width: ${share * 100}vw }</style>${logo}`,
  );
  await page.screenshot({ path: `${folder}/${file}` });
}
await browser.close();
