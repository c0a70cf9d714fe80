import { DomainError } from '@quorum/domain/errors';
import type { MailEntity } from '../../persistence/entities/MailEntity.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import type { Context } from '../Context.ts';

/** What mail is about: the event or the poll of the mail that was got, or everything. */
export type MailScope = 'event' | 'everything';

export interface Subscription {
  address: string;
  /** Of the event or the poll; null when it is gone: what remains is everything. */
  eventTitle: string | null;
  /** That the mail was about; null for an organiser, and where it is gone. */
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

/** What the holder of an unsubscribe link gets mail about. @throws DomainError `NOT_FOUND` */
export async function getSubscription(context: Context, token: string): Promise<Subscription> {
  const mail = await requireMail(context, token);
  const kept = new Set((await context.mails.scopesUnwantedBy(mail.recipientDigest)).map(({ scope }) => scope));
  const unsubscribed = (['event', 'everything'] as const).filter((scope) => kept.has(scopeOf(mail, scope)));
  const eventTitle = (mail.event ?? mail.poll)?.title ?? null;
  const { event, participant } = mail;
  const response = event && participant ? { urlHash: event.urlHash, id: participant.id } : null;
  return { address: mail.recipient, eventTitle, response, unsubscribed: new Set(unsubscribed) };
}

/** No more mail about this event or poll, or about anything; of one that is gone, about anything. @throws DomainError `NOT_FOUND` */
export async function unsubscribe(context: Context, token: string, scope: MailScope): Promise<void> {
  const mail = await requireMail(context, token);
  await context.mails.unsubscribe(mail.recipientDigest, scopeOf(mail, scope), context.clock.now());
}

/** Takes it back, both for this event or poll and altogether. @throws DomainError `NOT_FOUND` */
export async function resubscribe(context: Context, token: string): Promise<void> {
  const mail = await requireMail(context, token);
  await context.mails.subscribe(mail.recipientDigest, [scopeOf(mail, 'event'), EVERYTHING]);
}
