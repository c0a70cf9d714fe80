import { defaultServerConditions, defineConfig, mergeConfig } from 'vite';
import { at, besideTheApp, shared } from './build/shared.ts';

/** The renderer of first views, which the server loads: everything it needs is in it. */
export default mergeConfig(
  shared,
  defineConfig({
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ['es2015', ...defaultServerConditions] } },
    build: {
      ...besideTheApp,
      // a name with a dot is not served
      outDir: at('dist/.server'),
      ssr: at('src/server/pages.ts'),
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  }),
);
