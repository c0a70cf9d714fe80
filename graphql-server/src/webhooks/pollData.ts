import { isoOf } from '@quorum/domain/isoOf';
import { standingOf } from '@quorum/domain/poll/standing';
import type { DateTime } from 'luxon';
import { listShown } from '../persistence/repositories/polls/shownPolls.ts';
import type { EntityManager } from '../persistence/orm.ts';
import { pageUrl } from './eventData.ts';

const isoOfMillis = (millis: number) => new Date(millis).toISOString();

/** A poll as receivers read it, without those who voted. Null where it is gone. */
export const pollDataOf = async (
  em: EntityManager,
  id: number,
  { publicUrl, now }: { publicUrl: string | null; now: DateTime },
) => {
  const [poll] = await listShown(em, 'p.id = $1', id);
  if (!poll) return null;
  const standing = standingOf(poll.dates, now.toMillis());
  return {
    urlHash: poll.urlHash,
    url: pageUrl(publicUrl, `/polls/${poll.urlHash}`),
    revision: poll.contentRevision,
    title: poll.title,
    eventType: poll.eventType.name,
    timezone: poll.timezone,
    location: poll.location,
    isPrivate: poll.isPrivate,
    status: poll.status,
    closesAt: isoOf(poll.closesAt),
    participantThreshold: poll.participantThreshold,
    capacity: poll.capacity,
    voterCount: poll.voterCount,
    options: poll.dates.map(({ id: option, start, end }) => ({
      id: Number(option),
      date: isoOfMillis(start),
      endTime: end === null ? null : isoOfMillis(end),
      ...standing.get(option),
    })),
  };
};
