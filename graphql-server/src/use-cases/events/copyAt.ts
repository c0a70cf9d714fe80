import { decisionTimeOf } from '@quorum/domain/decision/decision';
import type { Occurrence } from '@quorum/domain/event/recurrence';
import { pastAfter } from '@quorum/domain/event/timing';
import { pick } from '@quorum/domain/pick';
import { record } from '../../activity/record.ts';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { seriesIdOf } from '../../persistence/repositories/SeriesRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { respondToNewDate } from '../responses/regulars/respondFor.ts';
import { requestWeather } from '../weather/weatherChanges.ts';
import { COPIED } from './eventContent.ts';

/** What an occurrence takes from its root beside the copied content. */
const OF_ORGANISER = [
  'creatorId',
  'creatorName',
  'creatorEmail',
  'creatorLanguage',
  'coOrganisers',
  'isHidden',
] as const;

/** An occurrence of `root` with its content, a hash of its own, and the responses of the regulars. */
export async function copyAt(
  transaction: Transaction,
  root: EventEntity,
  { day, date, endTime }: Occurrence,
): Promise<ShownEvent> {
  const { em, events, tokens, clock } = transaction;
  const planned = decisionTimeOf(root, date);
  // of a date that is made after its hour, the organiser decides
  const decideAt = planned && planned > clock.now() ? planned : null;
  const event = em.create(EventEntity, {
    ...pick(root, [...COPIED, ...OF_ORGANISER]),
    date,
    endTime,
    pastAfter: pastAfter({ date, endTime }),
    decideAt,
    decisionDue: decideAt,
    parentEventId: root.id,
    occurrenceDay: day,
    seriesId: seriesIdOf(root),
    urlHash: tokens.urlHash(),
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
  await em.flush();
  record(transaction, { type: 'event.created', event, from: 'SERIES' });
  await requestWeather(transaction);
  await respondToNewDate(transaction, event);
  return events.show(event);
}
