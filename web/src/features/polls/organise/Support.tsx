import { shownChance } from '@quorum/domain/decision/shownChance';
import type { OptionStanding } from '@quorum/domain/poll/standing';
import { styled } from 'styled-components';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { supportShare } from '../voting/supportShare.ts';
import { Bar } from '../voting/votingLayout.ts';

const Layout = styled.span`
  display: grid;
  gap: 0.25rem;
  padding-block-start: 0.25rem;
`;

interface Props extends OptionStanding {
  participantThreshold: number;
}

/** How many of the people needed are expected on a date, how likely that is enough, and their votes. */
export const Support = ({ chance, expected, yes, maybe, no, participantThreshold }: Props) => (
  <Layout>
    <Bar aria-hidden="true" style={{ '--share': supportShare(expected, participantThreshold) }} />
    <span>{pollsText.standing({ chance: shownChance(chance, formatPercent), yes, maybe, no })}</span>
  </Layout>
);
