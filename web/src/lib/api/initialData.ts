import type { DocumentNode } from '@apollo/client';
import { LIST_POLL_MS } from '@quorum/domain/event/constants';

/** A query that the server ran for the page, and its data. */
export interface InitialResult {
  operationName: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

const initialData = new Map<string, InitialResult['data']>();

const keyOf = (operationName: string, variables: object) => `${operationName} ${JSON.stringify(variables)}`;

/** The link returns these results instead of sending the queries once more. */
export const setInitialData = (results: readonly InitialResult[]): void => {
  for (const { operationName, variables, data } of results) initialData.set(keyOf(operationName, variables), data);
};

/** How many milliseconds the initial data is still as fresh as the result of a poll. */
export const initialDataFreshFor = (): number => Math.max(LIST_POLL_MS - performance.now(), 0);

/** From now on every query goes to the server. */
export const clearInitialData = (): void => initialData.clear();

export const initialDataFor = (operationName: string, variables: object): InitialResult['data'] | undefined =>
  initialData.get(keyOf(operationName, variables));

const queries = new Map<string, DocumentNode>();

/** Each page registers the queries that the server runs for it, by name: other pages need not load their documents. */
export const registerInitialQueries = (documents: Record<string, DocumentNode>): void => {
  for (const [name, document] of Object.entries(documents)) queries.set(name, document);
};

export const initialQuery = (operationName: string): DocumentNode | undefined => queries.get(operationName);
