import { isoOf } from '@quorum/domain/isoOf';
import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Series } from '../../use-cases/events/getSeries.ts';

const presentOccurrence = ({ urlHash, date, timezone }: EventEntity) => ({ urlHash, date: isoOf(date), timezone });

export const presentSeries = ({ previous, next }: Series) => ({
  previous: previous && presentOccurrence(previous),
  next: next && presentOccurrence(next),
});

export const presentCancelled = ({ urlHash, title, date, timezone, cancelledAt }: CancelledEventEntity) => ({
  urlHash,
  title,
  timezone,
  date: isoOf(date),
  cancelledAt: isoOf(cancelledAt),
});
