import { seriesText } from '../../messages/events/seriesText.generated.ts';

/** What tells an event's place in a series: an occurrence has a parent, the first of a series has none. */
interface SeriesEvent {
  isRecurring: boolean;
  parentEventId: string | null;
}

export const isInSeries = ({ isRecurring, parentEventId }: SeriesEvent): boolean =>
  isRecurring || parentEventId !== null;

/** What the deletion of an event means for its series, null where nothing would follow anyway. */
export const deletionNote = ({ isRecurring, parentEventId }: SeriesEvent): string | null => {
  if (!isRecurring) return null;
  return parentEventId === null ? seriesText.deletesFirst : seriesText.deletesOne;
};
