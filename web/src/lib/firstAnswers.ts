import type { DocumentNode } from '@apollo/client';
import { LIST_POLL_MS } from '@quorum/domain/event/constants';

/** What the server has asked on behalf of the page, and the answer that came. */
export interface FirstAnswer {
  operationName: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

const answers = new Map<string, FirstAnswer['data']>();

const keyOf = (operationName: string, variables: object) => `${operationName} ${JSON.stringify(variables)}`;

/** The answers that came with the page, which the link gives instead of asking for them anew. */
export const takeFirstAnswers = (given: readonly FirstAnswer[]): void => {
  for (const { operationName, variables, data } of given) answers.set(keyOf(operationName, variables), data);
};

/** How long, in milliseconds, what came with the page is still as good as the answer to a poll. */
export const firstAnswersLast = (): number => Math.max(LIST_POLL_MS - performance.now(), 0);

/** They are no longer what the server would say: from now on it is asked. */
export const dropFirstAnswers = (): void => answers.clear();

export const firstAnswerTo = (operationName: string, variables: object): FirstAnswer['data'] | undefined =>
  answers.get(keyOf(operationName, variables));

const documents = new Map<string, DocumentNode>();

/** By their names: what the server asks for a page, said by that page, so that no other one need load it. */
export const registerFirstDocuments = (asked: Record<string, DocumentNode>): void => {
  for (const [name, document] of Object.entries(asked)) documents.set(name, document);
};

export const firstDocument = (operationName: string): DocumentNode | undefined => documents.get(operationName);
