import { canManageEvent } from '@quorum/domain/policies';
import { useEffect, useRef } from 'react';
import {
  type SeriesAttendanceQuery,
  type SeriesPageQuery,
  useSeriesAttendanceQuery,
} from '../../generated/later.generated.ts';
import { useAuthContext } from '../session/useDetail.ts';
import { useSession } from '../session/useSession.ts';

type Series = NonNullable<SeriesPageQuery['seriesByHash']>;

/** Who came to a series how often, with its latest dates. */
export type Attendance = NonNullable<NonNullable<SeriesAttendanceQuery['seriesByHash']>['attendance']>;

/** The same for its organisers, and whether the reader is one; null for others, and while it is on its way. */
export const useAttendance = ({ seriesHash, next, regulars }: Pick<Series, 'seriesHash' | 'next' | 'regulars'>) => {
  const { user } = useSession();
  const context = useAuthContext();
  // of a series without a date to come the server alone knows who organises it
  const mayBeOrganiser = user !== null && (next === null || canManageEvent({ uid: user.uid }, next));
  const { data, error, refetch } = useSeriesAttendanceQuery({
    variables: { seriesHash },
    context,
    fetchPolicy: 'no-cache',
    skip: !mayBeOrganiser,
  });

  const counted = useRef(regulars);
  useEffect(() => {
    if (counted.current === regulars) return;
    counted.current = regulars;
    if (mayBeOrganiser) refetch().catch(() => undefined); // the hook's `error` says it
  }, [regulars, mayBeOrganiser, refetch]);

  const attendance = data?.seriesByHash?.attendance ?? null;
  return {
    attendance,
    isOrganiser: attendance !== null || (mayBeOrganiser && next !== null),
    hasFailed: error !== undefined && data === undefined,
    retry: () => void refetch().catch(() => undefined), // likewise
  };
};
