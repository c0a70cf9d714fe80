import { z } from 'zod';
import { optionalText, requiredLine } from '../text.ts';
import { MAX_GUESTS } from '../event/constants.ts';
import { COMMENT_MAX, CONDITION, DEFINITE_LIKELIHOOD, NAME_MAX } from './constants.ts';
import { email } from './email.ts';
import {
  type Offer,
  type Plan,
  type Problem,
  problemAtEvent,
  problemOfChange,
  problemOfPlan,
  withChange,
} from './plan.ts';
import { answerName } from './answerName.ts';
import { type Answer, answers, changedAnswers, missingAnswer } from './answers.ts';
import { phoneFields, problemOfPhone } from '../phone/phone.ts';
import { because, issue, reason } from '../refusals/Reason.ts';

const likelihoodMessage = because('likelihood.outOfRange');

export const likelihood = z.number(likelihoodMessage).min(0, likelihoodMessage).max(1, likelihoodMessage);

const objectMessage = because('response.unreadable');

const guestsMessage = because('guests.outOfRange', { max: MAX_GUESTS });
const conditionMessage = because('condition.outOfRange', CONDITION);

/** The name and address of somebody who responds or votes. */
export const identityFields = {
  name: requiredLine('name', NAME_MAX),
  email,
  comment: optionalText('comment', COMMENT_MAX),
};

const responseFields = {
  ...identityFields,
  likelihood,
  guests: z.int(guestsMessage).min(0, guestsMessage).max(MAX_GUESTS, guestsMessage),
  minParticipants: z
    .int(conditionMessage)
    .min(CONDITION.min, conditionMessage)
    .max(CONDITION.max, conditionMessage)
    .nullable(),
  isStandby: z.boolean(because('flag.ofNameUnreadable', { name: 'isStandby' })),
  ...phoneFields,
};

const { minParticipants, isStandby } = responseFields;

/** How many people come along with somebody. */
export const { guests } = responseFields;

const issuesOf = (problem: (Pick<Problem, 'reason'> & { field: string; part?: string }) | null, input: unknown) => {
  if (!problem) return [];
  const { field, part, reason: why } = problem;
  const path = part === undefined ? [field] : [field, part];
  return [{ code: 'custom' as const, path, message: issue(why), input }];
};

/**
 * The input of a person who joins (spec section 5, Join form). A missing likelihood is a definite yes; guests,
 * condition and standby are optional.
 */
export const responseDraft = z
  .object(
    {
      ...responseFields,
      likelihood: likelihood.nullish().transform((value) => value ?? DEFINITE_LIKELIHOOD),
      guests: guests.nullish().transform((value) => value ?? 0),
      minParticipants: minParticipants.nullish().transform((value) => value ?? null),
      isStandby: isStandby.nullish().transform((value) => value ?? false),
      answers,
    },
    objectMessage,
  )
  .check(
    ({ value, issues }) =>
      void issues.push(...issuesOf(problemOfPlan(value), value), ...issuesOf(problemOfPhone(value), value)),
  );

/**
 * What a person changes of their response: the fields that are given, the rest stays. Null takes back what was said.
 * `withChange` says what comes of it.
 */
export const responseChange = z
  .object(
    {
      ...responseFields,
      likelihood: likelihood.nullable().transform((value) => value ?? DEFINITE_LIKELIHOOD),
      guests: guests.nullable().transform((value) => value ?? 0),
      isStandby: isStandby.nullable().transform((value) => value ?? false),
      answers: changedAnswers,
    },
    objectMessage,
  )
  .partial();

/** An event that takes so much, and asks so much. */
interface Form extends Offer {
  questions?: readonly { id: number | string; text: string; isRequired: boolean }[];
}

/** A form names the answer to each question that it shows. Who does not come need not answer. */
const problemOfAnswers = (
  { questions = [] }: Form,
  likelihoodNow: number,
  said: readonly Answer[] | null | undefined,
) => {
  if (!said || likelihoodNow <= 0) return null;
  const texts = new Map(said.map(({ questionId, text }) => [String(questionId), text]));
  const missing = missingAnswer(
    questions.filter(({ id }) => texts.has(String(id))),
    (id) => texts.get(String(id)),
  );
  if (!missing) return null;
  const why = reason('answers.missing', { question: missing.text });
  return { field: 'answers', part: answerName(missing.id), reason: why };
};

/** The input of a person who joins a given event. */
export const responseDraftFor = (event: Form) =>
  responseDraft.check(({ value, issues }) => {
    issues.push(...issuesOf(problemAtEvent(value, event), value));
    issues.push(...issuesOf(problemOfAnswers(event, value.likelihood, value.answers), value));
  });

/** A change of `before`, of a response to that event. */
export const responseChangeFor = (event: Form, before: Plan) =>
  responseChange.check(({ value, issues }) => {
    const now = withChange(before, value);
    issues.push(...issuesOf(problemOfChange(before, now, event), value));
    issues.push(...issuesOf(problemOfAnswers(event, now.likelihood, value.answers), value));
  });

/** The input of an organiser who hides a response, or shows it again. */
export const visibilityChange = z.object(
  { hidden: z.boolean(because('flag.ofNameUnreadable', { name: 'hidden' })) },
  objectMessage,
);

export type ResponseDraftInput = z.input<typeof responseDraft>;
export type ResponseDraft = z.output<typeof responseDraft>;
export type ResponseChange = z.output<typeof responseChange>;
