import { defineEntity, p } from '@mikro-orm/core';
import { ParticipantEntity } from '../EventEntity.ts';
import { IS_E164, phoneProperties } from './phoneProperties.ts';

const schema = defineEntity({
  name: 'ParticipantPhoneEntity',
  tableName: 'participant_phone',
  properties: {
    participant: () => p.oneToOne(ParticipantEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** In E.164. */
    number: p.text().index('participant_phone_of_number'),
    ...phoneProperties(),
    /** How many codes were sent to it, by which servers of the release before judge how long it rests; now `phone_code` tells. */
    codesSent: p.integer().default(0),
  },
  checks: [{ name: 'participant_phone_is_e164', expression: IS_E164 }],
});

/** The telephone number that somebody left with a response, for texts about its event. */
export class ParticipantPhoneEntity extends schema.class {}
schema.setClass(ParticipantPhoneEntity);
