import { cleanName } from '@quorum/domain/cleanText';
import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import { notificationsPath } from '@quorum/domain/notifications/link';
import type { DateTime } from 'luxon';
import type { LimitName } from '../../../gateways/limiter.ts';
import type { Content } from '../../messages/parts/Content.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';
import { renderHtml } from '../../messages/rendering/renderHtml.ts';
import { renderText } from '../../messages/rendering/renderText.ts';
import { FOR_ORGANISERS, type MailEntity, type MailKind } from '../../../persistence/entities/MailEntity.ts';
import type { AddedMail, TakenBack } from '../../../persistence/repositories/MailRepository.ts';
import type { Transaction } from '../../../use-cases/inTransaction.ts';
import type { Letter, Notification } from '../../Notice.ts';
import { deliveryKeyOf } from '../deliveryKey.ts';
import { haveSent, momentsOf } from '../haveSent.ts';
import { digestOf, wantingMail, type WithAddress } from './wantingMail.ts';

type Addressed = WithAddress<Letter>;

/** One mail to be written. */
type Draft = Notification & { letter: Addressed };

/** What organisers get is bundled already, and not counted. */
const isForParticipant = ({ kind }: Draft): boolean => !FOR_ORGANISERS.includes(kind);

const isConfirmed = ({ letter }: Draft): boolean => letter.reader.isEmailConfirmed;

/** The drafts whose recipients had not too much mail: anybody can type anybody's address. */
async function bearable(transaction: Transaction, drafts: readonly Draft[]): Promise<readonly Draft[]> {
  const { limiter } = transaction;
  const welcome = drafts.map((draft) => ({ draft, digest: digestOf(transaction, draft.letter) }));
  const withinLimit = async (limit: LimitName, isCounted: (draft: Draft) => boolean) => {
    const counted = welcome.filter(({ draft }) => isForParticipant(draft) && isCounted(draft));
    if (counted.length === 0) return [];
    const keys = counted.map(({ digest }) => digest);
    const within = await limiter.consumeEach(limit, keys);
    return counted.filter(({ digest }) => within.has(digest));
  };
  return [
    ...welcome.filter(({ draft }) => !isForParticipant(draft)),
    ...(await withinLimit('mailsToConfirmedAddress', isConfirmed)),
    ...(await withinLimit('mailsToAddress', (draft) => !isConfirmed(draft))),
  ].map(({ draft }) => draft);
}

/** What becomes of an event, or of a response, waits for so long: where more becomes of it meanwhile, one mail tells all. */
const DIGESTED: MailKind = 'status';
const DIGEST_MINUTES = 1;

const withEarlier = (content: Content, earlier: readonly string[]): Content => {
  if (earlier.length === 0) return content;
  const also = { kind: 'paragraph', text: messagesIn(content.language).alsoNew } as const;
  const list = { kind: 'list', items: earlier.map((text) => ({ text })) } as const;
  return { ...content, blocks: [...content.blocks, also, list] };
};

/** Longer than any subject needs to be; what goes into a header is one visible line, whatever it was made of. */
const SUBJECT_MAX = 200;

/** Where the reader of a mail chooses how they are told: those who voted without an account cannot. */
const notificationsUrlOf = ({ subject: { event, gone }, letter: { reader } }: Draft, token: string) => {
  if (event && reader.id !== undefined) return notificationsPath({ urlHash: event.urlHash, id: reader.id }, token);
  return reader.id === undefined && !gone ? notificationsPath() : undefined;
};

/** @param earlier what waited for the recipient, which this mail tells too */
const rowOf = (transaction: Transaction, draft: Draft, publicUrl: string, earlier: readonly TakenBack[]) => {
  const { tokens, clock } = transaction;
  const { kind, subject: about, letter } = draft;
  const { reader, file, compose } = letter;
  const unsubscribeToken = tokens.secret();
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken}`;
  const surroundings = { language: reader.language ?? SOURCE_LANGUAGE, isConfirmed: isConfirmed(draft) };
  const choices = notificationsUrlOf(draft, unsubscribeToken);
  const notificationsUrl = choices && `${publicUrl}${choices}`;
  const { subject, content: own } = compose({ publicUrl, unsubscribeUrl, notificationsUrl, ...surroundings });
  const earlierHeadings = earlier.toReversed().flatMap(({ headings }) => headings);
  const content = withEarlier(own, earlierHeadings);
  return {
    kind,
    deliveryKey: deliveryKeyOf(draft, letter),
    unsubscribeToken,
    event: about.event?.id ?? null,
    poll: about.poll?.id ?? null,
    follow: reader.followId ?? null,
    participant: about.event ? (reader.id ?? null) : null,
    subject: cleanName(subject, SUBJECT_MAX),
    headings: [own.heading, ...earlierHeadings],
    recipient: reader.email,
    recipientDigest: digestOf(transaction, draft.letter),
    text: renderText(content),
    html: renderHtml(content),
    calendar: file?.(surroundings) ?? null,
    messageId: `<${tokens.urlHash()}@${new URL(publicUrl).hostname}>`,
    unsubscribeDigest: tokens.digest(unsubscribeToken),
    // a digest does not wait longer than the first of its news
    createdAt: earlier[0]?.createdAt ?? clock.now(),
    attempts: 0,
  } satisfies Partial<Record<keyof MailEntity, unknown>>;
};

/** Puts the mails of a notice into the outbox and has them sent. */
export async function writeMails(
  transaction: Transaction,
  notification: Notification,
  waits: ReadonlyMap<Letter, DateTime>,
): Promise<readonly Letter[]> {
  const { mails, jobs, mailing } = transaction;
  const letters = await wantingMail(transaction, notification);
  if (!mailing || letters.length === 0) return [];
  const welcome = await bearable(
    transaction,
    letters.map((letter) => ({ ...notification, letter })),
  );
  const earlier = await takeBackDigested(
    transaction,
    // one that stands in for another way may be taken back itself, and what it had taken with it
    welcome.filter(({ letter }) => !waits.has(letter)),
  );
  const rows = welcome.map((draft) =>
    rowOf(transaction, draft, mailing.publicUrl, earlier.get(digestOf(transaction, draft.letter)) ?? []),
  );
  const added = await mails.add(rows);
  const moments = momentsOf(notification, waits);
  const runAtOf = ({ kind, createdAt, deliveryKey }: AddedMail): DateTime | undefined =>
    moments.get(deliveryKey) ?? (kind === DIGESTED ? createdAt.plus({ minutes: DIGEST_MINUTES }) : undefined);
  await haveSent(
    jobs,
    'mail',
    added.map((mail) => ({ id: mail.id, runAt: runAtOf(mail) })),
  );
  return welcome.map(({ letter }) => letter);
}

/** What waits for the recipients of digested mails, by their addresses' digests. */
async function takeBackDigested(transaction: Transaction, drafts: readonly Draft[]): Promise<Map<string, TakenBack[]>> {
  const digested = drafts.filter(({ kind }) => kind === DIGESTED);
  const byRecipient = new Map<string, TakenBack[]>();
  const event = digested[0]?.subject.event;
  if (!event) return byRecipient;
  const digests = digested.map((draft) => digestOf(transaction, draft.letter));
  for (const mail of await transaction.mails.takeBack({ event, kind: DIGESTED, digests }, transaction.clock.now())) {
    byRecipient.set(mail.recipientDigest, [...(byRecipient.get(mail.recipientDigest) ?? []), mail]);
  }
  return byRecipient;
}
