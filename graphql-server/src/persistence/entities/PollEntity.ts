import { defineEntity, p } from '@mikro-orm/core';
import type { PollStatus } from '@quorum/domain/poll/constants';
import { POLL_CONTENT } from '@quorum/domain/poll/draft';
import type { Tally } from '@quorum/domain/poll/standing';
import { EventEntity, IS_LISTED, ParticipantEntity } from './EventEntity.ts';
import { SEARCHED } from './rules/searched.ts';
import { instant, ofOrganiser, ofPerson, raisesRevision } from './sharedProperties.ts';

/** A poll that takes votes is listed as an event is. */
export const IS_OPEN = `status = 'OPEN' and ${IS_LISTED}`;

// A poll, its options and its votes point at each other, so they stand in one file.

/** What a poll needs is in the chance of each date, and somebody who has withdrawn from its event no longer counts. */
const POLL_CHANGES_TALLIES = [
  'if (new.participant_threshold, new.capacity) is distinct from (old.participant_threshold, old.capacity)',
  'or (new.event_id, new.scheduled_option_id) is distinct from (old.event_id, old.scheduled_option_id) then',
  'update poll_option set tally = null where poll_id = new.id;',
  'update poll set voter_count = null where id = new.id; end if;',
  'return null;',
].join(' ');

const pollSchema = defineEntity({
  name: 'PollEntity',
  tableName: 'poll',
  properties: {
    id: p.integer().primary(),
    ...ofOrganiser(),
    /** When voting ends. */
    closesAt: instant(),
    /** The same where it was chosen; the domain's `chosenEnd` reads it. */
    chosenClosesAt: instant().strictNullable(),
    /** From which chance on an option becomes the event by itself; null where the organiser picks. */
    autoScheduleChance: p.double().$type<number>().strictNullable(),
    status: p.text().$type<PollStatus>().default('OPEN'),
    /** What the poll became; null before that, and once it is deleted. */
    event: () =>
      p.manyToOne(EventEntity).strictNullable().updateRule('cascade').deleteRule('set null').unique('poll_of_event'),
    /** The date that became the event; null before that, and for an event that an earlier release made. */
    scheduledOption: () =>
      p.manyToOne(PollOptionEntity).nullable().updateRule('cascade').deleteRule('set null').index(false),
    /** How many people voted; null once one has come or gone, until they are counted again. `PollTallies` alone reads it. */
    voterCount: p.integer().nullable().lazy(),
    options: () => p.oneToMany(PollOptionEntity).mappedBy('poll').orderBy({ date: 'asc' }),
    voters: () => p.oneToMany(PollVoterEntity).mappedBy('poll').orderBy({ id: 'asc' }),
  },
  indexes: [
    { name: 'poll_due', properties: ['closesAt'], where: `status = 'OPEN'` },
    { name: 'poll_listed', properties: ['eventType'], where: IS_OPEN },
    {
      name: 'poll_searched',
      expression: `create index "poll_searched" on "poll" using gin ((${SEARCHED})) where ${IS_OPEN}`,
    },
    { name: 'poll_of_creator', properties: ['creatorId'] },
  ],
  triggers: [
    {
      name: 'poll_raises_revision',
      timing: 'before',
      events: ['update'],
      body: raisesRevision([...POLL_CONTENT, 'closesAt', 'chosenClosesAt', 'autoScheduleChance']),
    },
    { name: 'poll_changes_tallies', timing: 'after', events: ['update'], body: POLL_CHANGES_TALLIES },
  ],
  checks: [
    { name: 'poll_url_hash_is_128_bits', expression: `url_hash ~ '^[A-Za-z0-9_-]{22}$'` },
    { name: 'poll_title_is_given', expression: `title ~ '\\S'` },
    { name: 'poll_location_is_given', expression: `location ~ '\\S'` },
    { name: 'poll_threshold_is_above_one', expression: 'participant_threshold > 1' },
    { name: 'poll_capacity_is_enough', expression: 'capacity >= participant_threshold and capacity <= 1000' },
    { name: 'poll_chance_is_probability', expression: `auto_schedule_chance > '0' and auto_schedule_chance <= '1'` },
    { name: 'poll_status_is_known', expression: `status in ('OPEN', 'SCHEDULED', 'CLOSED')` },
    // a server of the release before deletes an event, and knows nothing of the poll
    { name: 'poll_with_event_is_scheduled', expression: `event_id is null or status = 'SCHEDULED'` },
  ],
});

/** A poll for the date of an event. */
export class PollEntity extends pollSchema.class {}
pollSchema.setClass(PollEntity);

/** The dates are content of the poll. */
const RAISES_REVISION_OF_POLL = [
  `if tg_op = 'UPDATE' and (new.poll_id, new.date, new.end_time) is not distinct from`,
  '(old.poll_id, old.date, old.end_time) then return null; end if;',
  'update poll set content_revision = content_revision + 1 where id in (new.poll_id, old.poll_id);',
  'return null;',
].join(' ');

