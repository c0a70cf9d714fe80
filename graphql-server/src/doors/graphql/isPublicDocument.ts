import { Kind, type DocumentNode } from 'graphql';
import { asksForEmail } from './asksForEmail.ts';

/** Root fields whose answers do not depend on who asks. */
const PUBLIC_ROOTS = new Set(['events', 'eventTypes']);

/** Whether everybody gets the same answer to a document: only public lists, and no field that is for some. */
export const isPublicDocument = (document: DocumentNode): boolean => {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  // a fragment on the root would need a look inside; such a document is simply not kept
  const isPlain = operations.every(({ selectionSet }) =>
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && PUBLIC_ROOTS.has(selection.name.value),
    ),
  );
  return isPlain && !asksForEmail(document);
};
