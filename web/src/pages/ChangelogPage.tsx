import { DateTime } from 'luxon';
import { styled } from 'styled-components';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import { BackToHome } from './BackToHome.tsx';
import { CHANGES } from './changes.ts';

const When = styled.time`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

export const ChangelogPage = () => (
  <>
    <title>Changelog · Quorum</title>
    <PageHeader back={<BackToHome />} title="Changelog" lead="What changed, newest first." />
    <Prose>
      {CHANGES.map(({ date, title, changes }) => (
        <section key={date}>
          <h2>{title}</h2>
          <When dateTime={date}>{DateTime.fromISO(date).toLocaleString(DateTime.DATE_FULL, { locale: 'en-US' })}</When>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </Prose>
  </>
);
