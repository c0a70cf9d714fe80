import { defineEntity, p } from '@mikro-orm/core';
import type { AskReply, AskKind } from '@quorum/domain/decision/ask';
import type { DateTime } from 'luxon';
import { ParticipantEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';

const instant = () => p.type(InstantType).$type<DateTime, string>();

const schema = defineEntity({
  name: 'AskEntity',
  tableName: 'ask',
  properties: {
    id: p.integer().primary(),
    participant: () =>
      p.manyToOne(ParticipantEntity).updateRule('cascade').deleteRule('cascade').index('ask_of_participant'),
    kind: p.text().$type<AskKind>(),
    /** SHA-256 of the token in the link, in base64url; only the mail has the token itself. Null until that is written. */
    tokenDigest: p.text().strictNullable().unique('ask_token_once'),
    createdAt: instant(),
    /** What came of it; null while nothing has. */
    reply: p.text().$type<AskReply>().nullable(),
    repliedAt: instant().nullable(),
  },
  checks: [
    { name: 'ask_kind_is_known', expression: `kind in ('DECIDE', 'SEAT', 'PLACE', 'STILL_IN')` },
    { name: 'ask_reply_is_known', expression: `reply in ('IN', 'MAYBE', 'OUT', 'LATE')` },
    { name: 'ask_reply_has_moment', expression: '(reply is null) = (replied_at is null)' },
  ],
});

/** That somebody was asked by mail: whether they come, or whether they take a seat that is missing, or a place that is held. */
export class AskEntity extends schema.class {}
schema.setClass(AskEntity);
