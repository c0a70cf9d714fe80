import { isoOf } from '@quorum/domain/isoOf';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import type { SeriesAttendance } from '../../use-cases/organising/seriesAttendance.ts';
import { presentDate, type SeriesDateView } from './presentSeriesPage.ts';

/** A person's response to a date, and whether they came, as both transports show it. */
interface AttendeeDateView {
  urlHash: string;
  status: ResponseStatus;
  attended: boolean | null;
}

/** How often somebody came, as both transports show it: no address, which is in the table of the series. */
interface AttendeeView {
  name: string;
  regularId: number | null;
  came: number;
  outOf: number;
  lastCame: string | null;
  onDates: AttendeeDateView[];
}

export interface SeriesAttendanceView {
  dates: SeriesDateView[];
  people: AttendeeView[];
}

export const presentAttendance = ({ dates, people }: SeriesAttendance): SeriesAttendanceView => ({
  dates: dates.map(presentDate),
  people: people.map(({ name, regularId, came, outOf, lastCame, dates: said }) => ({
    name,
    regularId,
    came,
    outOf,
    lastCame: lastCame && isoOf(lastCame),
    onDates: dates.flatMap(({ id, urlHash }) => {
      const on = said.get(id);
      return on ? [{ urlHash, status: on.status, attended: on.attended }] : [];
    }),
  })),
});
