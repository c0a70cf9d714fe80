import type { OptionStanding } from '@quorum/domain/poll/standing';
import { styled } from 'styled-components';
import { describeOutlook } from '../voting/describeOutlook.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { supportShare } from '../voting/supportShare.ts';
import { Bar } from '../voting/votingLayout.ts';

const Layout = styled.span`
  display: grid;
  gap: 0.25rem;
  padding-block-start: 0.25rem;
`;

/** No word stands alone on a line. */
const Words = styled.span`
  text-wrap: balance;
`;

interface Props extends OptionStanding {
  participantThreshold: number;
}

/** How many of the people needed are expected on a date, how likely that is enough, and their votes. */
export const Support = ({ yes, maybe, no, participantThreshold, ...standing }: Props) => (
  <Layout>
    <Bar aria-hidden="true" style={{ '--share': supportShare(standing.expected, participantThreshold) }} />
    <Words>{pollsText.standing({ outlook: describeOutlook(standing, participantThreshold), yes, maybe, no })}</Words>
  </Layout>
);
