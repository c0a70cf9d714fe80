import { cleanName } from '@quorum/domain/cleanText';
import { SOURCE_LANGUAGE, type Language } from '@quorum/domain/language';
import { z } from 'zod';
import { FOR_ORGANISERS, type MailEntity, type MailKind } from '../../persistence/entities/MailEntity.ts';
import type { LimitName } from '../../gateways/limiter.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { PollEntity, PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import { EVERYTHING, type TakenBack } from '../../persistence/repositories/MailRepository.ts';
import type { Content, Message } from '../../mail-templates/Content.ts';
import type { Surroundings } from '../../mail-templates/MailEvent.ts';
import { messagesIn } from '../../mail-templates/messages/messagesIn.ts';
import { renderHtml } from '../../mail-templates/renderHtml.ts';
import { renderText } from '../../mail-templates/renderText.ts';
import type { Transaction } from '../inTransaction.ts';
import { addressDigest } from './addressDigest.ts';
import type { FileFor } from './mailEvents.ts';

/** One mail to be written: to whom, about what, and what it says. */
export type MailDraft = AboutEvent | AboutPoll;

interface AboutEvent extends Draft {
  event: EventEntity;
  participant?: ParticipantEntity;
  poll?: never;
}

interface AboutPoll extends Draft {
  poll: PollEntity;
  voter?: PollVoterEntity;
  event?: never;
}

interface Draft {
  kind: MailKind;
  to: string;
  /** Names what is told to whom; nothing is told twice. */
  dedupeKey: string;
  calendar?: FileFor;
  compose: (surroundings: Surroundings) => Message;
}

const subjectOf = ({ event, poll }: MailDraft): EventEntity | PollEntity => event ?? poll;

/** Who answered; undefined for an organiser. */
const personOf = (draft: MailDraft): ParticipantEntity | PollVoterEntity | undefined =>
  draft.event ? draft.participant : draft.voter;

/** A comma or a quote too many, and one address is two: what an identity provider says of people is looked at, too. */
const isOneAddress = ({ to }: MailDraft) => z.email().safeParse(to).success;

/** Two servers take turns at most at two mails, so that jobs of other kinds always find somebody free. */
export const laneOf = (mailId: number) => `mail-${mailId % 2}`;

/** What organisers get is bundled already, and not counted. */
const isForParticipant = ({ kind }: MailDraft): boolean => !FOR_ORGANISERS.includes(kind);

/** Organisers get theirs at the address of their sign-in. */
const isConfirmed = (draft: MailDraft): boolean => personOf(draft)?.isEmailConfirmed ?? true;

/**
 * The drafts whose recipients want mail about their events and had not too much of it: anybody can type anybody's
 * address.
 */
async function wanted(transaction: Transaction, drafts: readonly MailDraft[]): Promise<readonly MailDraft[]> {
  const { mails, limiter } = transaction;
  const addressed = drafts.map((draft) => ({ draft, digest: addressDigest(transaction, draft.to) }));
  const scopes = [EVERYTHING, ...new Set(drafts.map((draft) => subjectOf(draft).urlHash))];
  const unwanted = await mails.unwantedBy(
    addressed.map(({ digest }) => digest),
    scopes,
  );
  const welcome = addressed.filter(({ digest }) => !unwanted.has(digest));
  const withinLimit = async (limit: LimitName, isCounted: (draft: MailDraft) => boolean) => {
    const counted = welcome.filter(({ draft }) => isForParticipant(draft) && isCounted(draft));
    if (counted.length === 0) return [];
    const keys = counted.map(({ digest }) => digest);
    const bearable = await limiter.consumeEach(limit, keys);
    return counted.filter(({ digest }) => bearable.has(digest));
  };
  return [
    ...welcome.filter(({ draft }) => !isForParticipant(draft)),
    ...(await withinLimit('mailsToConfirmedAddress', isConfirmed)),
    ...(await withinLimit('mailsToAddress', (draft) => !isConfirmed(draft))),
  ].map(({ draft }) => draft);
}

