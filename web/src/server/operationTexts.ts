import { print } from '@apollo/client/utilities';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import * as generated from '../generated/graphql.generated.ts';
import { SeriesPageDocument } from '../generated/later.generated.ts';
import { CancelledPollDocument, PollDetailDocument } from '../generated/polls.generated.ts';
import { createCache } from '../lib/api/apolloClient.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** What pages begin with, of what the home page does not load. */
const FIRST_OF_PAGES = [SeriesPageDocument, PollDetailDocument, CancelledPollDocument];

/** The text of the queries that have an id, as the client sends them, by name. For the server and tools: it brings all of them along. */
export const operationTexts = (): Map<string, string> => {
  const cache = createCache();
  return new Map(
    [...Object.values(generated), ...FIRST_OF_PAGES].filter(isDocument).flatMap((document) =>
      document.definitions
        .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
        .filter(({ operation }) => operation === OperationTypeNode.QUERY)
        .map(({ name }) => [name?.value ?? '', print(cache.transformDocument(document))]),
    ),
  );
};
