import path from 'node:path';

/**
 * How tests, and what they test, are compiled.
 * @param {{ decorators?: boolean, tsx?: boolean }} options
 * @returns {import('@swc/core').Options}
 */
export const swc = ({ decorators = false, tsx = false }) => ({
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators, tsx },
    transform: { legacyDecorator: decorators, react: { runtime: 'automatic' } },
  },
});

/** @param {string} place */
const inRoot = (place) => path.join(import.meta.dirname, place);

/** Packages are tested as they are written, wherever they are used; only a built server reads their dist. */
export const sources = {
  '^@quorum/domain/(.*)$': inRoot('domain/src/$1.ts'),
  '^@quorum/(html|firebase-auth-stand-in)/(.*)$': inRoot('packages/$1/src/$2.ts'),
  '^@quorum/(embedded-postgres)$': inRoot('packages/$1/src/index.ts'),
};

/** For what runs in Node alone: one Node for many files. @type {import('jest').Config} */
export const plain = {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testEnvironment: inRoot('scripts/jest/plainEnvironment.mjs'),
  testRunner: inRoot('scripts/jest/plainRunner.mjs'),
};
