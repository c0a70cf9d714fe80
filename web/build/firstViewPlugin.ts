import { fileURLToPath } from 'node:url';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';
import { START } from './startScript.ts';

const STYLE = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** Vite's own, which would be fetched before the page is painted. */
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
/** Of a font to be fetched; others are at hand. */
const FONT = /@font-face\{[^}]*\burl\([^}]*\}/g;

const { code: START_CODE } = minifySync('start.js', START);

const YOUR_TIME = fileURLToPath(new URL('./fillYourTime.ts', import.meta.url));

/** The part of the page's script that shares its rules with the app. */
const buildYourTime = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: YOUR_TIME, output: { format: 'iife' } } },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
};

/** What comes next for whoever was sent the link of an event. */
const EVENT_PAGE = '/src/pages/EventPage.tsx';

/** What the chunk `name` needs to be there first, in the order in which it is run, and itself. */
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

/** @throws Error when there is none: the page would wait for code that never comes */
const chunkOf = (bundle: Rolldown.OutputBundle, what: string, isIt: (chunk: Rolldown.OutputChunk) => boolean) => {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && isIt(file));
  if (!chunk) throw new Error(`The build has no chunk of ${what}`);
  return chunk.fileName;
};

const asPaths = (files: readonly string[]) => files.map((name) => `/${name}`).join(' ');

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
    handler: async (page, { bundle = {} }) => {
      const yourTime = await buildYourTime();
      const entry = ENTRY.exec(page)?.[1];
      const app = filesOf(
        bundle,
        chunkOf(bundle, 'the app', ({ fileName }) => `/${fileName}` === entry),
      );
      const isEventPage = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith(EVENT_PAGE) ?? false;
      const eventPage = filesOf(bundle, chunkOf(bundle, EVENT_PAGE, isEventPage)).filter((name) => !app.includes(name));
      const files = `data-app="${asPaths(app)}" data-event-page="${asPaths(eventPage)}"`;
      return page
        .replace(STYLE, (link, name: string) => {
          const style = bundle[name];
          return style?.type === 'asset' ? styleOf(String(style.source).trim()) : link;
        })
        .replace(PRELOAD, '')
        .replace(ENTRY, '')
        .replace('</body>', () => `<script ${files}>try{${yourTime}}catch{}${START_CODE.trim()}</script></body>`);
    },
  },
});
