import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { questionId, QUESTIONS_MAX, type Question } from '../organising/questions.ts';
import { because, reason } from '../refusals/Reason.ts';
import { optionalText } from '../text.ts';

export const ANSWER_MAX = 200;

/** What the answer to a question is that takes yes or no. */
export const YES_OR_NO = ['YES', 'NO'] as const;

/** What somebody who responds says to a question of the organiser. */
export interface Answer {
  questionId: number;
  text: string;
}

const answersMessage = because('answers.unreadable');

const answerList = z
  .array(z.object({ questionId, text: optionalText('answer', ANSWER_MAX) }, answersMessage), answersMessage)
  .max(QUESTIONS_MAX, answersMessage);

/** Of somebody who joins. Left out, nothing is said of them: clients from before there were questions leave them out. */
export const answers = answerList.nullish().transform((list) => list ?? undefined);

/** Of a change: those that are named change, and null takes all of them back. */
export const changedAnswers = answerList.nullable();

const isPossible = ({ kind, options }: Question, text: string): boolean => {
  if (kind === 'CHOICE') return options.includes(text);
  return kind === 'TEXT' || YES_OR_NO.some((one) => one === text);
};

/** The first question that must be answered and is not. @param textOf what is said to the question of that number */
export const missingAnswer = <Asked extends { id: number | string; isRequired: boolean }>(
  questions: readonly Asked[],
  textOf: (id: Asked['id']) => string | undefined,
): Asked | undefined => questions.find(({ id, isRequired }) => isRequired && !textOf(id));

interface Saying {
  questions: readonly Question[];
  before?: readonly Answer[];
  said: readonly Answer[] | null;
  /** Whether they come, or may: others need not answer. */
  mayCome: boolean;
}

/**
 * The answers of a response, in the order of the questions, after its owner has said some of them.
 * @throws DomainError `BAD_USER_INPUT` for another event's question, what is no answer to it, and one that is missing
 */
export function answersAfter({ questions, before = [], said, mayCome }: Saying): Answer[] {
  const fields = ['answers'];
  const texts = new Map(said === null ? [] : before.map(({ questionId: id, text }) => [id, text]));
  for (const { questionId: id, text } of said ?? []) {
    const question = questions.find((one) => one.id === id);
    if (!question) throw new DomainError('BAD_USER_INPUT', 'answers.noSuchQuestion', { fields });
    if (text !== '' && !isPossible(question, text))
      throw new DomainError('BAD_USER_INPUT', reason('answers.notPossible', { question: question.text }), { fields });
    texts.set(id, text);
  }
  const missing = missingAnswer(questions, (id) => texts.get(id));
  if (mayCome && missing)
    throw new DomainError('BAD_USER_INPUT', reason('answers.missing', { question: missing.text }), { fields });
  return questions.flatMap(({ id }) => {
    const text = texts.get(id);
    return text ? [{ questionId: id, text }] : [];
  });
}