/** The recipient's: of who answered, or else of the organiser. */
const languageOf = (draft: MailDraft): Language => {
  const person = personOf(draft);
  return (person ? person.language : subjectOf(draft).creatorLanguage) ?? SOURCE_LANGUAGE;
};

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

/** @param earlier what waited for the recipient, which this mail tells too */
const rowOf = (transaction: Transaction, draft: MailDraft, publicUrl: string, earlier: readonly TakenBack[]) => {
  const { tokens, clock } = transaction;
  const { kind, to, event, poll, dedupeKey, calendar, compose } = draft;
  const unsubscribeToken = tokens.secret();
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken}`;
  const reader = { language: languageOf(draft), isConfirmed: isConfirmed(draft) };
  const { subject, content: own } = compose({ publicUrl, unsubscribeUrl, ...reader });
  const earlierHeadings = earlier.toReversed().flatMap(({ headings }) => headings);
  const content = withEarlier(own, earlierHeadings);
  return {
    kind,
    dedupeKey,
    unsubscribeToken,
    event: event?.id ?? null,
    poll: poll?.id ?? null,
    participant: draft.event ? (draft.participant?.id ?? null) : null,
    subject: cleanName(subject, SUBJECT_MAX),
    headings: [own.heading, ...earlierHeadings],
    recipient: to,
    recipientDigest: addressDigest(transaction, to),
    text: renderText(content),
    html: renderHtml(content),
    calendar: calendar?.(reader) ?? null,
    messageId: `<${tokens.urlHash()}@${new URL(publicUrl).hostname}>`,
    unsubscribeDigest: tokens.digest(unsubscribeToken),
    // a digest does not wait longer than the first of its news
    createdAt: earlier[0]?.createdAt ?? clock.now(),
    attempts: 0,
  } satisfies Partial<Record<keyof MailEntity, unknown>>;
};

/**
 * Puts mails into the outbox and has them sent, in the transaction of the change that causes them. All drafts are about
 * one event or one poll. Nothing where no mail is sent, nothing to those who have unsubscribed, and
 * nothing about an event that an operator has hidden.
 */
export async function writeMails(transaction: Transaction, all: readonly MailDraft[]): Promise<void> {
  const { mails, jobs, mailing } = transaction;
  const drafts = all.filter((draft) => isOneAddress(draft) && !subjectOf(draft).isHidden);
  if (!mailing || drafts.length === 0) return;
  const welcome = await wanted(transaction, drafts);
  const earlier = await takeBackDigested(transaction, welcome);
  const rows = welcome.map((draft) =>
    rowOf(transaction, draft, mailing.publicUrl, earlier.get(addressDigest(transaction, draft.to)) ?? []),
  );
  const added = await mails.add(rows);
  await jobs.addAll(
    'sendMail',
    added.map(({ id, kind, createdAt }) => ({
      payload: { mailId: id },
      lane: laneOf(id),
      ...(kind === DIGESTED && { runAt: createdAt.plus({ minutes: DIGEST_MINUTES }) }),
    })),
  );
}

/** What waits for the recipients of digested mails, by their addresses' digests. */
async function takeBackDigested(
  transaction: Transaction,
  drafts: readonly MailDraft[],
): Promise<Map<string, TakenBack[]>> {
  const digested = drafts.filter(({ kind }) => kind === DIGESTED);
  const byRecipient = new Map<string, TakenBack[]>();
  const [first] = digested;
  if (!first?.event) return byRecipient;
  const digests = digested.map(({ to }) => addressDigest(transaction, to));
  const waiting = { event: first.event, kind: DIGESTED, digests };
  for (const mail of await transaction.mails.takeBack(waiting, transaction.clock.now())) {
    byRecipient.set(mail.recipientDigest, [...(byRecipient.get(mail.recipientDigest) ?? []), mail]);
  }
  return byRecipient;
}
