import { enoughOf, ruleOf } from '@quorum/domain/event/enough';
import { styled } from 'styled-components';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { decisionText } from '../../../messages/events/decisionText.generated.ts';
import { expectedText } from '../enoughText.ts';
import { useDecisionTime } from '../time/useDecisionTime.ts';
import { Muted } from '../../../ui/text/Muted.tsx';

const Root = styled.div`
  text-wrap: balance;

  > strong {
    display: block;
    font-size: ${({ theme }) => theme.font.size.lg};
  }
`;

const headingOf = (event: EventCardFragment): string | null => {
  const { status, isAtRisk, participants } = event;
  if (status === 'CALLED_OFF') return decisionText.calledOff;
  if (status === 'GATHERING') return isAtRisk ? decisionText.rain : null;
  const { missing, verdict } = enoughOf(participants, event);
  if (!isAtRisk || missing === 0) return decisionText.itsOn;
  return verdict === 'UNCERTAIN' ? decisionText.atRiskCertain(missing) : decisionText.atRisk(missing);
};

const reasonOf = (event: EventCardFragment): string | null => {
  const { status, statusReason, decidedBy, neededSeats, hadSeats } = event;
  if (statusReason) return statusReason;
  if (status !== 'CALLED_OFF' || decidedBy !== 'CLOCK' || neededSeats == null || hadSeats == null) return null;
  const tooFew = ruleOf(event) === 'DEFINITE' ? decisionText.tooFewCertain : decisionText.tooFew;
  return tooFew({
    needed: formatNumber(neededSeats),
    had: expectedText({ expected: hadSeats, threshold: neededSeats }),
  });
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
