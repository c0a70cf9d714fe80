import { defineConfig, mergeConfig } from 'vite';
import { compressPlugin } from './build/compressPlugin.ts';
import { inlineStartPlugin } from './build/inlineStartPlugin.ts';
import { landingGroups } from './build/landingGroups.ts';
import { routerPlugin } from './build/routerPlugin.ts';
import { serviceWorkerPlugin } from './build/serviceWorkerPlugin.ts';
import { at, shared } from './build/shared.ts';

/** Everything that is not the web app's own: the server answers it, in development behind Vite's proxy. */
const SERVER_PATHS = [
  '/graphql',
  '/schema.graphql',
  '/api',
  '/calendar',
  '^/events/.+\\.ics$',
  '^/events/.+/(join|edit|remove|notifications)$',
  '^/polls/.+/(vote|edit)$',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
];
const SERVER = 'http://127.0.0.1:4000';

/** They change with an update only, so that a new version of the app leaves them cached. */
const LIBRARIES = /node_modules\//;

/** React, with the module that has it evaluated. */
const RENDERER = /node_modules\/(react|react-dom|scheduler)\/|web\/src\/app\/renderer\.ts$/;

/** The app, and the development server. */
export default mergeConfig(
  shared,
  defineConfig({
    plugins: [routerPlugin(), inlineStartPlugin(), serviceWorkerPlugin(), compressPlugin()],
    // the optimizer does not know `?worker`, by which this names Monaco's workers
    optimizeDeps: { exclude: ['graphiql/setup-workers/vite'] },
    server: {
      host: '127.0.0.1',
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER }])),
    },
    build: {
      outDir: at('dist'),
      emptyOutDir: true,
      // what `npm run size` adds up
      manifest: true,
      // every browser that runs this build knows modulepreload
      modulePreload: { polyfill: false },
      // styles are written into the page: a part that waited for them as a file would be missing without a connection
      cssCodeSplit: false,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        input: at('index.html'),
        // three files compress better than a dozen, cut by which later page has use for them as well; fewer run for too long
        output: {
          // home lists every part that may be loaded later, whose names would be 1 kB of it; the manifest has them
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'renderer', test: RENDERER, tags: ['$initial'], priority: 3 },
              { name: 'libraries', test: LIBRARIES, tags: ['$initial'], priority: 2 },
              { name: 'app', tags: ['$initial'], priority: 1 },
              ...landingGroups(),
            ],
          },
        },
      },
    },
  }),
);
