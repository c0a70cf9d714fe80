import { DomainError } from '@quorum/domain/errors';
import { FOLLOWS_MAX, followDraft, unfollowDraft } from '@quorum/domain/follow/follow';
import { parse } from '@quorum/domain/parse';
import { reason } from '@quorum/domain/refusals/Reason';
import { ofNetwork } from '../../gateways/limiter.ts';
import { record } from '../../activity/record.ts';
import type { FollowEntity } from '../../persistence/entities/follow/FollowEntity.ts';
import { FollowRepository } from '../../persistence/repositories/follow/FollowRepository.ts';
import { seriesIdOf } from '../../persistence/repositories/SeriesRepository.ts';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { rowId } from '../../persistence/repositories/rowId.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';
import { followerOf, personKey } from './followerOf.ts';
import { nearOf, targetOf } from './followed.ts';

const takeChange = ({ limiter, actor }: Context) => limiter.consume(ofNetwork('follow', actor.address));

/**
 * Tells a person of new events from now on: of an organiser, of a series, or of a type, near a place if they like. What
 * they follow already gets these settings. Somebody without an account follows by a response whose address is confirmed.
 * @throws DomainError `BAD_USER_INPUT`; `UNAUTHENTICATED` without an account and a response; `NOT_FOUND` for what is not
 * there to be followed; `FORBIDDEN` for a response of somebody else; `CONFLICT` without a confirmed address, where a place
 * is not known, or where too much is followed; `RATE_LIMITED`
 */
export async function follow(context: Context, input: unknown): Promise<FollowEntity> {
  const { clock, mailing } = context;
  const draft = parse(followDraft, input);
  if (!mailing) throw new DomainError('CONFLICT', 'follow.none');
  await takeChange(context);
  const follower = await followerOf(context, draft);
  const { target, name, timezone } = await targetOf(context, draft);
  const where = await nearOf(context, draft.near);
  const { kind, pace } = draft;
  return inTransaction(context, [follower.follower], async (transaction) => {
    const follows = new FollowRepository(transaction.em);
    const own = await follows.listOf(follower.follower);
    const isNew = !own.some((one) => one.kind === kind && one.target === target);
    if (isNew && own.length >= FOLLOWS_MAX)
      throw new DomainError('CONFLICT', reason('follow.tooMany', { max: FOLLOWS_MAX }));
    const saved = await follows.save({
      kind,
      target,
      name,
      ...follower,
      ...where,
      pace: pace ?? 'AT_ONCE',
      timezone: draft.timeZone ?? timezone ?? 'UTC',
      createdAt: clock.now(),
      endedAt: null,
    });
    record(transaction, { type: 'follow.saved', follow: saved });
    return saved;
  });
}

/** A series is named by any of its dates, also by one that is on no list any more. */
async function storedTarget({ em }: Context, kind: FollowEntity['kind'], id: string): Promise<string> {
  const event = kind === 'SERIES' ? await em.findOne(EventEntity, { id: rowId(id) ?? 0 }) : null;
  return event ? String(seriesIdOf(event)) : id;
}

/**
 * Tells a person no longer of what they follow.
 * @returns whether they followed it until now
 * @throws DomainError `BAD_USER_INPUT`, `UNAUTHENTICATED`, `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `RATE_LIMITED`
 */
export async function unfollow(context: Context, input: unknown): Promise<boolean> {
  const draft = parse(unfollowDraft, input);
  await takeChange(context);
  const { follower } = await followerOf(context, draft);
  const target = await storedTarget(context, draft.kind, draft.id);
  return inTransaction(context, [follower], async (transaction) => {
    const follows = new FollowRepository(transaction.em);
    const found = await follows.find({ kind: draft.kind, target, follower });
    if (!found) return false;
    await follows.delete(found);
    record(transaction, { type: 'follow.ended', follow: found });
    return true;
  });
}

/** What the signed-in person follows, the newest first. @throws DomainError `UNAUTHENTICATED` */
export async function listOwnFollows({ actor, em }: Context): Promise<FollowEntity[]> {
  requireSignedIn(actor);
  return new FollowRepository(em).listOf(personKey(actor.uid));
}
