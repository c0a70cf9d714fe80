import { QUESTION_KINDS, type QuestionKind } from '@quorum/domain/organising/questions';

/** A question as its event has it; by GraphQL its identifier is a text. */
export interface Asked {
  id?: number | string | null;
  text: string;
  kind: QuestionKind;
  options: readonly string[];
  isRequired: boolean;
}

/** A question as typed: its options a line each. */
export interface QuestionRow {
  /** Empty for a new one. react-hook-form has an `id` of its own for each row. */
  number: string;
  text: string;
  kind: QuestionKind;
  options: string;
  isRequired: boolean;
}

export const BLANK_QUESTION: QuestionRow = {
  number: '',
  text: '',
  kind: QUESTION_KINDS[0],
  options: '',
  isRequired: false,
};

export const rowsOfQuestions = (questions: readonly Asked[]): QuestionRow[] =>
  questions.map(({ id, text, kind, options, isRequired }) => ({
    number: id == null ? '' : String(id),
    text,
    kind,
    options: options.join('\n'),
    isRequired,
  }));

/** What the rules judge. */
export const questionsIn = (rows: readonly QuestionRow[]) =>
  rows.map(({ number, options, ...row }) => ({
    ...row,
    id: number === '' ? null : number,
    options: row.kind === 'CHOICE' ? options.split('\n').filter((option) => option.trim() !== '') : [],
  }));
