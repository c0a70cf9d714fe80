import { likelihoodOf } from '@quorum/domain/response/likelihood';
import { styled } from 'styled-components';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { Badge } from '../../../ui/picture/Badge.tsx';
import type { Ownership } from '../ownership/OwnershipContext.ts';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';
import { responsesText } from '../responsesText.ts';

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

interface Props {
  event: Pick<RespondableEvent, 'participants'>;
  ownership: Pick<Ownership, 'canEdit'>;
}

/** One's own response at a glance; nothing without one. The server knows of none, so it stands where it moves nothing. */
export const YourResponse = ({ event, ownership: { canEdit } }: Props) => {
  const own = event.participants.find(({ id }) => canEdit(id));
  if (!own) return null;
  return (
    <span data-response="">
      <ResponseChip response={own} />
    </span>
  );
};
