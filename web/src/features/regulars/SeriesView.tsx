import type { RegularConfirmation } from '@quorum/domain/response/confirmation';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SeriesPageQuery } from '../../generated/later.generated.ts';
import { rememberedRegulars } from './rememberedRegulars.ts';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { useIsPrinting } from '../../lib/useIsPrinting.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DoneNote } from '../../ui/feedback/DoneNote.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { regularConfirmationFor } from '../responses/private-link/confirmation.ts';
import { useSession } from '../session/useSession.ts';
import { AttendanceList } from './AttendanceList.tsx';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { BecomeRegular } from './BecomeRegular.tsx';
import { OwnRegular } from './OwnRegular.tsx';
import { RegularList } from './RegularList.tsx';
import { regularsText } from '../../messages/series/regularsText.generated.ts';
import { NextDate, PastDates, PlannedDates } from './SeriesFacts.tsx';
import { useAttendance } from './useAttendance.ts';
import { uiText } from '../../messages/uiText.generated.ts';

type Series = NonNullable<SeriesPageQuery['seriesByHash']>;

/** As wide as lines and forms are read. */
const Parts = styled(Stack)`
  max-inline-size: 44rem;
`;

const Part = styled(Card).attrs({ as: 'section' })`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.sm};

  > form,
  > ul {
    justify-self: stretch;
  }
`;

/** Says that a form that was sent without the app has made somebody a regular. The start script stores the token. */
const ConfirmedRegular = ({ regularId, responseToken }: RegularConfirmation) => (
  <DoneNote data-saved-regular={responseToken ? `${regularId}.${responseToken}` : undefined}>
    {regularsText.joined}
  </DoneNote>
);

interface Props {
  series: Series;
  /** The standing response of the link by which one came to end it. */
  toEnd: string | null;
}

/** A series: its dates, who is in every time, and the way to be that. */
export const SeriesView = ({ series, toEnd }: Props) => {
  const { seriesHash, next, isOver, planned, past, regulars, timezone } = series;
  const { user } = useSession();
  const copy = useCopy();
  // the app takes over what the form has saved; without a script the page says so alone
  const isHydrated = useIsHydrated();
  const [confirmation] = useState(() => regularConfirmationFor(seriesHash));
  const rememberedId = rememberedRegulars.useIdIn(seriesHash);
  const ownId = series.ownRegular?.id ?? (user ? undefined : rememberedId);
  const own = regulars.find(({ id }) => id === ownId);
  const isPrinting = useIsPrinting();
  const { attendance, isOrganiser, hasFailed, retry } = useAttendance(series);
  const copyLink = () =>
    void copy(addressOfPage(paths.series(seriesHash)), {
      title: regularsText.copied,
      description: regularsText.shareHint,
    });
  if (isPrinting && attendance && attendance.people.length > 0)
    return <AttendanceSheet attendance={attendance} series={series} />;
  return (
    <Parts gap="lg">
      <Part aria-label={regularsText.next}>
        <h2>{regularsText.next}</h2>
        <NextDate next={next} isOver={isOver} />
      </Part>
      {!isOver && (
        <Part aria-label={regularsText.join}>
          <h2>{regularsText.join}</h2>
          {confirmation && <ConfirmedRegular {...confirmation} />}
          {own && <OwnRegular key={own.id} series={series} regular={own} isToEnd={toEnd === own.id} />}
          {!own && (isHydrated || !confirmation) && <BecomeRegular series={series} />}
        </Part>
      )}
      <Part aria-label={regularsText.regulars}>
        <h2>{regularsText.regulars}</h2>
        <RegularList seriesHash={seriesHash} regulars={regulars} isOrganiser={isOrganiser} />
      </Part>
      {(attendance !== null || hasFailed) && (
        <Part aria-label={regularsText.attendance}>
          <h2>{regularsText.attendance}</h2>
          {attendance && <AttendanceList attendance={attendance} timezone={timezone} />}
          {hasFailed && (
            <>
              <Muted role="alert">{regularsText.attendanceFailed}</Muted>
              <Button variant="outline" size="sm" onClick={retry}>
                {uiText.tryAgain}
              </Button>
            </>
          )}
        </Part>
      )}
      {planned.length > 0 && (
        <Part aria-label={regularsText.planned}>
          <h2>{regularsText.planned}</h2>
          <PlannedDates planned={planned} timezone={timezone} />
        </Part>
      )}
      {past.length > 0 && (
        <Part aria-label={regularsText.past}>
          <h2>{regularsText.past}</h2>
          <PastDates past={past} />
        </Part>
      )}
      <Part aria-label={regularsText.copy}>
        <Muted>{regularsText.shareHint}</Muted>
        <Button variant="outline" onClick={copyLink}>
          <Link aria-hidden="true" />
          {regularsText.copy}
        </Button>
      </Part>
    </Parts>
  );
};
