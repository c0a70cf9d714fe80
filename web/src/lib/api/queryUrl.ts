import { operationIds } from '../../generated/operationIds.generated.ts';

interface NamedOperation {
  operationName?: string | undefined;
  variables: object;
}

/** The address of one of the app's own queries, which the server knows by id: what its result is cached by. */
export const queryUrl = ({ operationName = '', variables }: NamedOperation): string => {
  const persistedQuery = { version: 1, sha256Hash: operationIds[operationName] };
  const search = {
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery }),
  };
  return `/graphql?${new URLSearchParams(search).toString()}`;
};
