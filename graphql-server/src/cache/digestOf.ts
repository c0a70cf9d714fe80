import { hash } from 'node:crypto';

/** By which an entity tag tells bodies apart. */
export const digestOf = (body: string | Buffer): string => hash('sha256', body, 'base64url');
