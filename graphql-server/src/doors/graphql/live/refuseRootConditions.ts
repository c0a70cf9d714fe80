import {
  type DirectiveNode,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

const CONDITIONS: readonly string[] = [GraphQLSkipDirective.name, GraphQLIncludeDirective.name];
const isCondition = ({ name }: DirectiveNode) => CONDITIONS.includes(name.value);

/** What is selected at the root: what fragments select there, too. */
const selectedAtRoot = (
  context: ValidationContext,
  { selections }: SelectionSetNode,
  seen: Set<string>,
): SelectionNode[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one];
    if (one.kind === Kind.INLINE_FRAGMENT) return [one, ...selectedAtRoot(context, one.selectionSet, seen)];
    const name = one.name.value;
    const fragment = seen.has(name) ? null : context.getFragment(name);
    seen.add(name);
    return fragment ? [one, ...selectedAtRoot(context, fragment.selectionSet, seen)] : [one];
  });

/**
 * Refuses conditions at the root of a subscription, as the specification of GraphQL does by now: whether it has its one field
 * would depend on its variables. They are taken out of the document as well. A rule of graphql-js reads them before it knows any
 * variable, and throws, and where one leaves nothing, `subscribe` fails.
 */
export const refuseRootConditions: ValidationRule = (context) => ({
  Document({ definitions }) {
    for (const definition of definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== OperationTypeNode.SUBSCRIPTION)
        continue;
      for (const selection of selectedAtRoot(context, definition.selectionSet, new Set())) {
        const { directives = [] } = selection;
        const nodes = directives.filter(isCondition);
        if (nodes.length === 0) continue;
        context.reportError(new GraphQLError('A subscription takes no @skip and no @include at its root', { nodes }));
        const readable: { directives?: readonly DirectiveNode[] | undefined } = selection;
        readable.directives = directives.filter((directive) => !isCondition(directive));
      }
    }
  },
});
