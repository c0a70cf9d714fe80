import type { Answer } from '@quorum/domain/response/answers';

/** Answers as the API takes them, whose identifiers are texts. */
export const sentAnswers = (answers: readonly Answer[]) =>
  answers.map(({ questionId, text }) => ({ questionId: String(questionId), text }));
