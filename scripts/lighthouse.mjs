// npm run lighthouse [-- --quality]: audits the built app. Lighthouse is installed for this alone.
import { build } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { install, installBeside } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const FOLDER = 'web/lighthouse';

install();
build();
installBeside(FOLDER, 'Lighthouse');
const env = { ...process.env, CHROME_PATH: findChromium().file };
runNode(inRoot(FOLDER, 'main.ts'), process.argv.slice(2), { env });
