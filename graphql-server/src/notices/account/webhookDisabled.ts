import { WebhookRepository } from '../../persistence/repositories/webhooks/WebhookRepository.ts';
import { webhookDisabled as disabled } from '../messages/webhookDisabled.ts';
import { noticeOn } from '../Notice.ts';

/** It is about no event. */
const OF_NO_EVENT = { gone: { urlHash: 'webhooks' }, was: 'event' } as const;

/** To the owner of a webhook: it is told nothing any more. */
export const webhookDisabled = noticeOn(['webhook.disabled'], 'account', async ({ transaction, activity }) => {
  const webhook = await new WebhookRepository(transaction.em).find(activity.webhook.id);
  if (!webhook) return null;
  const { uid, email, language, url } = webhook;
  const { host } = new URL(url);
  const letter = {
    reader: { uid, email, language, isEmailConfirmed: true, isAccount: true },
    compose: (surroundings: Parameters<typeof disabled>[1]) =>
      disabled({ host, because: activity.because }, surroundings),
  };
  return { subject: OF_NO_EVENT, letters: [letter] };
});
