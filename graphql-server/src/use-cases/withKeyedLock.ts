const lasts = new Map<string, Promise<unknown>>();

/**
 * Runs `work` once all earlier work under the same key is done, well or not. What would wait for one row of the
 * database anyway waits here, where it holds no connection that others could use.
 */
export async function withKeyedLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const result = (lasts.get(key) ?? Promise.resolve()).then(work);
  const last = result.catch(() => undefined);
  lasts.set(key, last);
  try {
    return await result;
  } finally {
    if (lasts.get(key) === last) lasts.delete(key);
  }
}
