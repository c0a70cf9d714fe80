import path from 'node:path';

/** How jest compiles what it loads. @param {{ decorators?: boolean, tsx?: boolean }} [options] */
export const swc = ({ decorators = false, tsx = false } = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators, tsx },
      transform: { legacyDecorator: decorators, react: { runtime: 'automatic' } },
    },
  },
];

/** @param {string} place */
const inRoot = (place) => path.join(import.meta.dirname, place);

/** @type {import('jest').Config} */
export const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // packages are tested as they are written, wherever they are used; only a built server reads their dist
  moduleNameMapper: {
    '^@quorum/domain/(.*)$': inRoot('domain/src/$1.ts'),
    '^@quorum/(html|firebase-auth-stand-in)/(.*)$': inRoot('packages/$1/src/$2.ts'),
    '^@quorum/(embedded-postgres)$': inRoot('packages/$1/src/index.ts'),
  },
};
