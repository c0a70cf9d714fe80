import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/** Puts the little style that is a file into the page: what is to be seen at once waits for no second request. */
export const inlineStylePlugin = (): Plugin => ({
  name: 'inline-style',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) =>
      page.replace(LINK, (link, name: string) => {
        const style = bundle[name];
        return style?.type === 'asset' ? `<style>${String(style.source).trim()}</style>` : link;
      }),
  },
});
