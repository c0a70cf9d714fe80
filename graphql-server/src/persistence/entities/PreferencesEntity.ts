import { defineEntity, p } from '@mikro-orm/core';
import type { Choices } from '@quorum/domain/notifications/preferences';
import { ParticipantEntity } from './EventEntity.ts';
import { instant } from './sharedProperties.ts';

const schema = defineEntity({
  name: 'PreferencesEntity',
  tableName: 'notification_preferences',
  properties: {
    id: p.integer().primary(),
    /** The response that they are for; null for those of a person. */
    participant: () =>
      p
        .oneToOne(ParticipantEntity)
        .nullable()
        .owner()
        .updateRule('cascade')
        .deleteRule('cascade')
        .unique('notification_preferences_once_a_response'),
    /** The person that they are of; null for those of a response. */
    uid: p.text().nullable().unique('notification_preferences_once_a_person'),
    /** What was chosen; the rest is as for everybody who has chosen nothing. */
    choices: p.json<Choices>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  checks: [{ name: 'notification_preferences_are_of_one', expression: '(participant_id is null) <> (uid is null)' }],
});

/** How a person wants to be told, or how somebody wants to be told about the event of one response. */
export class PreferencesEntity extends schema.class {}
schema.setClass(PreferencesEntity);
