// npm run sheets [-- phone/event ...]: pictures of every page in each of its states and looks, in test-results/sheets.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

install();
build();

// loaded only now: what they import may just have been installed
const { findChromium } = await import('./lib/chromium.mjs');
const { inRoot } = await import('./lib/root.mjs');
const { runNode } = await import('./lib/run.mjs');

const env = { ...process.env, CHROME_PATH: findChromium().file };
runNode(inRoot('web/sheets/main.ts'), process.argv.slice(2), { env });
