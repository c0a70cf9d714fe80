import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a mutation says of itself that is done once for an `Idempotency-Key`. */
export const TAKES_KEY = { takesIdempotencyKey: true };

/** The names under which an operation answers fields that take a key; a field that is selected twice is one. */
const keyedFieldsOf = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) => {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const found = new Set<string>();
  const visit = (set: SelectionSetNode | undefined) => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        if (fields[name]?.extensions.takesIdempotencyKey) found.add(selection.alias?.value ?? name);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else visit(fragments.get(selection.name.value)?.selectionSet);
    }
  };
  visit(operation.selectionSet);
  return found;
};

/** Whether an operation of a valid document has more than one field that is done once for a key. */
export const sharesKey = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  document.definitions.some(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.operation === OperationTypeNode.MUTATION &&
      keyedFieldsOf(schema, document, node).size > 1,
  );
