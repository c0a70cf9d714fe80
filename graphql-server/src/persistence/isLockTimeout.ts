/** Whether PostgreSQL ended a statement because another transaction, of any server, held what it waited for. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
