/** @type {import('jest').Config} */
export default {
  projects: [
    '<rootDir>/domain',
    '<rootDir>/graphql-server',
    '<rootDir>/web',
    '<rootDir>/packages/bench',
    '<rootDir>/packages/embedded-postgres',
    '<rootDir>/packages/firebase-auth-stand-in',
    '<rootDir>/packages/simulation',
  ],
  maxWorkers: 2,
  // what a test file has loaded stays with its worker: after all of them that were 3 GB in each
  workerIdleMemoryLimit: '1GB',
  // to free a heap of that size takes a busy machine more than the half second that is the default
  workerGracefulExitTimeout: 30_000,
  // for what hangs: beside other work a test with several servers takes more than a minute
  testTimeout: 180_000,
};
