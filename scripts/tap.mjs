// npm run tap: measures how soon a tap on 'Join Event' is answered on a slow phone.
import { measureInBrowser } from './lib/measureInBrowser.mjs';

await measureInBrowser('web/lighthouse/tap.ts');
