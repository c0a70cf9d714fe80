import { plain } from '../../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  ...plain,
  displayName: 'embedded-postgres',
  globalSetup: '<rootDir>/test/globalSetup.mjs',
};
