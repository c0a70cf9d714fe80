// npm run icons: the installed app's icons, drawn from web/public/favicon.svg. To be run when the logo changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/root.mjs';

const BACKGROUND = '#f6f7f4';
/** Android colours the badge of a notification itself, and takes its shape alone. */
const SHAPE_ALONE = 'svg * { fill: white !important }';

/**
 * `share` is how much of the width the logo takes; what is outside of the middle 80 % of a maskable icon may be cut.
 * @type {{ file: string, size: number, share: number, isShape?: boolean }[]}
 */
const ICONS = [
  { file: '192.png', size: 192, share: 0.84 },
  { file: '512.png', size: 512, share: 0.84 },
  { file: 'maskable-512.png', size: 512, share: 0.6 },
  { file: 'apple-touch-180.png', size: 180, share: 0.7 },
  { file: 'badge-96.png', size: 96, share: 0.84, isShape: true },
];

const folder = inRoot('web/public/icons');
const logo = readFileSync(inRoot('web/public/favicon.svg'), 'utf8');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium().file, args: ['--no-sandbox'] });
const page = await browser.newPage({ colorScheme: 'light' });
for (const { file, size, share, isShape = false } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${isShape ? 'none' : BACKGROUND} }
     svg { width: ${share * 100}vw } ${isShape ? SHAPE_ALONE : ''}</style>${logo}`,
  );
  await page.screenshot({ path: `${folder}/${file}`, omitBackground: isShape });
}
await browser.close();
