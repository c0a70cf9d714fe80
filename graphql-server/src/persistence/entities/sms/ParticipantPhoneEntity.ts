import { defineEntity, p } from '@mikro-orm/core';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { ParticipantEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'ParticipantPhoneEntity',
  tableName: 'participant_phone',
  properties: {
    participant: () => p.oneToOne(ParticipantEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** In E.164. */
    number: p.text().index('participant_phone_of_number'),
    /** Two letters. */
    country: p.text(),
    /** In which texts to it are written. */
    language: p.text().$type<ReaderLanguage>(),
    /** When it was proven to be the person's own; nothing but a code goes to it before. */
    confirmedAt: instant().nullable(),
    /** To what the person agreed, when, and from which network. */
    consentWords: p.text(),
    consentAt: instant(),
    consentNetwork: p.text(),
    /** From which the code follows, with the key of the server; null where none is valid. */
    codeSeed: p.text().nullable(),
    codeExpiresAt: instant().nullable(),
    /** How often a wrong code was typed since it was sent. */
    tries: p.integer().default(0),
    codesSent: p.integer().default(0),
    codeSentAt: instant().nullable(),
  },
  checks: [{ name: 'participant_phone_is_e164', expression: `number ~ '^\\+[1-9][0-9]{6,14}$'` }],
});

/** The telephone number that somebody left with a response, for texts about its event. */
export class ParticipantPhoneEntity extends schema.class {}
schema.setClass(ParticipantPhoneEntity);
