import { Kind, type GraphQLResolveInfo, type SelectionNode } from 'graphql';

/** The names of the fields that are selected in the one that is resolved, directly or by fragments. */
export const selectedIn = ({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> => {
  const names = new Set<string>();
  const add = (selections: readonly SelectionNode[] = []): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet.selections);
      else add(fragments[selection.name.value]?.selectionSet.selections);
    }
  };
  for (const { selectionSet } of fieldNodes) add(selectionSet?.selections);
  return names;
};
