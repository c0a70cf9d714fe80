import type { QuestionKind } from '@quorum/domain/organising/questions';
import { messages } from '../../lib/language.ts';
import { questions } from '../../messages/en/organising/questions.generated.ts';

export const questionsText = messages('questions', questions);

/** An answer as people read it. */
export const answerInWords = (kind: QuestionKind, text: string): string => {
  if (kind !== 'YES_NO') return text;
  return text === 'YES' ? questionsText.yes : questionsText.no;
};
