import { print } from '@apollo/client/utilities';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import * as generated from '../generated/graphql.generated.ts';
import { SeriesPageDocument } from '../generated/later.generated.ts';
import { createCache } from '../lib/api/apolloClient.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** The text of every query as the client sends it, by its name. For the server and tools: it brings all of them along. */
export const operationTexts = (): Map<string, string> => {
  const cache = createCache();
  return new Map(
    // of what is loaded later, the one that a page begins with
    [...Object.values(generated), SeriesPageDocument].filter(isDocument).flatMap((document) =>
      document.definitions
        .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
        .filter(({ operation }) => operation === OperationTypeNode.QUERY)
        .map(({ name }) => [name?.value ?? '', print(cache.transformDocument(document))]),
    ),
  );
};
