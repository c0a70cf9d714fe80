import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** How the parts of a document make up one result. */
export interface Fold<T> {
  nothing: T;
  both: (one: T, other: T) => T;
  /**
   * @param types where the field stands in the schema; its definition is null where there is no such field
   * @param inside the result of what is selected in it
   */
  field: (node: FieldNode, types: TypeInfo, inside: T) => T;
  directive: T;
}

/**
 * Folds what each operation selects, from the innermost fields outwards, with fragments where they are spread. The
 * document may be anything that a parser accepts: each fragment is folded once, however often it is spread, and one that
 * spreads itself counts for nothing there, as another rule refuses it.
 */
export const foldDocument = <T>(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  { nothing, both, field, directive }: Fold<T>,
): { operation: OperationDefinitionNode; result: T }[] => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const folded = new Map<string, T>();

  const fold = (definition: OperationDefinitionNode | FragmentDefinitionNode): T => {
    const types = new TypeInfo(schema);
    const outer: T[] = [];
    let result = nothing;
    const add = (part: T) => void (result = both(result, part));
    const visitor = {
      Field: {
        enter: () => {
          outer.push(result);
          result = nothing;
        },
        leave: (node: FieldNode) => {
          const inside = result;
          result = outer.pop() ?? nothing;
          add(field(node, types, inside));
        },
      },
      Directive: () => add(directive),
      FragmentSpread: ({ name }: { name: { value: string } }) => add(foldFragment(name.value)),
    };
    visit(definition, visitWithTypeInfo(types, visitor));
    return result;
  };

  const foldFragment = (name: string): T => {
    const known = folded.get(name);
    if (known !== undefined) return known;
    folded.set(name, nothing);
    const fragment = fragments.get(name);
    const result = fragment ? fold(fragment) : nothing;
    folded.set(name, result);
    return result;
  };

  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ operation, result: fold(operation) }));
};
