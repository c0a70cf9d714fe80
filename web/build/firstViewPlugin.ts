import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { START } from './startScript.ts';

const STYLE = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** Vite's own, which would be fetched before the page is painted. */
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** Bears the hash of its content, like every file that never changes. */
export const START_FILE = `assets/start-${createHash('sha256').update(START).digest('base64url').slice(0, 8)}.js`;

/** What the entry needs to be there first, in the order in which it is run. */
const importsOf = (entry: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  entry?.type === 'chunk' ? entry.imports.map((name) => `/${name}`) : [];

/**
 * Lets a page be seen before its code is there. The little style that is a file goes into it, and the code, which the
 * first view does without, comes after it.
 */
export const firstViewPlugin = (): Plugin => ({
  name: 'first-view',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: START_FILE, source: START });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) =>
      page
        .replace(STYLE, (link, name: string) => {
          const style = bundle[name];
          return style?.type === 'asset' ? `<style>${String(style.source).trim()}</style>` : link;
        })
        .replace(PRELOAD, '')
        .replace(ENTRY, (_script, app: string) => {
          const files = [...importsOf(bundle[app.slice(1)]), app].join(' ');
          return `<script async src="/${START_FILE}" data-app="${files}"></script>`;
        }),
  },
});
