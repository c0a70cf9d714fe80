export const EVENT_TYPE_PARAM = 'type';

/** The type that an address limits the home lists to: `?type=3`. Null for all. */
export const eventTypeFilterIn = (search: URLSearchParams): number | null => {
  const text = search.get(EVENT_TYPE_PARAM) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};
