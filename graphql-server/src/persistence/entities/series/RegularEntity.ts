import { defineEntity, p } from '@mikro-orm/core';
import { instant, ofPerson } from '../sharedProperties.ts';

const seriesSchema = defineEntity({
  name: 'SeriesEntity',
  tableName: 'series',
  properties: {
    /** That of its first event, which need not be there any more. */
    id: p.integer().primary().autoincrement(false),
    urlHash: p.text().unique(),
  },
  checks: [{ name: 'series_url_hash_is_128_bits', expression: `url_hash ~ '^[A-Za-z0-9_-]{22}$'` }],
});

/** The address of a series. All else about it is said by its events. */
export class SeriesEntity extends seriesSchema.class {}
seriesSchema.setClass(SeriesEntity);

const regularSchema = defineEntity({
  name: 'RegularEntity',
  tableName: 'regular',
  properties: {
    id: p.integer().primary(),
    series: () => p.manyToOne(SeriesEntity).updateRule('cascade').deleteRule('cascade').index('regular_of_series'),
    ...ofPerson(),
    likelihood: p.double().$type<number>(),
    /** People who come along, where the date takes them. */
    guests: p.integer().default(0),
    /** When the series ended, until its regulars were told. */
    endedAt: instant().nullable(),
  },
  indexes: [
    { name: 'regular_of_person', properties: ['uid'], where: 'uid is not null' },
    { name: 'regular_ended', properties: ['endedAt'], where: 'ended_at is not null' },
  ],
  uniques: [{ name: 'regular_once_a_person', properties: ['series', 'uid'], where: 'uid is not null' }],
  checks: [
    { name: 'regular_name_is_given', expression: `name ~ '\\S'` },
    { name: 'regular_may_come', expression: `likelihood > '0' and likelihood <= '1'` },
    { name: 'regular_guests_are_few', expression: 'guests >= 0 and guests <= 9' },
    { name: 'regular_comment_is_short', expression: 'char_length(comment) <= 100' },
  ],
});

/** A standing response: it answers each date of a series when that is made. */
export class RegularEntity extends regularSchema.class {}
regularSchema.setClass(RegularEntity);
