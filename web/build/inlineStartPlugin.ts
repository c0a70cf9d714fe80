import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { shared } from './shared.ts';

const STYLE = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** Vite's own, which would load before the first paint. */
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
/** The font of all that is not foreign: a page that comes with it need not change it later. */
const FONT = /figtree-latin-wght-normal[^/]*\.woff2$/;

const START = fileURLToPath(new URL('../src/start/main.ts', import.meta.url));

/** The start script as one classic script: the page runs it before any module is loaded. */
const buildStart = async (): Promise<string> => {
  const built = await build({
    ...shared,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: START, output: { format: 'iife' } } },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
};

/** Preloaded on their own addresses: most visitors come by the link of an event or of a poll. */
const EVENT_PAGE = '/src/pages/EventPage.tsx';
const POLL_PAGE = '/src/pages/PollPage.tsx';

/** The chunk `name` after all that it imports, in the order of execution. */
const filesOf = (bundle: Rolldown.OutputBundle, name: string): string[] => {
  const before = new Set<string>();
  const add = (file: string): string[] => {
    const chunk = bundle[file];
    if (before.has(file) || chunk?.type !== 'chunk') return [];
    before.add(file);
    return [...chunk.imports.flatMap(add), file];
  };
  return add(name);
};

/** @throws Error when there is none: the page would wait for it for ever */
const chunkOf = (bundle: Rolldown.OutputBundle, what: string, isIt: (chunk: Rolldown.OutputChunk) => boolean) => {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && isIt(file));
  if (!chunk) throw new Error(`The build has no chunk of ${what}`);
  return chunk.fileName;
};

const asPaths = (files: readonly string[]) => files.map((name) => `/${name}`).join(' ');

const START_ID = 'start';
/** A page that comes in pieces is painted once this script has filled in what the server did not know. */
const AFTER_START = `<link rel="expect" href="#${START_ID}" blocking="render" />`;

/** @throws Error when there is none: pages would be seen without it for good */
const fontOf = (bundle: Rolldown.OutputBundle): string => {
  const font = Object.keys(bundle).find((name) => FONT.test(name));
  if (!font) throw new Error('The build has no font to preload');
  return `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`;
};

/**
 * Lets a browser paint the page without another request: it inlines the styles and the start script (`src/start`),
 * which loads the code later, and removes the links to the code.
 */
export const inlineStartPlugin = (): Plugin => ({
  name: 'inline-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (page, { bundle = {} }) => {
      const start = await buildStart();
      const entry = ENTRY.exec(page)?.[1];
      const app = filesOf(
        bundle,
        chunkOf(bundle, 'the app', ({ fileName }) => `/${fileName}` === entry),
      );
      const filesOfPage = (page: string) => {
        const isIt = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith(page) ?? false;
        return asPaths(filesOf(bundle, chunkOf(bundle, page, isIt)).filter((name) => !app.includes(name)));
      };
      const pages = `data-event-page="${filesOfPage(EVENT_PAGE)}" data-poll-page="${filesOfPage(POLL_PAGE)}"`;
      const files = `data-app="${asPaths(app)}" ${pages}`;
      return page
        .replace(STYLE, (link, name: string) => {
          const style = bundle[name];
          return style?.type === 'asset' ? `<style>${String(style.source).trim()}</style>` : link;
        })
        .replace(PRELOAD, '')
        .replace(ENTRY, '')
        .replace('<link rel="icon"', (icon) => `${fontOf(bundle)}\n    ${AFTER_START}\n    ${icon}`)
        .replace('</body>', () => `<script id="${START_ID}" ${files}>${start}</script></body>`);
    },
  },
});
