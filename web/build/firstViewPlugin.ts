import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { START } from './startScript.ts';

const STYLE = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** Bears the hash of its content, like every file that never changes. */
export const START_FILE = `assets/start-${createHash('sha256').update(START).digest('base64url').slice(0, 8)}.js`;

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
        .replace(ENTRY, (_script, app: string) => `<script async src="/${START_FILE}" data-app="${app}"></script>`),
  },
});
