import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import { ExternalLink, Repeat } from 'lucide-react';
import { styled } from 'styled-components';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { Fact } from './eventFactLayout.tsx';

/** Attributes of links to other sites, which open in a tab of their own. */
export const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** Where a link leads, before one follows it; the link's description says it to those who listen. */
const Host = styled.span`
  margin-inline-start: 0.5ch;
  unicode-bidi: plaintext;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const hostOf = (webLink: string) => (URL.canParse(webLink) ? new URL(webLink).host.replace(/^www\./, '') : '');

const repeats = (frequency: RecurrenceFrequency) =>
  ({ weekly: eventsText.repeatsWeekly, biweekly: eventsText.repeatsBiweekly, monthly: eventsText.repeatsMonthly })[
    frequency
  ];

export const RepeatsFact = ({ frequency }: { frequency: RecurrenceFrequency }) => (
  <Fact icon={<Repeat aria-hidden="true" />}>{repeats(frequency)}</Fact>
);

export const WebLinkFact = ({ webLink }: { webLink: string }) => (
  <Fact icon={<ExternalLink aria-hidden="true" />}>
    <a href={webLink} title={webLink} {...elsewhere}>
      <span>{eventsText.moreInformation}</span>
      <Host aria-hidden="true">{hostOf(webLink)}</Host>
    </a>
  </Fact>
);
