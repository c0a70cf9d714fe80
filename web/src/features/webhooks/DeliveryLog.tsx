import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type WebhookDeliveryFragment,
  useMyWebhookDeliveriesQuery,
  useRedeliverWebhookMutation,
} from '../../generated/later.generated.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { LineText, RuledLine, RuledList } from '../../ui/layout/RuledList.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { deliveryInWords, timeOf } from './deliveryInWords.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

const Summary = styled.summary`
  min-height: ${({ theme }) => theme.touch};
  align-content: center;
  cursor: pointer;
`;

interface LineProps {
  delivery: WebhookDeliveryFragment;
  canRepeat: boolean;
  onRepeat: (deliveryId: string) => Promise<unknown>;
}

const Delivery = ({ delivery, canRepeat, onRepeat }: LineProps) => (
  <RuledLine>
    <LineText>
      <p>{delivery.type}</p>
      <Muted>{deliveryInWords(delivery)}</Muted>
    </LineText>
    {canRepeat && delivery.state !== 'WAITING' && (
      <Button
        variant="outline"
        size="sm"
        aria-label={webhooksText.againOf({ type: delivery.type, time: timeOf(delivery.createdAt) })}
        onClick={() => void onRepeat(delivery.id)}
      >
        {webhooksText.again}
      </Button>
    )}
  </RuledLine>
);

interface Shown {
  webhookId: string;
  canRepeat: boolean;
}

const Deliveries = ({ webhookId, canRepeat }: Shown) => {
  const { attempt } = useOutcome();
  const { data, error, refetch } = useMyWebhookDeliveriesQuery({
    fetchPolicy: 'network-only',
    context: { auth: true },
  });
  const [redeliver] = useRedeliverWebhookMutation({ fetchPolicy: 'no-cache' });
  const again = (deliveryId: string) =>
    attempt(async () => {
      await redeliver({ variables: { id: webhookId, deliveryId } });
      await refetch();
    }, webhooksText.againFailed);
  const deliveries = data?.viewer?.webhooks.find(({ id }) => id === webhookId)?.deliveries;
  return (
    <>
      {error && !deliveries && <Alert title={webhooksText.logFailed} />}
      {deliveries?.length === 0 && <p>{webhooksText.logNone}</p>}
      <RuledList>
        {deliveries?.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} canRepeat={canRepeat} onRepeat={again} />
        ))}
      </RuledList>
      <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
        {webhooksText.refresh}
      </Button>
    </>
  );
};

interface Props extends Shown {
  /** Rises with what is sent. */
  serial: number;
}

/** What a webhook was told last, which is loaded once somebody wants to know. */
export const DeliveryLog = ({ serial, ...shown }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{webhooksText.log}</Summary>
      {isOpen && <Deliveries key={serial} {...shown} />}
    </details>
  );
};
