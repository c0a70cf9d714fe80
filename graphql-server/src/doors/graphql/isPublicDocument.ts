import { Kind, type DocumentNode } from 'graphql';
import { asksForEmail, isSearched, selects } from './selects.ts';

/** Root fields whose results are the same for every reader. */
const PUBLIC_ROOTS = new Set(['events', 'eventTypes', 'polls']);

/** Fields that depend on the reader, in whatever list: a browser is known by its cookie, which the cache does not look at. */
const asksOfReader = selects([
  'ownVoter',
  'poll',
  'seriesHash',
  'messages',
  'activity',
  'chanceHistory',
  'reach',
  'pastAttendance',
  'attendance',
  'externalId',
]);

/**
 * Whether everybody gets the same result of a document: only public lists, and no field that is for some. A search counts for the
 * one who searches, and seldom comes again.
 */
export const isPublicDocument = (document: DocumentNode): boolean => {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  // a fragment on the root would need a look inside; such a document is simply not cached
  const isPlain = operations.every(({ selectionSet }) =>
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && PUBLIC_ROOTS.has(selection.name.value) && !isSearched(selection),
    ),
  );
  return isPlain && !asksForEmail(document) && !asksOfReader(document);
};
