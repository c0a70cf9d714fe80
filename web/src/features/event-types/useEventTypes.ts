import { useEventTypesQuery } from '../../generated/graphql.generated.ts';

/** Every event type; undefined until they are known. They stay while somebody signs in or out and all is read anew. */
export const useEventTypes = () => {
  const { data, previousData, error } = useEventTypesQuery();
  return { types: (data ?? previousData)?.eventTypes, hasFailed: error !== undefined };
};
