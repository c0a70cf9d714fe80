import { API_CHANGES, type ApiChange, changeAnchor } from '@quorum/domain/platform/apiChanges';
import { DEPRECATION_DAYS } from '@quorum/domain/platform/apiLimits';
import { DateTime } from 'luxon';
import { styled } from 'styled-components';
import { currentLocale } from '../../lib/language.ts';
import { Badge } from '../../ui/picture/Badge.tsx';
import { Facts } from './Facts.tsx';
import { limitFacts } from './limitFacts.ts';
import { Part } from './Part.tsx';
import { Paragraph } from './Sentence.tsx';
import { developersRulesText } from '../../messages/developers/developersRulesText.generated.ts';

export const Limits = () => (
  <Part id="limits" title={developersRulesText.limits}>
    <Paragraph>{developersRulesText.limitsText}</Paragraph>
    <Facts
      headings={[developersRulesText.limit, developersRulesText.most]}
      facts={limitFacts().map(([what, is]) => ({ key: what, what, is }))}
    />
  </Part>
);

export const Stability = () => (
  <Part id="stability" title={developersRulesText.stability}>
    <p>{developersRulesText.stays}</p>
    <Paragraph>{developersRulesText.mayChange}</Paragraph>
    <p>{developersRulesText.clients}</p>
  </Part>
);

export const Deprecations = () => (
  <Part id="deprecation" title={developersRulesText.deprecation}>
    <p>{developersRulesText.deprecationText({ days: DEPRECATION_DAYS })}</p>
    <Paragraph>{developersRulesText.deprecationHow}</Paragraph>
  </Part>
);

const Changes = styled.ol`
  &&& {
    gap: ${({ theme }) => theme.space.lg};
    padding: 0;
    list-style: none;
  }
`;

const Change = styled.li`
  scroll-margin-top: 5rem;
`;

const Day = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const kinds = (): Record<ApiChange['kind'], string> => ({
  ADDED: developersRulesText.kindADDED,
  CHANGED: developersRulesText.kindCHANGED,
  DEPRECATED: developersRulesText.kindDEPRECATED,
  REMOVED: developersRulesText.kindREMOVED,
});

/** What has changed, as the feed has it. */
export const Changelog = () => (
  <Part id="changelog" title={developersRulesText.changelog}>
    <Paragraph>{developersRulesText.changelogText}</Paragraph>
    <Changes>
      {API_CHANGES.map(({ id, date, kind, title, text }) => (
        <Change key={id} id={changeAnchor(id)}>
          <Day>
            <time dateTime={date}>
              {DateTime.fromISO(date).toLocaleString(DateTime.DATE_FULL, { locale: currentLocale() })}
            </time>
            <Badge>{kinds()[kind]}</Badge>
          </Day>
          <h3 lang="en">{title}</h3>
          <p lang="en">{text}</p>
        </Change>
      ))}
    </Changes>
  </Part>
);
