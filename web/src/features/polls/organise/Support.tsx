import { shownChance } from '@quorum/domain/decision/shownChance';
import type { OptionStanding } from '@quorum/domain/poll/standing';
import { styled } from 'styled-components';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { pollsText } from '../pollsText.ts';
import { Bar } from '../voting/votingLayout.ts';

const Layout = styled.span`
  display: grid;
  gap: 0.25rem;
`;

/** How likely it is that enough come on a date, as a bar and in words, and what people say about it. */
export const Support = ({ chance, yes, maybe, no }: OptionStanding) => (
  <Layout>
    <Bar aria-hidden="true" style={{ '--share': Math.round(chance * 100) }} />
    <span>{pollsText.standing({ chance: shownChance(chance, formatPercent), yes, maybe, no })}</span>
  </Layout>
);
