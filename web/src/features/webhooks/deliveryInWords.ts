import type { WebhookDeliveryFragment } from '../../generated/later.generated.ts';
import { currentLocale } from '../../lib/language.ts';
import { problemInWords, stateInWords } from './wordsOf.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

const FORMAT = { dateStyle: 'short', timeStyle: 'medium' } as const;

/** An instant as the reader's own clock shows it. */
export const timeOf = (iso: string): string => new Date(iso).toLocaleString(currentLocale(), FORMAT);

const problemOf = ({ problem, status }: WebhookDeliveryFragment): string[] => {
  if (status !== null) return [webhooksText.answered({ status })];
  return [(problem && problemInWords(problem)) ?? []].flat();
};

/** When it came up, where it stands, and what the receiver answered. */
export const deliveryInWords = (delivery: WebhookDeliveryFragment): string => {
  const { createdAt, state, attempts, nextAttemptAt } = delivery;
  const isTried = attempts > 0;
  return [
    timeOf(createdAt),
    stateInWords(state),
    ...(isTried ? [webhooksText.attempts(attempts)] : []),
    ...problemOf(delivery),
    ...(isTried && nextAttemptAt !== null ? [webhooksText.next({ time: timeOf(nextAttemptAt) })] : []),
  ].join(' · ');
};
