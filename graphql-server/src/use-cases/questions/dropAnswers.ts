import type { Question } from '@quorum/domain/organising/questions';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Transaction } from '../inTransaction.ts';

/** Answers go with the question that they answer. */
export async function dropAnswers(
  { em, responses }: Transaction,
  event: EventEntity,
  before: readonly Question[],
): Promise<void> {
  const kept = new Set(event.questions.map(({ id }) => id));
  if (before.every(({ id }) => kept.has(id))) return;
  for (const response of await responses.listOf(event)) {
    const answers = response.answers.filter(({ questionId }) => kept.has(questionId));
    if (answers.length < response.answers.length) em.assign(response, { answers });
  }
}
