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

/** @type {import('jest').Config} */
export const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // the domain is tested as it is written, wherever it is used; only a built server reads its dist
  moduleNameMapper: { '^@quorum/domain/(.*)$': '<rootDir>/../domain/src/$1.ts' },
};
