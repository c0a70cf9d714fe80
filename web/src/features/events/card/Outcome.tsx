import { styled } from 'styled-components';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { useLanguage } from '../../../lib/language.ts';
import { outcomeText } from '../outcomeText.ts';

const Said = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

/** What became of an event that is over. */
export const Outcome = ({ event }: { event: EventCardFragment }) => {
  useLanguage();
  return <Said>{outcomeText(event)}</Said>;
};
