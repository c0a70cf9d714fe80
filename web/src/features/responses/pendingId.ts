const PREFIX = 'pending-';

/** The id of a response that the server has not confirmed yet. */
export const pendingId = (): string => `${PREFIX}${Date.now()}`;

export const isPendingId = (id: string): boolean => id.startsWith(PREFIX);
