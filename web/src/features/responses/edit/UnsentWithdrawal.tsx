import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { responseFormsText } from '../responseFormsText.ts';
import { takeWithdrawal, useWithdrawal } from './useWithdrawal.ts';

/** Above the event that it is about. */
const Above = styled.div`
  margin-block-end: ${({ theme }) => theme.space.md};
`;

interface Props {
  event: RespondableEvent;
  response: ResponseFragment;
}

/** Says that one's response goes as soon as there is a connection, with the way back; and sends that then, after a reload too. */
export const UnsentWithdrawal = ({ event, response }: Props) => {
  const { sendKept } = useWithdrawal(event, response, true);
  const send = useEffectEvent(() => {
    if (navigator.onLine) void sendKept();
  });
  useEffect(() => {
    const again = () => send();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <Above>
      <Alert title={responseFormsText.withdrawalKept}>
        <Button variant="outline" size="sm" onClick={() => takeWithdrawal(response.id)}>
          {responseFormsText.keepResponse}
        </Button>
      </Alert>
    </Above>
  );
};
