import { DIGEST_HOUR } from '@quorum/domain/follow/follow';
import { record } from '../../activity/record.ts';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { FollowRepository } from '../../persistence/repositories/follow/FollowRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';

/** In one go; the others come with the next one. */
const DIGESTS_MAX = 500;

/** So many events are named in one digest, the soonest. */
const EVENTS_MAX = 20;

/** After that nobody takes back by the link in a mail that they follow no more. */
const ENDED_KEPT = { days: 30 };

/** Has each follower told once a day what is new, at five in the afternoon where they are. */
export async function sendFollowDigests(context: Context): Promise<void> {
  const { em, clock, mailing } = context;
  if (!mailing) return;
  const due = await new FollowRepository(em).listDueDigests(clock.now(), DIGEST_HOUR, DIGESTS_MAX);
  await attemptEach(context, due, (follows) => sendOne(context, follows));
}

function sendOne(context: Context, follows: readonly number[]): Promise<void> {
  return inTransaction(context, NO_TURN, async (transaction) => {
    const { em, clock } = transaction;
    // who takes it tells it: another server finds nothing
    const taken = await new FollowRepository(em).takeNews(follows);
    if (taken.length === 0) return;
    const isNews = { id: { $in: taken }, date: { $gt: clock.now() }, isPrivate: false, isHidden: false };
    const fields = ['id'] as const;
    const events = await em.find(EventEntity, isNews, {
      fields,
      orderBy: { date: 'asc', id: 'asc' },
      limit: EVENTS_MAX,
    });
    if (events.length === 0) return;
    record(transaction, { type: 'follow.digestDue', follows, events: events.map(({ id }) => id) });
  });
}

/** Deletes follows that ended a while ago. */
export const deleteEndedFollows = ({ em, clock }: Context): Promise<void> =>
  new FollowRepository(em).deleteEnded(clock.now().minus(ENDED_KEPT));
