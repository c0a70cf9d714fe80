import { z } from 'zod';

/** By which a provider names a text or a call: visible letters, as they all are. */
export const callName = z.string().regex(/^[\x21-\x7e]{1,200}$/);
