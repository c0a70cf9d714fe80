import { likelihoodOf } from '@quorum/domain/response/likelihood';
import { styled } from 'styled-components';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { Badge } from '../../../ui/picture/Badge.tsx';
import type { Ownership } from '../ownership/OwnershipContext.ts';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';

const Chip = styled(Badge)<{ $isGoing: boolean }>`
  background: ${({ theme, $isGoing }) => ($isGoing ? theme.color.primary : theme.color.sunken)};
  color: ${({ theme, $isGoing }) => ($isGoing ? theme.color.onPrimary : theme.color.text)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

type Shown = Pick<ShownResponse, 'status' | 'waitlistPosition' | 'minParticipants' | 'likelihood'>;

/** `You: yes`, or what one's response is besides. */
const yourResponseText = ({ status, waitlistPosition, minParticipants, likelihood }: Shown): string => {
  if (status === 'DECLINED') return responsesText.youDoNot;
  if (status === 'STANDBY') return responsesText.youStandBy;
  if (status === 'GOING') return responsesText.youGo;
  if (status === 'WAITLISTED' && waitlistPosition !== null) return responsesText.youWait(waitlistPosition);
  if (minParticipants !== null) return responsesText.youIf({ count: minParticipants });
  return responsesText.youMay({ percent: formatPercent(likelihoodOf({ likelihood })) });
};

export const ResponseChip = ({ response }: { response: Shown }) => (
  <Chip $isGoing={response.status === 'GOING'}>{yourResponseText(response)}</Chip>
);

/** In the colour of the words around it; lower to the eye than to the finger. */
const Change = styled.button`
  position: relative;
  padding: 0.125rem 0.625rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -0.625rem 0;
  }

  @media print {
    display: none;
  }
`;

interface Props {
  event: Pick<RespondableEvent, 'participants'>;
  ownership: Pick<Ownership, 'canEdit'>;
  /** Opens the form in which it is changed; without it something else there does. */
  onChange?: () => void;
}

/** One's own response at a glance; nothing without one. The server knows of none, so it stands where it moves nothing. */
export const YourResponse = ({ event, ownership: { canEdit }, onChange }: Props) => {
  const own = event.participants.find(({ id }) => canEdit(id));
  if (!own) return null;
  return (
    <span data-response="">
      <ResponseChip response={own} />
      {onChange && (
        <Change type="button" onClick={onChange}>
          {responsesText.change}
        </Change>
      )}
    </span>
  );
};
