import { standingOf } from '@quorum/domain/event/progress';
import { styled } from 'styled-components';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { decisionText } from '../../decision/decisionText.ts';
import { useDecisionTime } from '../time/useDecisionTime.ts';

const Root = styled.div`
  text-align: center;
  text-wrap: balance;

  > strong {
    display: block;
    font-size: ${({ theme }) => theme.font.size.lg};
  }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const headingOf = (event: EventCardFragment): string | null => {
  const { status, isAtRisk, participants, participantThreshold } = event;
  if (status === 'CALLED_OFF') return decisionText.calledOff;
  if (status === 'GATHERING') return isAtRisk ? decisionText.rain : null;
  const missing = participantThreshold - standingOf(participants, event).going;
  return isAtRisk && missing > 0 ? decisionText.atRisk(missing) : decisionText.itsOn;
};

const reasonOf = ({ status, statusReason, decidedBy, neededSeats, hadSeats }: EventCardFragment): string | null => {
  if (statusReason) return statusReason;
  if (status !== 'CALLED_OFF' || decidedBy !== 'CLOCK' || neededSeats == null || hadSeats == null) return null;
  return decisionText.tooFew({ needed: formatNumber(neededSeats), had: formatNumber(hadSeats) });
};

/** When the clock decides, or what was decided and why. */
export const DecisionNote = ({ event }: { event: EventCardFragment }) => {
  const planned = useDecisionTime(event);
  const heading = headingOf(event);
  const reason = reasonOf(event);
  if (!heading && !reason && !planned) return null;
  return (
    <Root>
      {heading && <strong>{heading}</strong>}
      {reason && <p>{reason}</p>}
      {planned && <Muted>{planned}</Muted>}
    </Root>
  );
};
