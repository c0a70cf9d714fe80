import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

export const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** How sources become code, whatever is built of them. */
export const shared: UserConfig = {
  root: at('.'),
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@quorum\/domain\/(.*)$/, replacement: at('../domain/src/$1.ts') },
      // its package.json names the development build for every bundler
      { find: /^react-router$/, replacement: at('../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: at('../node_modules/react-router/dist/production/dom-export.mjs') },
    ],
    // rxjs has its classes under it, and ES5 elsewhere
    conditions: ['es2015', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'graphql'],
  },
  // gives a class the same name on the server and in the browser, whatever was loaded before
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
};

/** Of the builds that go where the app is already. */
export const besideTheApp = { outDir: at('dist'), emptyOutDir: false, copyPublicDir: false } as const;
