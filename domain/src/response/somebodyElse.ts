import { z } from 'zod';
import { because } from '../refusals/Reason.ts';

/** Beside what is said: whether a program says it for somebody else, such as a person in a chat, and not for the one who made its token. */
export const forSomebodyElse = z.object({
  isForSomebodyElse: z.boolean(because('flag.ofNameUnreadable', { name: 'isForSomebodyElse' })).nullish(),
});
