import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { EventEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'ParticipantEntity',
  tableName: 'participant',
  properties: {
    id: p.integer().primary(),
    event: () => p.manyToOne(EventEntity).updateRule('cascade').deleteRule('cascade').index('participant_of_event'),
    name: p.text(),
    email: p.text().strictNullable(),
    likelihood: p.double().$type<number>(),
    comment: p.text(),
    /** The signed-in person who answered, null for a visitor. */
    uid: p.text().strictNullable(),
    /** SHA-256 of the response token in base64url; the token itself is kept by the visitor alone. */
    tokenDigest: p.text(),
    /** The same of the token in the mail that this person got, which opens the response on any device. */
    mailTokenDigest: p.text().nullable(),
    /** SHA-256 of the cookie of the browser that joined, null for a signed-in person. */
    visitorDigest: p.text().strictNullable(),
    /** What the organiser is yet to be told of. */
    news: p.text().$type<'joined' | 'changed'>().nullable(),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
    updatedAt: p.type(InstantType).$type<DateTime, string>(),
  },
  indexes: [{ name: 'participant_of_person', properties: ['uid'], where: 'uid is not null' }],
  uniques: [{ name: 'participant_once_a_person', properties: ['event', 'uid'], where: 'uid is not null' }],
  checks: [
    { name: 'participant_name_is_given', expression: `name ~ '\\S'` },
    // quoted numbers: PostgreSQL gives them back in a form that the comparison of schemas can read
    { name: 'participant_likelihood_is_probability', expression: `likelihood >= '0' and likelihood <= '1'` },
    { name: 'participant_comment_is_short', expression: 'char_length(comment) <= 100' },
    { name: 'participant_news_is_known', expression: `news in ('joined', 'changed')` },
  ],
});

/** A person's response to an event. */
export class ParticipantEntity extends schema.class {}
schema.setClass(ParticipantEntity);
