import { useEventTypesQuery } from '../../generated/graphql.generated.ts';

/** Every event type; undefined until loaded. They stay during the refetch after a sign-in or sign-out. */
export const useEventTypes = () => {
  const { data, previousData, error, refetch } = useEventTypesQuery();
  const types = (data ?? previousData)?.eventTypes;
  // a failure is told as the first one was
  const retry = () => void refetch().catch(() => undefined);
  return { types, hasFailed: error !== undefined && !types, retry };
};
