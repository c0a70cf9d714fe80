import { type Cache, type DataValue, InMemoryCache } from '@apollo/client';
import { canonicalStringify, getMainDefinition } from '@apollo/client/utilities';
import { type DocumentNode, Kind } from 'graphql';
import type { InitialResult } from '../lib/api/initialData.ts';

/** In whatever order the variables are named: Apollo fills defaults of a query in before the others. */
const keyOf = (operationName: string, variables: object | undefined) =>
  `${operationName} ${canonicalStringify(variables ?? {})}`;

const nameOf = (query: DocumentNode) => {
  const definition = getMainDefinition(query);
  return (definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value) || '';
};

/**
 * A cache of the results of one page at a time, as they came. A page reads what its own queries brought, and reads it
 * once. To normalize a thousand responses for that, and to join them again, takes five times as long as to render them.
 */
export class ResultCache extends InMemoryCache {
  #results: ReadonlyMap<string, unknown> = new Map();

  /** Has these from now on, and no others. */
  hold(results: readonly InitialResult[]): void {
    this.#results = new Map(
      results.map(({ operationName, variables, data }) => [keyOf(operationName, variables), data]),
    );
  }

  override read<TData>({ query, variables }: Cache.ReadOptions<TData>): TData | null {
    return (this.#results.get(keyOf(nameOf(query), variables)) as TData | undefined) ?? null;
  }

  override diff<TData>(options: Cache.DiffOptions): Cache.InternalDiffResultWithDataState<TData> {
    const result = this.read<DataValue.Complete<TData>>(options);
    return result === null
      ? { complete: false, dataState: 'empty', result: null }
      : { complete: true, dataState: 'complete', result };
  }
}
