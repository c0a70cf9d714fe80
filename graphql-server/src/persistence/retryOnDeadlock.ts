/** The codes by which PostgreSQL ends one transaction so that others can go on. */
const CODES = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code));

/** Does `work` again, twice at most, when PostgreSQL has ended it to untangle a deadlock. */
export const retryOnDeadlock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
};
