import { plain } from '../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  ...plain,
  displayName: 'server',
  setupFilesAfterEnv: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/support/globalSetup.mjs',
  globalTeardown: '<rootDir>/test/support/globalTeardown.mjs',
};
