/** SQLSTATE classes and codes that mean 'not now': no connection, shutting down, out of resources, cancelled, deadlock. */
const NOT_NOW = /^(08...|53...|57P0[1-5]|57014|25006|40001|40P01|55P03)$/;
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
]);
/** node-postgres gives these no code. Their beginnings: within other messages, what a client sent may say the same. */
const LOST =
  /^(connection terminated|connection ended|the connection is dead|client was closed|client has encountered a connection error|query read timeout|timeout exceeded when trying to connect)/i;

/** An error of any realm: under jest, `instanceof` does not know those that Node itself makes. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

const causesOf = (error: Error): unknown[] => [
  error.cause,
  'previous' in error ? error.previous : undefined,
  ...('errors' in error && Array.isArray(error.errors) ? (error.errors as unknown[]) : []),
];

/** Whether an error says that PostgreSQL cannot serve for now, rather than that a statement was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!isErrorLike(error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    NOT_NOW.test(code) ||
    NOT_REACHED.has(code) ||
    LOST.test(error.message) ||
    causesOf(error).some(isDatabaseUnavailable)
  );
};

/** Whether PostgreSQL ended a statement because another transaction, of any server, held what it waited for. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
