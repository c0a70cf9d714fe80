import { type Cache, type DataValue, InMemoryCache } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';

/** In whatever order they are named: Apollo fills defaults of a query in before the others. */
const keyOf = (variables: object | undefined) => canonicalStringify(variables ?? {});

/**
 * The cache of one page: results as they came, by query and variables. A page reads what its own queries brought, and
 * reads it once. To normalize a thousand responses for that, and to join them again, takes five times as long as to
 * render them.
 */
export class ResultCache extends InMemoryCache {
  readonly #results = new Map<DocumentNode, Map<string, unknown>>();

  override write({ query, variables, result }: Cache.WriteOptions): undefined {
    const results = this.#results.get(query) ?? new Map<string, unknown>();
    this.#results.set(query, results.set(keyOf(variables), result));
  }

  override read<TData>({ query, variables }: Cache.ReadOptions<TData>): TData | null {
    return (this.#results.get(query)?.get(keyOf(variables)) as TData | undefined) ?? null;
  }

  override diff<TData>(options: Cache.DiffOptions): Cache.InternalDiffResultWithDataState<TData> {
    const result = this.read<DataValue.Complete<TData>>(options);
    return result === null
      ? { complete: false, dataState: 'empty', result: null }
      : { complete: true, dataState: 'complete', result };
  }
}
