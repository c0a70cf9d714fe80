import type { FormRequest } from '@quorum/domain/page/FormRequest';
import { styled } from 'styled-components';
import { sayRefusal } from '../../lib/refusals/refusals.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';

/** What came of a form. */
export const Status = styled.p`
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.onPrimarySoft};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

/** Why a form was refused; nothing where it was not. */
export const RefusalAlert = ({ title, refusal }: { title: string; refusal: FormRequest['refusal'] }) =>
  refusal && (
    <Alert title={title}>
      <p>{sayRefusal(refusal)}</p>
    </Alert>
  );
