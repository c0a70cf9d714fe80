/** What the domain and the server say, by the English sentence. */
export const sentences: Record<string, string> = {};