const optionSchema = defineEntity({
  name: 'PollOptionEntity',
  tableName: 'poll_option',
  properties: {
    id: p.integer().primary(),
    poll: () => p.manyToOne(PollEntity).updateRule('cascade').deleteRule('cascade').index(false),
    date: instant(),
    endTime: instant().strictNullable(),
    /** What the votes for it come to; null once one has changed, until it is reckoned again. `PollTallies` alone reads it. */
    tally: p.json<Tally>().nullable().lazy(),
  },
  triggers: [
    {
      name: 'poll_option_raises_revision',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      body: RAISES_REVISION_OF_POLL,
    },
  ],
  // at the end of a transaction: in one change two dates may swap their times
  uniques: [{ name: 'poll_option_once', properties: ['poll', 'date'], deferMode: 'deferred' }],
  checks: [{ name: 'poll_option_ends_after_it_starts', expression: 'end_time > date' }],
});

/** A date that a poll offers. */
export class PollOptionEntity extends optionSchema.class {}
optionSchema.setClass(PollOptionEntity);

const VOTER_CHANGES_COUNT = [
  'update poll set voter_count = null where id in (old.poll_id, new.poll_id) and voter_count is not null;',
  'return null;',
].join(' ');

const voterSchema = defineEntity({
  name: 'PollVoterEntity',
  tableName: 'poll_voter',
  properties: {
    id: p.integer().primary(),
    poll: () => p.manyToOne(PollEntity).updateRule('cascade').deleteRule('cascade').index('poll_voter_of_poll'),
    ...ofPerson(),
    /** The response that the vote became; null before that, and once it is withdrawn. */
    participant: () =>
      p
        .manyToOne(ParticipantEntity)
        .nullable()
        .updateRule('cascade')
        .deleteRule('set null')
        .unique('poll_voter_of_response'),
    votes: () => p.oneToMany(PollVoteEntity).mappedBy('voter'),
  },
  triggers: [
    {
      name: 'poll_voter_changes_count',
      timing: 'after',
      events: ['insert', 'delete'],
      body: VOTER_CHANGES_COUNT,
    },
  ],
  indexes: [
    { name: 'poll_voter_of_person', properties: ['uid'], where: 'uid is not null' },
    { name: 'poll_voter_of_visitor', properties: ['visitorDigest'], where: 'uid is null' },
    {
      name: 'poll_voter_of_address',
      expression: 'create index "poll_voter_of_address" on "poll_voter" (lower(email)) where uid is null',
    },
  ],
  uniques: [{ name: 'poll_voter_once_a_person', properties: ['poll', 'uid'], where: 'uid is not null' }],
  checks: [
    { name: 'poll_voter_name_is_given', expression: `name ~ '\\S'` },
    { name: 'poll_voter_comment_is_short', expression: 'char_length(comment) <= 100' },
  ],
});

/** Somebody who voted. */
export class PollVoterEntity extends voterSchema.class {}
voterSchema.setClass(PollVoterEntity);

/** No foreign key says that the person and the date are of one poll. */
const OF_ONE_POLL = [
  'if (select poll_id from poll_voter where id = new.voter_id) is distinct from',
  '(select poll_id from poll_option where id = new.option_id) then',
  `raise exception 'a vote is for a date of its own poll' using errcode = 'check_violation'; end if;`,
  'return new;',
].join(' ');

/** Also where a server of the release before stores the vote, or it goes with its voter. */
const VOTE_CHANGES_TALLY = [
  'update poll_option set tally = null where id in (old.option_id, new.option_id) and tally is not null;',
  'return null;',
].join(' ');

const voteSchema = defineEntity({
  name: 'PollVoteEntity',
  tableName: 'poll_vote',
  properties: {
    voter: () => p.manyToOne(PollVoterEntity).primary().updateRule('cascade').deleteRule('cascade'),
    option: () =>
      p.manyToOne(PollOptionEntity).primary().updateRule('cascade').deleteRule('cascade').index('poll_vote_of_option'),
    likelihood: p.double().$type<number>(),
  },
  triggers: [
    { name: 'poll_vote_is_of_one_poll', timing: 'before', events: ['insert', 'update'], body: OF_ONE_POLL },
    {
      name: 'poll_vote_changes_tally',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      body: VOTE_CHANGES_TALLY,
    },
  ],
  checks: [{ name: 'poll_vote_likelihood_is_probability', expression: `likelihood >= '0' and likelihood <= '1'` }],
});

/** What somebody says about one date. */
export class PollVoteEntity extends voteSchema.class {}
voteSchema.setClass(PollVoteEntity);
