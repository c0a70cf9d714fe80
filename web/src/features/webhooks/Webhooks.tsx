import { WEBHOOKS_MAX } from '@quorum/domain/platform/apiLimits';
import { useMyWebhooksQuery } from '../../generated/later.generated.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import { hostOf } from './hostOf.ts';
import { useSecrets } from './useSecrets.ts';
import { WebhookCard } from './WebhookCard.tsx';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';

/** All webhooks of the signed-in person, and a form for another one. */
export const Webhooks = () => {
  const { secretOf, latestId, tell, forget } = useSecrets();
  const { data, error, refetch } = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network', context: { auth: true } });
  const webhooks = data?.viewer?.webhooks;
  const latest = webhooks?.find(({ id }) => id === latestId);
  return (
    <>
      {/* what stands in a region from the start is not announced */}
      <VisuallyHidden role="status">{latest && webhooksText.secretShown({ host: hostOf(latest) })}</VisuallyHidden>
      {!webhooks && <NotLoaded {...{ error, refetch }} loading={webhooksText.loading} failed={webhooksText.failed} />}
      {webhooks && (
        <Stack gap="lg">
          <p>{webhooksText.lead}</p>
          {webhooks.length === 0 && <p>{webhooksText.none}</p>}
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              secret={secretOf(webhook.id)}
              onSecret={(secret) => tell({ webhookId: webhook.id, secret })}
              onDeleted={() => forget(webhook.id)}
            />
          ))}
          {webhooks.length < WEBHOOKS_MAX && <AddWebhook onAdded={tell} />}
        </Stack>
      )}
    </>
  );
};
