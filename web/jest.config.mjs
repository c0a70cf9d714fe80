import { sources, swc } from '../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  displayName: 'web',
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.mjs',
  moduleNameMapper: {
    ...sources,
    // as the server runs it: jsdom lacks what the browser's build wants
    '^react-dom/server$': 'react-dom/server.node',
  },
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  transform: { '\\.tsx?$': ['@swc/jest', swc({ tsx: true })] },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};
