import { Kind, type FieldNode } from 'graphql';

/** Whether a list is searched; a variable may say for what. */
export const isSearched = ({ arguments: given = [] }: FieldNode): boolean =>
  given.some(({ name, value }) => name.value === 'search' && value.kind !== Kind.NULL);
