import { z } from 'zod';
import { optionalText, requiredLine } from '../text.ts';
import { COMMENT_MAX, DEFINITE_LIKELIHOOD, EMAIL_MAX, NAME_MAX } from './constants.ts';

const emailMessage = 'Please enter a valid email address';
const likelihoodMessage = 'Likelihood must be a number between 0 and 1';

/** One address, or the empty string when none was left. */
const email = z
  .string(emailMessage)
  .trim()
  .max(EMAIL_MAX, emailMessage)
  .nullish()
  .transform((text) => text ?? '')
  .pipe(z.union([z.literal(''), z.email(emailMessage)], emailMessage));

const likelihood = z.number(likelihoodMessage).min(0, likelihoodMessage).max(1, likelihoodMessage);

const objectMessage = 'The response must be an object with its fields';

const responseFields = {
  name: requiredLine('Name', NAME_MAX),
  email,
  likelihood,
  comment: optionalText('Comment', COMMENT_MAX),
};

/** What a person says who joins (spec section 5, Join form). An absent likelihood is a definite yes. */
export const responseDraft = z.object(
  { ...responseFields, likelihood: likelihood.nullish().transform((value) => value ?? DEFINITE_LIKELIHOOD) },
  objectMessage,
);

/** What a person changes of their response: the fields that are given, the rest stays. */
export const responseChange = z.object(responseFields, objectMessage).partial();

/** What an organiser says who hides a response, or shows it again. */
export const visibilityChange = z.object({ hidden: z.boolean('hidden must be true or false') }, objectMessage);

export type ResponseDraftInput = z.input<typeof responseDraft>;
export type ResponseDraft = z.output<typeof responseDraft>;
export type ResponseChange = z.output<typeof responseChange>;
