/** Tries again until `act` succeeds, as a pool does; the test's own time limit ends it. */
export async function eventually<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch {
      await new Promise(setImmediate);
    }
  }
}
