import { shared, swc } from '../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  ...shared,
  displayName: 'server',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  transform: { '\\.ts$': swc({ decorators: true }) },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/support/globalSetup.mjs',
  globalTeardown: '<rootDir>/test/support/globalTeardown.mjs',
};
