/** The fields that a change is about. One that is null is: it goes back to the default of a new event or poll. */
export const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
