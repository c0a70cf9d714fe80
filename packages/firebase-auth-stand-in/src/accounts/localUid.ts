import { createHash } from 'node:crypto';

const UID_LENGTH = 28;

/** The uid of the account with that `sub`: always the same, so that a wiped database knows its people again. */
export const localUid = (sub: string): string => createHash('sha256').update(sub).digest('hex').slice(0, UID_LENGTH);

/** Whether it can be the uid of a local account at all: what comes from outside may be any text. */
export const isLocalUid = (text: string): boolean => /^[0-9a-f]{28}$/.test(text);
