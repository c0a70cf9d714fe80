import { styled } from 'styled-components';
import type { SeriesPageQuery } from '../../generated/later.generated.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { describeChance } from '../events/outlookText.ts';
import { clocksOf } from '../events/time/clocksOf.ts';
import { describeWhen } from '../events/time/describeWhen.ts';
import { regularsText } from '../../messages/series/regularsText.generated.ts';

type Series = NonNullable<SeriesPageQuery['seriesByHash']>;

const When = styled.p`
  font-size: ${({ theme }) => theme.font.size.lg};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const Standing = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

/** Whether it takes place, as far as that is known. */
const standingOf = ({ status, chance }: NonNullable<Series['next']>): string => {
  if (status === 'CALLED_OFF') return regularsText.calledOff;
  return status === 'CONFIRMED' ? regularsText.confirmed : describeChance(chance);
};

/** The next date, with how it stands, and the way to its page. */
export const NextDate = ({ next, isOver }: Pick<Series, 'next' | 'isOver'>) => {
  if (!next) return <Muted>{isOver ? regularsText.nothingFollows : regularsText.none}</Muted>;
  const { day, time } = describeWhen({ ...next, endTime: null });
  return (
    <>
      <When>
        <time dateTime={next.date}>
          {day}, {time}
        </time>
      </When>
      <Standing>{standingOf(next)}</Standing>
      <LinkButton to={paths.event(next.urlHash)}>{regularsText.open}</LinkButton>
    </>
  );
};

/** When those are that come after, which are made one by one. */
export const PlannedDates = ({ planned, timezone }: Pick<Series, 'planned' | 'timezone'>) => {
  const clocks = clocksOf(timezone);
  return (
    <ul>
      {planned.map((date) => (
        <li key={date}>
          <time dateTime={date}>{clocks.day(new Date(date))}</time>
        </li>
      ))}
    </ul>
  );
};

/** Those that are over, each with the way to its page. */
export const PastDates = ({ past }: Pick<Series, 'past'>) => (
  <ul>
    {past.map(({ urlHash, date, timezone, status }) => (
      <li key={urlHash}>
        <PageLink to={paths.event(urlHash)}>
          <time dateTime={date}>{clocksOf(timezone).day(new Date(date))}</time>
        </PageLink>
        {status === 'CALLED_OFF' && ` · ${regularsText.calledOff}`}
      </li>
    ))}
  </ul>
);
