import type { FollowEntity } from '../persistence/entities/follow/FollowEntity.ts';
import { FollowRepository } from '../persistence/repositories/follow/FollowRepository.ts';
import { EventEntity } from '../persistence/entities/EventEntity.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { announced as ofEvent, followDigest as ofEvents } from './messages/follows.ts';
import { noticeOn, type Letter } from './Notice.ts';
import { waysOfPeople } from './otherWays.ts';

/** What each of these follows is told, by the address of the follower and their devices. */
const lettersTo = async (
  transaction: Transaction,
  follows: readonly FollowEntity[],
  composeFor: (follow: FollowEntity) => Letter['compose'],
): Promise<Letter[]> => {
  const waysOf = await waysOfPeople(transaction, follows);
  return follows.map((follow) => ({
    reader: {
      followId: follow.id,
      uid: follow.uid,
      email: follow.email,
      isEmailConfirmed: true,
      language: follow.language,
    },
    ...waysOf(follow),
    compose: composeFor(follow),
  }));
};

/** That there is a new event, to those who follow its organiser, its series, or its type. */
export const announced = noticeOn(['event.announced'], 'announced', async ({ transaction, activity }) => {
  const event = await transaction.events.findShown(activity.event.id);
  if (!event || event.isPrivate) return null;
  const follows = await new FollowRepository(transaction.em).listAmong(activity.follows);
  const composeFor =
    (followed: FollowEntity): Letter['compose'] =>
    (surroundings) =>
      ofEvent({ event, followed }, surroundings);
  return { subject: { event }, letters: await lettersTo(transaction, follows, composeFor) };
});

/** A digest is about several events: what is said about one of them, such as to hear no more of it, is not said of the digest. */
const OF_NO_EVENT = { gone: { urlHash: 'follows' }, was: 'event' } as const;

/** What is new in all that somebody follows. */
export const followDigest = noticeOn(['follow.digestDue'], 'announced', async ({ transaction, activity }) => {
  const { em } = transaction;
  const found = { id: { $in: [...activity.events] }, isPrivate: false, isHidden: false };
  const events = await em.find(EventEntity, found, { orderBy: { date: 'asc', id: 'asc' } });
  const followed = await new FollowRepository(em).listAmong(activity.follows);
  if (events.length === 0) return null;
  const composeFor = (): Letter['compose'] => (surroundings) => ofEvents({ events, followed }, surroundings);
  return { subject: OF_NO_EVENT, letters: await lettersTo(transaction, followed.slice(0, 1), composeFor) };
});
