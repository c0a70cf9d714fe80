import { WEBHOOKS_MAX } from '@quorum/domain/webhooks/draft';
import { useState } from 'react';
import { useMyWebhooksQuery } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import { SecretNote } from './SecretNote.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { webhooksText } from './webhooksText.ts';

/** All webhooks of the signed-in person, and a form for another one. */
export const Webhooks = () => {
  const [secret, setSecret] = useState<string | null>(null);
  const { data, error, refetch } = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network', context: { auth: true } });
  const webhooks = data?.viewer?.webhooks;
  return (
    <>
      <PageHeader title={webhooksText.title} lead={webhooksText.lead} />
      {!webhooks && !error && <Spinner label={webhooksText.loading} isWholePage />}
      {!webhooks && error && (
        <Alert title={webhooksText.failed}>
          <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
            {webhooksText.tryAgain}
          </Button>
        </Alert>
      )}
      {webhooks && (
        <Stack gap="lg">
          {secret !== null && <SecretNote secret={secret} />}
          {webhooks.length === 0 && <p>{webhooksText.none}</p>}
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
          {webhooks.length < WEBHOOKS_MAX && <AddWebhook onAdded={setSecret} />}
        </Stack>
      )}
    </>
  );
};
