// npm run preview: the picture that chats show of a link, web/public/preview.png. To be run when the look changes.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/root.mjs';

const SIZE = { width: 1_200, height: 630 };

const logo = readFileSync(inRoot('web/public/favicon.svg'), 'utf8');
const font = readFileSync(
  inRoot('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'base64',
);

/** One dot a person; those that are in are full. */
const dots = Array.from({ length: 8 }, (_, index) => `<i class="${index < 6 ? 'in' : ''}"></i>`).join('');

const page = `
<style>
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body { display: grid; grid-template-columns: 1fr 27rem; align-items: center; gap: 4rem; height: 100vh; padding: 0 5.5rem;
         background: #f6f7f4; color: #16201c; font: 500 1.375rem/1.5 Figtree }
  .brand { display: flex; align-items: center; gap: 1.25rem; font-size: 4.25rem; font-weight: 650; letter-spacing: -0.02em; line-height: 1 }
  .brand svg { width: 5rem }
  h1 { margin-top: 2rem; font-size: 2.5rem; font-weight: 500; line-height: 1.25; letter-spacing: -0.015em; color: #53605a }
  article { display: grid; gap: 1rem; padding: 2.25rem; border: 1px solid #dce1db; border-radius: 1.5rem; background: #fff;
            box-shadow: 0 12px 40px rgb(13 22 18 / 12%), 0 2px 8px rgb(13 22 18 / 6%) }
  .type { justify-self: start; padding: 0.125rem 0.875rem; border-radius: 999px; background: #e0f1ea; color: #084a3a; font-size: 1.125rem }
  h2 { font-size: 1.875rem; font-weight: 650; line-height: 1.2; letter-spacing: -0.015em }
  .muted { color: #53605a }
  .row { display: flex; justify-content: space-between; align-items: baseline; margin-top: 0.5rem }
  b { font-size: 1.75rem; font-weight: 650 }
  .bar { height: 0.875rem; border-radius: 999px; background: linear-gradient(90deg, #0a6650 75%, #ecefea 75%) }
  .dots { display: flex; justify-content: space-between; margin-top: 0.25rem }
  i { width: 2.25rem; height: 2.25rem; border: 3px solid #e8894a; border-radius: 50% }
  .in { border-color: #0a6650; background: #0a6650 }
</style>
<main>
  <div class="brand">${logo}Quorum</div>
  <h1>Events that happen when enough people are in.</h1>
</main>
<article>
  <div class="type">Volleyball</div>
  <h2>Evening at the beach</h2>
  <div class="muted">Friday, 6:30 PM · Pier 2</div>
  <div class="row"><b>75%</b><span class="muted">6 of 8</span></div>
  <div class="bar"></div>
  <div class="dots">${dots}</div>
</article>`;

const browser = await chromium.launch({ executablePath: findChromium().file, args: ['--no-sandbox'] });
const view = await browser.newPage({ colorScheme: 'light', viewport: SIZE });
await view.setContent(page);
await view.evaluate('document.fonts.ready.then(() => undefined)');
await view.screenshot({ path: inRoot('web/public/preview.png') });
await browser.close();
