/** What a text says as JSON; null where it is none, for a schema to judge. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};
