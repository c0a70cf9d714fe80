import { sources, swc } from '../jest.shared.mjs';

/** @type {import('jest').Config} */
export default {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.sh', '.py', '.html'],
  displayName: 'web',
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.mjs',
  moduleNameMapper: {
    ...sources,
    '^(.+)\\?raw$': '$1',
    // as the server runs it: jsdom lacks what the browser's build wants
    '^react-dom/server$': 'react-dom/server.node',
  },
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  transform: {
    '\\.tsx?$': ['@swc/jest', swc({ tsx: true })],
    // as Vite takes them by `?raw`
    '/pages/developers/snippets/': '<rootDir>/test/support/textTransformer.mjs',
  },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};
