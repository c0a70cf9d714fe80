import { createHash } from 'node:crypto';

/** By which an entity tag tells bodies apart. */
export const digestOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64url');
