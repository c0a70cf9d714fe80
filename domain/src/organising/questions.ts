import { z } from 'zod';
import { IDENTIFIER_MAX } from '../identifier.ts';
import { because } from '../refusals/Reason.ts';
import { requiredLine } from '../text.ts';

/** How an organiser's question is answered: in a line, by one of several options, or with yes or no. */
export const QUESTION_KINDS = ['TEXT', 'CHOICE', 'YES_NO'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTIONS_MAX = 5;
export const QUESTION_MAX = 80;
export const OPTIONS = { min: 2, max: 10 } as const;
export const OPTION_MAX = 40;

/** A question that an organiser asks people who respond. */
export interface Question {
  id: number;
  text: string;
  kind: QuestionKind;
  /** Of a choice; else none. */
  options: string[];
  /** Of those who come, or may. */
  isRequired: boolean;
}

const questionsMessage = because('questions.unreadable');
const optionsMessage = because('questions.options', OPTIONS);

/** The number of a question: a number in JSON, a text where it is GraphQL's `ID`. */
export const questionId = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/, questionsMessage)], questionsMessage)
  .transform(Number)
  .refine((id) => id >= 1 && id <= IDENTIFIER_MAX, questionsMessage);

const question = z
  .object(
    {
      id: questionId
        .nullish()
        .transform((id) => id ?? null)
        .describe('Identifier of an existing question, which keeps its answers'),
      text: requiredLine('question', QUESTION_MAX),
      kind: z.enum(QUESTION_KINDS, questionsMessage),
      options: z
        .array(requiredLine('option', OPTION_MAX), optionsMessage)
        .max(OPTIONS.max, optionsMessage)
        .nullish()
        .transform((list) => list ?? []),
      isRequired: z
        .boolean(because('flag.ofNameUnreadable', { name: 'isRequired' }))
        .nullish()
        .transform((value) => value ?? false),
    },
    questionsMessage,
  )
  .refine(({ kind, options }) => kind !== 'CHOICE' || options.length >= OPTIONS.min, {
    path: ['options'],
    error: optionsMessage,
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    error: because('questions.sameOption'),
  })
  .transform((asked) => (asked.kind === 'CHOICE' ? asked : { ...asked, options: [] }));

/** What an organiser asks of their own. */
export const questions = z
  .array(question, questionsMessage)
  .max(QUESTIONS_MAX, because('questions.tooMany', { max: QUESTIONS_MAX }))
  .nullish()
  .transform((list) => list ?? []);

type Drafted = z.output<typeof questions>;

/**
 * Gives each question its number. One that was there keeps its own, by which it keeps its answers, whatever its words are
 * now; one that is answered in another way is another question.
 */
export const numberedQuestions = (drafted: Drafted, before: readonly Question[], nextId: () => number): Question[] => {
  const free = new Map(before.map((one) => [one.id, one.kind]));
  return drafted.map(({ id, ...asked }) => {
    const isKept = id !== null && free.get(id) === asked.kind;
    if (isKept) free.delete(id);
    return { id: isKept ? id : nextId(), ...asked };
  });
};

const asksTheSame = (one: object, other: Question): boolean =>
  'text' in one && one.text === other.text && 'kind' in one && one.kind === other.kind;

/** Questions of somebody who knows no numbers, with the number of the one that is there in the same words. */
export const recognised = (given: unknown, before: readonly Question[]): unknown => {
  if (!Array.isArray(given)) return given;
  const free = new Set(before);
  return given.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || 'id' in one) return one;
    const same = [...free].find((known) => asksTheSame(one, known));
    if (!same) return one;
    free.delete(same);
    return { ...one, id: same.id };
  });
};
