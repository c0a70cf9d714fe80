import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { FollowEntity } from './follow/FollowEntity.ts';
import { EventEntity, ParticipantEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';
import { PollEntity } from './PollEntity.ts';

/** What a mail is about. */
export type MailKind =
  | 'confirmation'
  | 'answers'
  | 'quorum'
  | 'changed'
  | 'cancelled'
  | 'reminder'
  | 'status'
  | 'asked'
  | 'announced'
  | 'message'
  | 'account';

/** What organisers get; all else goes to participants. */
export const FOR_ORGANISERS: readonly MailKind[] = ['answers', 'quorum'];

/** How the `deliveryKey` of each mail to a voter begins, which is of no response and names them nowhere else. */
export const mailsOfVoter = ({ id }: { id: number }): string => `voter ${id} `;

/** How the `deliveryKey` of each mail to a co-organiser begins; what their creators get begins in another way. */
const TO_CO_ORGANISERS = 'co-organiser ';
export const mailsOfCoOrganiser = (uid: string): string => `${TO_CO_ORGANISERS}${uid} `;

/** The same of those to a person about their account, whatever it is of. */
export const mailsOfAccount = (uid: string): string => `person ${uid} `;

/** How what a creator is told begins, by whichever way. */
export const CREATOR_KEY_START = 'organiser ';

/** The condition that a `deliveryKey` begins so. */
export const beginsWith = (start: string) => ({ $like: `${start.replaceAll(/[%_\\]/g, String.raw`\$&`)}%` });

/** The condition that an organiser's mail is one to the creator. */
export const TO_CREATOR = {
  kind: { $in: [...FOR_ORGANISERS] },
  $not: { deliveryKey: beginsWith(TO_CO_ORGANISERS) },
};
/** The same of those to a regular about the end of a series. */
export const mailsOfRegular = ({ id }: { id: number }): string => `regular ${id} `;

const instant = () => p.type(InstantType).$type<DateTime, string>();

const schema = defineEntity({
  name: 'MailEntity',
  tableName: 'mail',
  properties: {
    id: p.integer().primary(),
    event: () =>
      p.manyToOne(EventEntity).nullable().updateRule('cascade').deleteRule('set null').index('mail_of_event'),
    poll: () => p.manyToOne(PollEntity).nullable().updateRule('cascade').deleteRule('set null').index('mail_of_poll'),
    participant: () =>
      p
        .manyToOne(ParticipantEntity)
        .nullable()
        .updateRule('cascade')
        .deleteRule('set null')
        .index('mail_of_participant'),
    /** Of what it announces to a follower. */
    follow: () =>
      p.manyToOne(FollowEntity).nullable().updateRule('cascade').deleteRule('set null').index('mail_of_follow'),
    kind: p.text().$type<MailKind>(),
    recipient: p.text(),
    /** By which the recipient is compared with those who want no mail. */
    recipientDigest: p.text(),
    subject: p.text(),
    /** What it tells, each in a few words, the latest first: a digest tells more than one thing. */
    headings: p.json<string[]>().default([]),
    /** Null, as the other bodies are, once the mail was handed over: what it held was for its recipient alone. */
    text: p.text().strictNullable(),
    html: p.text().strictNullable(),
    calendar: p.text().strictNullable(),
    messageId: p.text().unique('mail_message_id_once'),
    /** Whom it tells which activity by which notice: `participant 3 decided 17`. It is never sent twice. */
    deliveryKey: p.text().name('dedupe_key').unique('mail_once'),
    /** SHA-256 of the secret in the link by which the recipient unsubscribes. */
    unsubscribeDigest: p.text().unique('mail_unsubscribe_once'),
    /** The secret itself, which a header needs; null with the bodies. */
    unsubscribeToken: p.text().strictNullable(),
    createdAt: instant(),
    attempts: p.integer().default(0),
    /** The process that sends it has until then. */
    claimedUntil: instant().nullable(),
    sentAt: instant().nullable(),
    lastError: p.text().nullable(),
    givenUpAt: instant().nullable(),
  },
  indexes: [
    { name: 'mail_to_recipient', properties: ['recipientDigest', 'createdAt'] },
    { name: 'mail_by_age', properties: ['createdAt'] },
    { name: 'mail_not_sent', properties: ['givenUpAt'], where: 'sent_at is null' },
  ],
  checks: [{ name: 'mail_is_sent_or_given_up', expression: 'sent_at is null or given_up_at is null' }],
});

/** A mail in the outbox: written with the change that causes it, sent by a job. */
export class MailEntity extends schema.class {}
schema.setClass(MailEntity);

interface Told {
  event?: EventEntity | null | undefined;
  poll?: PollEntity | null | undefined;
  deliveryKey: string;
}

/** Which organiser is told by a delivery, whichever way it goes; null for one to others, and once what it is about is gone. */
export const organiserToldBy = ({ event, poll, deliveryKey }: Told): string | null => {
  const coOrganiser = event?.coOrganisers.find(({ uid }) => deliveryKey.startsWith(mailsOfCoOrganiser(uid)));
  if (coOrganiser) return coOrganiser.uid;
  return deliveryKey.startsWith(CREATOR_KEY_START) ? ((event ?? poll)?.creatorId ?? null) : null;
};
