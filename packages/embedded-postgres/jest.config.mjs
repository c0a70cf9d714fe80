import { swc } from '../../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  extensionsToTreatAsEsm: ['.ts'],
  displayName: 'embedded-postgres',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  transform: { '\\.ts$': swc() },
  globalSetup: '<rootDir>/test/globalSetup.mjs',
};
