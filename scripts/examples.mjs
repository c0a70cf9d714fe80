// npm run examples [-- live-board]: runs the examples for integrators against the built app. What they use is installed for
// this alone.
import { build } from './lib/build.mjs';
import { install, installBeside } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const FOLDER = 'examples';

install();
build();
installBeside(FOLDER, 'what the examples use');
// loaded only now: what it imports may just have been installed
const { findHeadlessShell } = await import('./lib/chromium.mjs');
const env = { ...process.env, CHROME_PATH: findHeadlessShell().file };
runNode(inRoot(FOLDER, 'test/main.mjs'), process.argv.slice(2), { env });
