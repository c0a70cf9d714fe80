// npm run alive: measures how soon the page of a poll is alive on a slow phone.
import { runWithChromium } from './lib/runWithChromium.mjs';

await runWithChromium('web/lighthouse/alive.ts');
