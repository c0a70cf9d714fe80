import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

const PREAMBLE = [
  `import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';`,
  `import type { OperationVariables } from '@apollo/client';`,
];

const HELPERS = `
type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> | SkipToken;`;

const hasRequiredVariable = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);

const queryHooks = (name: string, defaults: '' | ' = {}') => `
export const use${name}Query = (options: QueryOptions<${name}Query, ${name}QueryVariables>${defaults}) =>
  useQuery(${name}Document, options);
export const use${name}LazyQuery = (options?: useLazyQuery.Options<${name}Query, ${name}QueryVariables>) =>
  useLazyQuery(${name}Document, options);`;

const mutationHook = (name: string) => `
export const use${name}Mutation = (options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) =>
  useMutation(${name}Document, options);`;

const hooksOf = (operation: OperationDefinitionNode) => {
  const name = operation.name?.value;
  if (!name) throw new Error('Every operation needs a name: its hook is called after it');
  switch (operation.operation) {
    case OperationTypeNode.QUERY:
      return queryHooks(name, hasRequiredVariable(operation) ? '' : ' = {}');
    case OperationTypeNode.MUTATION:
      return mutationHook(name);
    case OperationTypeNode.SUBSCRIPTION:
      throw new Error(`${name}: there are no subscriptions to make a hook for`);
  }
};

/**
 * Hooks over the typed documents that `typed-document-node` writes above: `useEventsQuery`, `useEventsLazyQuery`,
 * `useCreateEventMutation`. The community plugin's output does not compile strictly with Apollo Client 4.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return { prepend: PREAMBLE, content: [HELPERS, ...operations.map(hooksOf)].join('\n') };
};
