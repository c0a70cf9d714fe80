import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressPlugin } from './build/compressPlugin.ts';
import { serviceWorkerPlugin } from './build/serviceWorkerPlugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Everything that is not the web app's own: the server answers it, in development behind Vite's proxy. */
const SERVER_PATHS = [
  '/graphql',
  '/api',
  '/calendar',
  '^/events/.+\\.ics$',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
];
const SERVER = 'http://127.0.0.1:4000';

export default defineConfig({
  root: at('.'),
  plugins: [react(), serviceWorkerPlugin(), compressPlugin()],
  resolve: {
    alias: [{ find: /^@quorum\/domain\/(.*)$/, replacement: at('../domain/src/$1.ts') }],
    // rxjs has its classes under it, and ES5 elsewhere
    conditions: ['es2015', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'graphql'],
  },
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
    // only GraphiQL's editor is larger, which the app itself never loads
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      input: [at('index.html'), at('graphiql.html')],
      onLog: (level, log, report) => {
        // GraphiQL's modules opt out of a React compiler that is not in use here
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
