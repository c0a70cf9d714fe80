import { z } from 'zod';

/** A variable that holds more than spaces, when it is set. */
export const text = (name: string) => z.string().trim().min(1, `${name} must not be blank`);
