import type { QuestionKind } from '@quorum/domain/organising/questions';
import { questionsText } from '../../messages/organising/questionsText.generated.ts';

/** An answer as people read it. */
export const answerInWords = (kind: QuestionKind, text: string): string => {
  if (kind !== 'YES_NO') return text;
  return text === 'YES' ? questionsText.yes : questionsText.no;
};
