import type { EditScope } from '../../generated/graphql.generated.ts';
import { seriesText } from './seriesText.ts';

/** What tells an event's place in a series: an occurrence has a parent, the first of a series has none. */
interface SeriesEvent {
  isRecurring: boolean;
  parentEventId: string | null;
}

export const isInSeries = ({ isRecurring, parentEventId }: SeriesEvent): boolean =>
  isRecurring || parentEventId !== null;

/** How far a change goes unless somebody says otherwise: the first event leads its series. */
export const defaultScope = ({ parentEventId }: SeriesEvent): EditScope =>
  parentEventId === null ? 'THIS_AND_FOLLOWING' : 'THIS_OCCURRENCE';

/** What the deletion of an event means for its series, null where nothing would follow anyway. */
export const deletionNote = ({ isRecurring, parentEventId }: SeriesEvent): string | null => {
  if (!isRecurring) return null;
  return parentEventId === null ? seriesText.deletesFirst : seriesText.deletesOne;
};
