// npm run smooth [-- --parts]: measures the longest tasks of the page of a large poll.
import { measureInBrowser } from './lib/measureInBrowser.mjs';

await measureInBrowser('web/lighthouse/smooth.ts');
