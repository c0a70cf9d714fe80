// npm run smooth: measures the longest tasks of the page of a large poll.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

install();
build();

// loaded only now: what they import may just have been installed
const { findChromium } = await import('./lib/chromium.mjs');
const { inRoot } = await import('./lib/root.mjs');
const { runNode } = await import('./lib/run.mjs');

const env = { ...process.env, CHROME_PATH: findChromium().file };
runNode(inRoot('web/lighthouse/smooth.ts'), [], { env });
