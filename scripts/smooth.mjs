// npm run smooth [-- --parts]: measures the longest tasks of the page of a large poll.
import { runWithChromium } from './lib/runWithChromium.mjs';

await runWithChromium('web/lighthouse/smooth.ts');
