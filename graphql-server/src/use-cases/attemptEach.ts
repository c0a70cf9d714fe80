import type { Context } from './Context.ts';

/** The rest of a database's message holds the row, with what people wrote in it. */
const firstLineOf = (error: unknown): string => String(error).split('\n')[0] ?? '';

/**
 * Does `work` for one after the other, and goes on where it fails for one: an event that cannot be decided keeps none
 * from being decided.
 * @throws AggregateError of all that failed
 */
export async function attemptEach<Item>(
  { em }: Context,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    await work(item).catch((error: unknown) => {
      errors.push(error);
      // what was not stored must not be stored with the next one
      em.clear();
    });
  }
  if (errors.length === 0) return;
  throw new AggregateError(errors, `${errors.length} of ${items.length} failed: ${firstLineOf(errors[0])}`);
}
