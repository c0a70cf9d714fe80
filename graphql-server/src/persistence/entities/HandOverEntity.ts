import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { EventEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';
import { PollEntity } from './PollEntity.ts';

const schema = defineEntity({
  name: 'HandOverEntity',
  tableName: 'hand_over',
  properties: {
    id: p.integer().primary(),
    /** One link an event or a poll: the next takes the place of the last. */
    event: () =>
      p.oneToOne(EventEntity).nullable().updateRule('cascade').deleteRule('cascade').unique('hand_over_of_event'),
    poll: () =>
      p.oneToOne(PollEntity).nullable().updateRule('cascade').deleteRule('cascade').unique('hand_over_of_poll'),
    /** SHA-256 of the token in the link, in base64url. */
    tokenDigest: p.text(),
    expiresAt: p.type(InstantType).$type<DateTime, string>(),
  },
  checks: [{ name: 'hand_over_is_of_one_thing', expression: 'num_nonnulls(event_id, poll_id) = 1' }],
});

/** That an organiser hands an event or a poll over, to anybody who opens the link. */
export class HandOverEntity extends schema.class {}
schema.setClass(HandOverEntity);
