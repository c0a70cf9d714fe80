import { EVERY_TYPE } from '@quorum/domain/webhooks/types';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { WebhookCardFragment } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { hostOf } from './hostOf.ts';
import { SecretNote } from './SecretNote.tsx';
import { useWebhook } from './useWebhook.ts';
import { disabledInWords, kindInWords } from './wordsOf.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${({ theme }) => theme.space.sm};
`;

const Address = styled.h2`
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.font.size.md};
`;

const statusOf = ({ isActive, failingSince }: WebhookCardFragment): string => {
  if (!isActive) return webhooksText.off;
  return failingSince === null ? webhooksText.on : webhooksText.failing;
};

const whatOf = ({ kind, scope, types }: WebhookCardFragment): string =>
  [
    kindInWords(kind),
    scope === 'OWN' ? webhooksText.ownShort : webhooksText.publicShort,
    types.includes(EVERY_TYPE) ? webhooksText.all : webhooksText.someOf(types.length),
  ].join(' · ');

const whyOf = ({ disabledBecause, failingSince }: WebhookCardFragment): string | null => {
  if (disabledBecause) return disabledInWords(disabledBecause);
  return failingSince ? webhooksText.failingHint : null;
};

interface Props {
  webhook: WebhookCardFragment;
  /** Given where it was told since the page was opened. */
  secret: string | undefined;
  /** Is told a new secret. */
  onSecret: (secret: string) => void;
  onDeleted: () => void;
}

/** A webhook, how it is doing, and what one does with it. */
export const WebhookCard = ({ webhook, secret, onSecret, onDeleted }: Props) => {
  const [isDeleting, setIsDeleting] = useState(false);
  const [serial, setSerial] = useState(0);
  const { test, turn, renew, remove, isBusy } = useWebhook(webhook, { onSecret, onDeleted });
  const host = hostOf(webhook);
  const why = whyOf(webhook);
  const sendTest = async () => {
    if (await test()) setSerial(serial + 1);
  };
  return (
    <Card as="section" aria-label={host}>
      <Stack>
        <Head>
          <Address>{webhook.url}</Address>
          <Badge>{statusOf(webhook)}</Badge>
        </Head>
        <Muted>{whatOf(webhook)}</Muted>
        {why && <p>{why}</p>}
        {secret !== undefined && <SecretNote secret={secret} host={host} />}
        <Row wrap>
          {webhook.isActive && (
            <Button variant="outline" size="sm" busy={isBusy} onClick={() => void sendTest()}>
              {webhooksText.test}
            </Button>
          )}
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => void turn()}>
            {webhook.isActive ? webhooksText.turnOff : webhooksText.turnOn}
          </Button>
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => void renew()}>
            {webhooksText.renew}
          </Button>
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => setIsDeleting(true)}>
            {webhooksText.delete}
          </Button>
        </Row>
        <DeliveryLog webhookId={webhook.id} serial={serial} canRepeat={webhook.isActive} />
      </Stack>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={webhooksText.deleteTitle}
        description={webhooksText.deleteHint({ host })}
        confirmLabel={webhooksText.delete}
        onConfirm={remove}
      />
    </Card>
  );
};
