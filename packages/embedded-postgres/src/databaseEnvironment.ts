/** PostgreSQL's programs get no PG… variables of the shell that we were started from: they would change what it does. */
export const databaseEnvironment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...more,
});
