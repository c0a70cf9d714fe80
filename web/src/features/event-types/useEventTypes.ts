import { useEventTypesQuery } from '../../generated/graphql.generated.ts';

/** Every event type; undefined until they are known. They stay while somebody signs in or out and all is read anew. */
export const useEventTypes = () => {
  const { data, previousData, error, refetch } = useEventTypesQuery();
  const types = (data ?? previousData)?.eventTypes;
  // a failure is told as the first one was
  const retry = () => void refetch().catch(() => undefined);
  return { types, hasFailed: error !== undefined && !types, retry };
};
