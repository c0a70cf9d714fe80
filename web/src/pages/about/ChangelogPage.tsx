import { DateTime } from 'luxon';
import { styled } from 'styled-components';
import { currentLocale } from '../../lib/language.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Prose } from '../../ui/text/Prose.tsx';
import { BackToHome } from '../BackToHome.tsx';
import { changelogText } from '../../messages/pages/changelogText.generated.ts';
import { changes } from './changes.ts';

/** Dates in a margin of their own, where there is room for one. */
const Version = styled.section`
  display: grid;
  grid-template-columns: minmax(9rem, auto) 1fr;
  column-gap: ${({ theme }) => theme.space.lg};

  > ul,
  > h2 {
    grid-column: 2;
    margin-top: 0;
  }

  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr;

    > ul,
    > h2 {
      grid-column: 1;
    }
  }
`;

const When = styled.time`
  padding-top: 0.375rem;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

export const ChangelogPage = () => (
  <>
    <title>{`${changelogText.title} · Quorum`}</title>
    <PageHeader back={<BackToHome />} title={changelogText.title} lead={changelogText.lead} />
    <Prose>
      {changes().map(({ date, title, changes: lines }) => (
        <Version key={date}>
          {date !== null && (
            <When dateTime={date}>
              {DateTime.fromISO(date).toLocaleString(DateTime.DATE_FULL, { locale: currentLocale() })}
            </When>
          )}
          <h2>{title}</h2>
          <ul>
            {lines.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Version>
      ))}
    </Prose>
  </>
);
