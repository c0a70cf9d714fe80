/** @param {{ decorators?: boolean, tsx?: boolean }} [options] */
const swc = ({ decorators = false, tsx = false } = {}) => [
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

/** The domain is tested as it is written, wherever it is used; only a built server reads its dist. */
const moduleNameMapper = { '^@quorum/domain/(.*)$': '<rootDir>/../domain/src/$1.ts' };

const common = { extensionsToTreatAsEsm: ['.ts', '.tsx'], moduleNameMapper };

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  projects: [
    {
      ...common,
      displayName: 'domain',
      rootDir: 'domain',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      transform: { '\\.ts$': swc() },
    },
    {
      ...common,
      displayName: 'server',
      rootDir: 'graphql-server',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      transform: { '\\.ts$': swc({ decorators: true }) },
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/test/support/globalSetup.mjs',
      globalTeardown: '<rootDir>/test/support/globalTeardown.mjs',
    },
    {
      ...common,
      displayName: 'web',
      rootDir: 'web',
      testEnvironment: '<rootDir>/test/support/jsdomEnvironment.mjs',
      testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      transform: { '\\.tsx?$': swc({ tsx: true }) },
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
    },
  ],
};
