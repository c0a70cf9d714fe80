import { shared, swc } from '../../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  ...shared,
  displayName: 'simulation',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  transform: { '\\.ts$': swc() },
};
