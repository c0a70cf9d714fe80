import { minifySync, type Plugin, type Rolldown } from 'vite';
import { START } from './startScript.ts';

const STYLE = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** Vite's own, which would be fetched before the page is painted. */
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
/** Of a font to be fetched; others are at hand. */
const FONT = /@font-face\{[^}]*\burl\([^}]*\}/g;

const { code: START_CODE } = minifySync('start.js', START);

/** What the entry needs to be there first, in the order in which it is run. */
const importsOf = (entry: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  entry?.type === 'chunk' ? entry.imports.map((name) => `/${name}`) : [];

/** The style, with the fonts apart, which the start script turns on; who runs no script has them at once. */
const styleOf = (source: string) => {
  const fonts = (source.match(FONT) ?? []).join('');
  const rest = source.replace(FONT, '');
  return `<style>${rest}</style><style id="fonts" media="not all">${fonts}</style><noscript><style>${fonts}</style></noscript>`;
};

/**
 * Lets a page be seen before anything else of it is there. The little style that is a file goes into it, as does the
 * small script that fetches the rest, and the code, which the first view does without, comes after it.
 */
export const firstViewPlugin = (): Plugin => ({
  name: 'first-view',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const app = ENTRY.exec(page)?.[1] ?? '';
      const files = [...importsOf(bundle[app.slice(1)]), app].join(' ');
      return page
        .replace(STYLE, (link, name: string) => {
          const style = bundle[name];
          return style?.type === 'asset' ? styleOf(String(style.source).trim()) : link;
        })
        .replace(PRELOAD, '')
        .replace(ENTRY, '')
        .replace('</body>', () => `<script data-app="${files}">${START_CODE.trim()}</script></body>`);
    },
  },
});
