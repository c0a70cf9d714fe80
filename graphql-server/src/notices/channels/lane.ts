/** Two servers take turns at most at two of a kind, so that a host that hangs leaves somebody free for other jobs. */
export const laneOf = (kind: 'mail' | 'push' | 'sms', id: number): string => `${kind}-${id % 2}`;
