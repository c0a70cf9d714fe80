import type { Occurrence } from '@quorum/domain/event/recurrence';
import { pastAfter } from '@quorum/domain/event/timing';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { seriesIdOf } from '../../persistence/repositories/SeriesRepository.ts';
import type { Context } from '../Context.ts';
import { requestWeather } from '../weather/weatherChanges.ts';

export const timesOf = ({ date, endTime, timezone }: EventEntity) => ({ date, endTime, timezone });

/** An occurrence of `root` with all that it says, a hash of its own, and nobody's answers yet. */
export async function copyAt(
  context: Context,
  root: EventEntity,
  { day, date, endTime }: Occurrence,
): Promise<ShownEvent> {
  const { em, events, tokens, clock } = context;
  const { title, location, timezone, participantThreshold, notes, webLink, isPrivate, eventType } = root;
  const { isHidden, isGuestListHidden } = root;
  const { isRecurring, recurrenceFrequency, creatorId, creatorName, creatorEmail, creatorLanguage } = root;
  const { urlHash } = em.create(EventEntity, {
    ...{ title, location, timezone, participantThreshold, notes, webLink, isPrivate, eventType },
    ...{ isHidden, isGuestListHidden },
    ...{ isRecurring, recurrenceFrequency, creatorId, creatorName, creatorEmail, creatorLanguage, date, endTime },
    pastAfter: pastAfter({ date, endTime }),
    parentEventId: root.id,
    occurrenceDay: day,
    seriesId: seriesIdOf(root),
    urlHash: tokens.urlHash(),
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
  await em.flush();
  await requestWeather(context);
  return events.require(urlHash);
}
