import { HISTORY_TYPES } from '@quorum/domain/organising/history';
import type { Activity, Recorded } from '../activity/Activity.ts';
import { isSeen } from '../activity/record.ts';
import type { Subscriber } from '../dispatch/Subscriber.ts';
import { IS_LISTED } from '../persistence/entities/EventEntity.ts';
import { LIVE_CHANNEL } from '../persistence/changeFeed.ts';
import { queryPrepared } from '../persistence/queryPrepared.ts';

const OF_EVENT = `select pg_notify('${LIVE_CHANNEL}', json_strip_nulls(json_build_object('of', 'event', 'id', wanted.id,
    'urlHash', event.url_hash, 'eventTypeId', event.event_type_id, 'hasLeft', $2::boolean))::text)
  from (select $1::int as id) wanted left join event on event.id = wanted.id and ${IS_LISTED}`;
/** To readers of that one alone, all of them or some. */
const OF_ONE = `select pg_notify('${LIVE_CHANNEL}', json_strip_nulls(json_build_object('of', $1::text, 'id', $2::int,
    'isForSome', $3::boolean))::text)`;

/**
 * What its organisers or those who responded read of an event, and nobody else: what is in its history and changes nothing that all
 * see, and telephone numbers, which are beside the responses. Others must not learn even that there was something.
 */
const SEEN_BY_SOME: ReadonlySet<Activity['type']> = new Set<Activity['type']>([
  ...HISTORY_TYPES.filter((type) => !isSeen(type)),
  'response.phoneConfirmed',
]);

/** Whether it was on a list that it is on no more: it is not public now, or is of another type. */
const hasLeft = (activity: Recorded): true | null => {
  if ('wasPublic' in activity && activity.wasPublic) return true;
  if (activity.type !== 'event.changed') return null;
  const { before } = activity;
  return before.isPrivate === false || 'eventType' in before ? true : null;
};

interface About {
  type: Activity['type'];
  event?: { id: number };
  poll?: { id: number };
}

/**
 * Tells every server that an event or a poll looks different now, once the transaction is committed. Each of them reads it for
 * those of its readers who may see it, and asks which of them may where that is not for all. Readers of lists are told of what is on them alone.
 */
export const publishLive: Subscriber = {
  name: 'live',
  async on({ em }, activity) {
    const { type, event, poll }: About = activity;
    if (event && SEEN_BY_SOME.has(type)) await queryPrepared(em, OF_ONE, ['event', event.id, true]);
    if (!isSeen(type)) return;
    if (event) await queryPrepared(em, OF_EVENT, [event.id, hasLeft(activity)]);
    if (poll) await queryPrepared(em, OF_ONE, ['poll', poll.id, null]);
  },
};
