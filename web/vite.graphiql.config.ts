import { defineConfig, mergeConfig } from 'vite';
import { at, besideTheApp, shared } from './build/shared.ts';

/** GraphiQL, by itself: what it shares with the app would cut the app's code into pieces. */
export default mergeConfig(
  shared,
  defineConfig({
    build: {
      ...besideTheApp,
      modulePreload: { polyfill: false },
      // its editor is large
      chunkSizeWarningLimit: 3_000,
      rolldownOptions: {
        input: at('graphiql.html'),
        onLog: (level, log, report) => {
          // its modules opt out of a React compiler that is not in use here
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  }),
);
