import { shared, swc } from '../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  ...shared,
  displayName: 'web',
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.mjs',
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  transform: { '\\.tsx?$': swc({ tsx: true }) },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};
