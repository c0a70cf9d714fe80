// npm run sheets [-- phone/event ...]: pictures of every page in each of its states and looks, in test-results/sheets.
import { runWithChromium } from './lib/runWithChromium.mjs';

await runWithChromium('web/sheets/main.ts');
