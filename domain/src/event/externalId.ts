import { z } from 'zod';
import { because } from '../refusals/Reason.ts';

export const EXTERNAL_ID_MAX = 100;

/** Nothing that cannot be seen, such as control characters, joiners and line breaks. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

const unreadable = because('externalId.unreadable', { max: EXTERNAL_ID_MAX });

/** What an event is called where its organiser keeps it too: taken as it is, so that white space around it is refused. */
export const externalId = z
  .string(unreadable)
  .min(1, unreadable)
  .max(EXTERNAL_ID_MAX, unreadable)
  .refine((text) => !UNSEEN.test(text) && text.trim() === text, unreadable);

/** Of a new event, beside its content; null or absent for none. */
export const externalIdDraft = z.object({
  externalId: externalId.nullish().transform((value) => value ?? null),
});

/** The same of a change: left out, it stays. */
export const externalIdChange = z.object({ externalId: externalId.nullish() });
