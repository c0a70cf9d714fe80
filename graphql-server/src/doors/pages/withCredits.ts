import type { Credits } from '@quorum/domain/page/PageRequest';

/** The element of a page that tells the app whom its footer thanks; `web/src/app/layout/credits.ts` reads it. */
const CREDITS_ID = 'credits';

/** JSON within a script element, which ends at the first thing that looks like its end. */
const asScript = (credits: Partial<Credits>) =>
  `<script type="application/json" id="${CREDITS_ID}">${JSON.stringify(credits).replaceAll('<', '\\u003c')}</script>`;

/** Every page that is made of `template` bears them, the bare one too, which is stored to be read without a connection. */
export const withCredits = (template: string, credits: Partial<Credits>): string =>
  Object.keys(credits).length === 0 ? template : template.replace('</head>', (end) => `${asScript(credits)}${end}`);
