import type { DocumentNode, GraphQLSchema } from 'graphql';
import { foldDocument, type Fold } from './foldDocument.ts';

/** What a mutation says about itself that is done once for an `Idempotency-Key`. */
export const TAKES_KEY = { takesIdempotencyKey: true };

/** The names in the result of fields that take a key; a field that is selected twice is one. */
const keyedNames: Fold<ReadonlySet<string>> = {
  nothing: new Set(),
  both: (one, other) => new Set([...one, ...other]),
  field: ({ name, alias }, types) =>
    new Set(types.getFieldDef()?.extensions.takesIdempotencyKey ? [(alias ?? name).value] : []),
  directive: new Set(),
};

/** Whether an operation of a valid document has more than one field that is done once for a key. */
export const sharesKey = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  foldDocument(schema, document, keyedNames).some(({ result }) => result.size > 1);
