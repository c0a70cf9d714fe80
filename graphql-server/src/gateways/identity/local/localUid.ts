import { createHash } from 'node:crypto';

const UID_LENGTH = 28;

/** The uid of the account with that `sub`: always the same, so that a wiped database knows its people again. */
export const localUid = (sub: string): string => createHash('sha256').update(sub).digest('hex').slice(0, UID_LENGTH);
