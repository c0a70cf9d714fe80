/** @type {import('jest').Config} */
export default {
  projects: ['<rootDir>/domain', '<rootDir>/graphql-server', '<rootDir>/web'],
  maxWorkers: 2,
  testTimeout: 60_000,
};
