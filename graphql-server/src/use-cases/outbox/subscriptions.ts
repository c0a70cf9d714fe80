import { DomainError } from '@quorum/domain/errors';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import { FollowRepository } from '../../persistence/repositories/follow/FollowRepository.ts';
import { record } from '../../activity/record.ts';
import type { FollowEntity } from '../../persistence/entities/follow/FollowEntity.ts';
import type { DateTime } from 'luxon';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';

/** What mail is about: what the mail that was got was about, or everything. */
export type MailScope = 'event' | 'everything';

/** An event, a poll, or what is followed. */
type MailSubject = 'event' | 'poll' | 'follow';

export interface Subscription {
  address: string;
  /** Null when that is gone: what remains is everything. */
  about: { kind: MailSubject; title: string } | null;
  /** That the mail was about; null for an organiser or a follower, and where it is gone. */
  response: { urlHash: string; id: number } | null;
  /** What no mail is wanted about. */
  unsubscribed: ReadonlySet<MailScope>;
}

/** @throws DomainError `NOT_FOUND` for a link that no mail holds, or one from long ago */
async function requireMail({ mails, tokens }: Context, token: string): Promise<MailEntity> {
  const mail = await mails.findByUnsubscribeDigest(tokens.digest(token));
  if (!mail) throw new DomainError('NOT_FOUND', 'unsubscribe.expired');
  return mail;
}

const scopeOf = ({ event, poll }: MailEntity, scope: MailScope): string =>
  (scope === 'event' ? (event ?? poll)?.urlHash : null) ?? EVERYTHING;

const aboutOf = ({ follow, event, poll }: MailEntity): Subscription['about'] => {
  if (follow) return { kind: 'follow', title: follow.name };
  if (event) return { kind: 'event', title: event.title };
  return poll ? { kind: 'poll', title: poll.title } : null;
};

/** What the holder of an unsubscribe link gets mail about. @throws DomainError `NOT_FOUND` */
export async function getSubscription(context: Context, token: string): Promise<Subscription> {
  const mail = await requireMail(context, token);
  const kept = new Set((await context.mails.scopesUnwantedBy(mail.recipientDigest)).map(({ scope }) => scope));
  const isUnwanted = (scope: MailScope) =>
    scope === 'event' && mail.follow ? mail.follow.endedAt !== null : kept.has(scopeOf(mail, scope));
  const unsubscribed = (['event', 'everything'] as const).filter(isUnwanted);
  const { event, participant } = mail;
  const response = event && participant ? { urlHash: event.urlHash, id: participant.id } : null;
  return { address: mail.recipient, about: aboutOf(mail), response, unsubscribed: new Set(unsubscribed) };
}

/** Ends what the mail announced, or with null takes that back. */
const endFollow = (context: Context, follow: FollowEntity, endedAt: DateTime | null): Promise<void> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    await new FollowRepository(transaction.em).end(follow, endedAt);
    record(transaction, { type: endedAt ? 'follow.ended' : 'follow.saved', follow });
  });

/**
 * No more mail about this event or poll, or about anything; of one that is gone, about anything. What is followed ends.
 * @throws DomainError `NOT_FOUND`
 */
export async function unsubscribe(context: Context, token: string, scope: MailScope): Promise<void> {
  const { mails, clock } = context;
  const mail = await requireMail(context, token);
  if (scope === 'event' && mail.follow) return endFollow(context, mail.follow, clock.now());
  await mails.unsubscribe(mail.recipientDigest, scopeOf(mail, scope), clock.now());
}

/** Takes it back, both for what the mail was about and altogether. @throws DomainError `NOT_FOUND` */
export async function resubscribe(context: Context, token: string): Promise<void> {
  const mail = await requireMail(context, token);
  if (mail.follow?.endedAt) await endFollow(context, mail.follow, null);
  await context.mails.subscribe(mail.recipientDigest, [...(mail.follow ? [] : [scopeOf(mail, 'event')]), EVERYTHING]);
}
