import { type CreateWebhookMutationVariables, useCreateWebhookMutation } from '../../generated/later.generated.ts';
import { useIdempotencyKey } from '../../lib/api/useIdempotencyKey.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import type { NewSecret } from './useSecrets.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

/** Adds a webhook, once however often the request must be repeated. */
export const useAddWebhook = (onAdded: (secret: NewSecret) => void) => {
  const { attempt } = useOutcome();
  const key = useIdempotencyKey();
  const [create, { loading }] = useCreateWebhookMutation({
    refetchQueries: ['MyWebhooks'],
    awaitRefetchQueries: true,
    fetchPolicy: 'no-cache',
  });
  const add = (input: CreateWebhookMutationVariables['input']): Promise<boolean> =>
    attempt(async () => {
      const { data } = await create({ variables: { input }, context: { idempotencyKey: key.keyOf(input) } });
      key.renew();
      if (data) onAdded({ webhookId: data.createWebhook.webhook.id, secret: data.createWebhook.secret });
    }, webhooksText.addFailed);
  return { add, isAdding: loading };
};
