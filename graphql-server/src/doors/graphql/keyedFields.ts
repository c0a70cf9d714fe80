import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { foldDocument, type Fold } from './foldDocument.ts';

/** What a mutation says about itself that keeps its result for an `Idempotency-Key`, in the transaction of what it does. */
export const TAKES_KEY = { takesIdempotencyKey: true };

/** Names in the result: of all changes, and of those that keep their results. A field that is selected twice is one. */
interface Changes {
  all: ReadonlySet<string>;
  keeping: ReadonlySet<string>;
}

const NO_NAMES: ReadonlySet<string> = new Set();
const NOTHING: Changes = { all: NO_NAMES, keeping: NO_NAMES };

const changesIn = (schema: GraphQLSchema): Fold<Changes> => ({
  nothing: NOTHING,
  both: (one, other) => ({
    all: new Set([...one.all, ...other.all]),
    keeping: new Set([...one.keeping, ...other.keeping]),
  }),
  field({ name, alias }, types) {
    if (types.getParentType() !== schema.getMutationType()) return NOTHING;
    const names = new Set([(alias ?? name).value]);
    return { all: names, keeping: types.getFieldDef()?.extensions.takesIdempotencyKey ? names : NO_NAMES };
  },
  directive: NOTHING,
});

/** What a key would be for in the operation of a valid document that is executed. */
export interface UseOfKey {
  /** More than one change would take it for itself, so that the second would look like a repetition. */
  isShared: boolean;
  /** Nothing, or something beside the one change that keeps its result by itself. */
  isOfAll: boolean;
  /** Several changes are done, of which some may be refused. */
  isSeveral: boolean;
}

export const useOfKey = (
  schema: GraphQLSchema,
  document: DocumentNode,
  executed: OperationDefinitionNode,
): UseOfKey => {
  const found = foldDocument(schema, document, changesIn(schema)).find(({ operation }) => operation === executed);
  const { all, keeping } = found?.result ?? NOTHING;
  return { isShared: keeping.size > 1, isSeveral: all.size > 1, isOfAll: keeping.size !== 1 || all.size !== 1 };
};
