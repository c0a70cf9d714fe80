import { defineEntity, p } from '@mikro-orm/core';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { ParticipantEntity } from '../EventEntity.ts';
import type { MailKind } from '../MailEntity.ts';
import { instant } from '../sharedProperties.ts';

/** What a text is about: as mails, or a code that confirms a number, or an answer to a text that somebody sent. */
type SmsKind = MailKind | 'code' | 'answer';

/** What a provider says became of a text that it took. */
export type SmsState = 'SENT' | 'DELIVERED' | 'FAILED';

const schema = defineEntity({
  name: 'SmsEntity',
  tableName: 'sms',
  properties: {
    id: p.integer().primary(),
    /** Null where the event is gone, with all responses, or it answers somebody whose response nobody knows. */
    participant: () =>
      p.manyToOne(ParticipantEntity).nullable().updateRule('cascade').deleteRule('cascade').index('sms_of_participant'),
    /** What it tells whom: the same as that of the mail which tells it. */
    deliveryKey: p.text().unique('sms_once'),
    /** By which we name it to the provider, the same at each attempt. */
    messageId: p.text().unique('sms_message_id_once'),
    /** In E.164. */
    recipient: p.text(),
    /** By which the number is compared with those that said STOP, and found again when a reply comes. */
    recipientDigest: p.text(),
    kind: p.text().$type<SmsKind>(),
    /** Whether YES, NO and MAYBE answer it. */
    isQuestion: p.boolean(),
    language: p.text().$type<ReaderLanguage>(),
    /** Null once it was handed over or given up: it was for that number alone. */
    body: p.text().strictNullable(),
    createdAt: instant(),
    /** It is news until then. */
    expiresAt: instant(),
    attempts: p.integer().default(0),
    /** The process that sends it has until then. */
    claimedUntil: instant().nullable(),
    sentAt: instant().nullable(),
    /** By which the provider names it in its reports; null where it uses ours. */
    providerId: p.text().nullable().index('sms_by_provider_id'),
    reported: p.text().$type<SmsState>().nullable(),
    givenUpAt: instant().nullable(),
    lastError: p.text().nullable(),
  },
  indexes: [
    { name: 'sms_by_age', properties: ['createdAt'] },
    { name: 'sms_to_recipient', properties: ['recipientDigest', 'id'] },
    { name: 'sms_not_sent', properties: ['givenUpAt'], where: 'sent_at is null' },
  ],
  checks: [{ name: 'sms_is_sent_or_given_up', expression: 'sent_at is null or given_up_at is null' }],
});

/** A text message in the outbox. */
export class SmsEntity extends schema.class {}
schema.setClass(SmsEntity);
