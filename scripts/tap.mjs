// npm run tap: measures how soon a tap on 'Join Event' is answered on a slow phone.
import { runWithChromium } from './lib/runWithChromium.mjs';

await runWithChromium('web/lighthouse/tap.ts');
