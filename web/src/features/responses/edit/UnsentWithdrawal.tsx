import { styled } from 'styled-components';
import { Button } from '../../../ui/button/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { dropWithdrawal } from './useUnsentWithdrawals.ts';

/** Above the event that it is about. */
const Above = styled.div`
  margin-block-end: ${({ theme }) => theme.space.md};
`;

/** Says that one's response was taken back without a connection, with the way back. */
export const UnsentWithdrawal = ({ participantId }: { participantId: string }) => {
  const { succeed } = useOutcome();
  const keepResponse = () => {
    dropWithdrawal(participantId);
    succeed(responseFormsText.responseKept);
  };
  return (
    <Above>
      <Alert title={responseFormsText.withdrawalKept}>
        <Button variant="outline" size="sm" onClick={keepResponse}>
          {responseFormsText.keepResponse}
        </Button>
      </Alert>
    </Above>
  );
};
