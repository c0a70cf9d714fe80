import { useState } from 'react';
import { type CreateWebhookMutationVariables, useCreateWebhookMutation } from '../../generated/later.generated.ts';
import { useIdempotencyKey } from '../../lib/api/useIdempotencyKey.ts';
import { errorMessage, fieldMessage } from '../../lib/refusals/errorMessage.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import type { NewSecret } from './useSecrets.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

/** Adds a webhook, once however often the request must be repeated. What is wrong with its address is returned for the field. */
export const useAddWebhook = (onAdded: (secret: NewSecret) => void) => {
  const { fail } = useOutcome();
  const key = useIdempotencyKey();
  const [urlError, setUrlError] = useState<string>();
  const [create, { loading }] = useCreateWebhookMutation({
    refetchQueries: ['MyWebhooks'],
    awaitRefetchQueries: true,
    fetchPolicy: 'no-cache',
  });
  const add = async (input: CreateWebhookMutationVariables['input']): Promise<boolean> => {
    setUrlError(undefined);
    try {
      const { data } = await create({ variables: { input }, context: { idempotencyKey: key.keyOf(input) } });
      key.renew();
      if (data) onAdded({ webhookId: data.createWebhook.webhook.id, secret: data.createWebhook.secret });
      return true;
    } catch (error) {
      const ofUrl = fieldMessage(error, 'url');
      if (ofUrl === null) fail(errorMessage(error, webhooksText.addFailed));
      else setUrlError(ofUrl);
      return false;
    }
  };
  return { add, isAdding: loading, urlError, forgetError: () => setUrlError(undefined) };
};
