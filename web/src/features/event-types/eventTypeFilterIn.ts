export const EVENT_TYPE_PARAM = 'type';

/** `eventTypeId`, or null where there is no such type: an old or mistyped link shows all of them. */
export const knownEventType = (eventTypeId: number | null, types: readonly { id: number }[] | undefined) =>
  types?.every(({ id }) => id !== eventTypeId) ? null : eventTypeId;

/** The type that an address limits the home lists to: `?type=3`. Null for all. */
export const eventTypeFilterIn = (search: URLSearchParams): number | null => {
  const text = search.get(EVENT_TYPE_PARAM) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};
