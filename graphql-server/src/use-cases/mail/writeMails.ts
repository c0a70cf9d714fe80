import { cleanName } from '@quorum/domain/cleanText';
import { SOURCE_LANGUAGE, type Language } from '@quorum/domain/language';
import { z } from 'zod';
import { FOR_ORGANISERS, type MailEntity, type MailKind } from '../../persistence/entities/MailEntity.ts';
import type { LimitName } from '../../gateways/limiter.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { EVERYTHING } from '../../persistence/repositories/MailRepository.ts';
import type { Message } from '../../mail-templates/Content.ts';
import type { Surroundings } from '../../mail-templates/MailEvent.ts';
import { renderHtml } from '../../mail-templates/renderHtml.ts';
import { renderText } from '../../mail-templates/renderText.ts';
import type { Context } from '../Context.ts';
import { addressDigest } from './addressDigest.ts';
import type { FileFor } from './mailEvents.ts';

/** One mail to be written: to whom, about what, and what it says. */
export interface MailDraft {
  kind: MailKind;
  to: string;
  event: EventEntity;
  participant?: ParticipantEntity;
  /** Names what is told to whom; nothing is told twice. */
  dedupeKey: string;
  calendar?: FileFor;
  compose: (surroundings: Surroundings) => Message;
}

/** A comma or a quote too many, and one address is two: what an identity provider says of people is looked at, too. */
const isOneAddress = ({ to }: MailDraft) => z.email().safeParse(to).success;

/** Two servers take turns at most at two mails, so that jobs of other kinds always find somebody free. */
export const laneOf = (mailId: number) => `mail-${mailId % 2}`;

/** What organisers get is bundled already, and not counted. */
const isForParticipant = ({ kind }: MailDraft): boolean => !FOR_ORGANISERS.includes(kind);

/** Organisers get theirs at the address of their sign-in. */
const isConfirmed = ({ participant }: MailDraft): boolean => participant?.isEmailConfirmed ?? true;

/**
 * The drafts whose recipients want mail about their events and had not too much of it: anybody can type anybody's
 * address.
 */
async function wanted(context: Context, drafts: readonly MailDraft[]): Promise<readonly MailDraft[]> {
  const { mails, limiter } = context;
  const addressed = drafts.map((draft) => ({ draft, digest: addressDigest(context, draft.to) }));
  const scopes = [EVERYTHING, ...new Set(drafts.map(({ event }) => event.urlHash))];
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

/** The recipient's: of the participant, or else of the organiser. */
const languageOf = ({ event, participant }: MailDraft): Language =>
  (participant ? participant.language : event.creatorLanguage) ?? SOURCE_LANGUAGE;

/** Longer than any subject needs to be; what goes into a header is one visible line, whatever it was made of. */
const SUBJECT_MAX = 200;

const rowOf = (context: Context, draft: MailDraft, publicUrl: string) => {
  const { tokens, clock } = context;
  const { kind, to, event, participant, dedupeKey, calendar, compose } = draft;
  const unsubscribeToken = tokens.secret();
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken}`;
  const reader = { language: languageOf(draft), isConfirmed: isConfirmed(draft) };
  const { subject, content } = compose({ publicUrl, unsubscribeUrl, ...reader });
  return {
    kind,
    dedupeKey,
    unsubscribeToken,
    event: event.id,
    participant: participant?.id ?? null,
    subject: cleanName(subject, SUBJECT_MAX),
    recipient: to,
    recipientDigest: addressDigest(context, to),
    text: renderText(content),
    html: renderHtml(content),
    calendar: calendar?.(reader) ?? null,
    messageId: `<${tokens.urlHash()}@${new URL(publicUrl).hostname}>`,
    unsubscribeDigest: tokens.digest(unsubscribeToken),
    createdAt: clock.now(),
    attempts: 0,
  } satisfies Partial<Record<keyof MailEntity, unknown>>;
};

/**
 * Puts mails into the outbox and has them sent, in the transaction of the change that causes them. All drafts are about
 * one event. Nothing where no mail is sent, nothing to those who have unsubscribed, and
 * nothing about an event that an operator has hidden.
 */
export async function writeMails(context: Context, all: readonly MailDraft[]): Promise<void> {
  const { mails, jobs, mailing } = context;
  const drafts = all.filter((draft) => isOneAddress(draft) && !draft.event.isHidden);
  if (!mailing || drafts.length === 0) return;
  const rows = (await wanted(context, drafts)).map((draft) => rowOf(context, draft, mailing.publicUrl));
  const ids = await mails.add(rows);
  await jobs.addAll(
    'sendMail',
    ids.map((mailId) => ({ payload: { mailId }, lane: laneOf(mailId) })),
  );
}
