import { styled } from 'styled-components';
import { countText } from './countText.ts';
import { STATUS_ORDER } from './orderResponses.ts';
import type { ShownResponse } from '../RespondableEvent.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';

const Root = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;

/** '7 yes · 2 maybe · 1 no': those that the organiser has hidden do not count. */
export const ResponseCounts = ({ responses }: { responses: readonly ShownResponse[] }) => {
  const counted = responses.filter(({ isHidden }) => !isHidden);
  const guests = counted.reduce((sum, response) => sum + (response.status === 'GOING' ? response.guests : 0), 0);
  const parts = STATUS_ORDER.flatMap((status) => {
    const count = counted.filter((response) => response.status === status).length;
    const withGuests = status === 'GOING' && guests > 0 ? [responsesText.countGuests(guests)] : [];
    return count > 0 ? [countText(status, count), ...withGuests] : withGuests;
  });
  return parts.length > 0 && <Root>{parts.join(' · ')}</Root>;
};
