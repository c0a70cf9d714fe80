/** Options of a query whose result is for the signed-in person alone: the cache is for what everybody may read. */
export const FOR_ONESELF = { fetchPolicy: 'no-cache', context: { auth: true } } as const;
