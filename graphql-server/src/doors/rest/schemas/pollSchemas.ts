import { POLL_STATUSES } from '@quorum/domain/poll/constants';
import { z } from 'zod';
import type { PollOptionView, PollView } from '../../presenters/presentPoll.ts';
import type { PollVoterView } from '../../presenters/presentVoter.ts';
import { choice, instant, view } from './view.ts';

/** Of an event or a poll. */
export const REVISION = z.int().describe('Rises with every change of the content; a change can send it, or its ETag');

/** A date, as REST shows it. */
export const pollOption = view('PollOption', {
  id: z.int(),
  date: instant,
  endTime: instant.nullable(),
  expected: z.number().describe('How many people to expect'),
  chance: z.number().min(0).max(1).describe('Probability that enough people come'),
  yes: z.int(),
  maybe: z.int(),
  no: z.int(),
  isBest: z.boolean().describe('Whether it is the best date so far'),
}) satisfies z.ZodType<PollOptionView>;

export const voterView = view('Voter', {
  id: z.int(),
  name: z.string(),
  comment: z.string().max(100),
  email: z.string().nullable().optional().describe('The email address; only for the voter and the creator of the poll'),
  uid: z.string().nullable().describe('The identifier of the person; only for the voter'),
  participantId: z.int().nullable().describe('The response that the vote became'),
  votes: z.array(view('OptionVote', { optionId: z.int(), likelihood: z.number().min(0).max(1) })),
  likelihoods: z
    .array(z.number().min(0).max(1).nullable())
    .describe('The likelihoods in the order of the options; null for no vote'),
  createdAt: instant.nullable().describe('When they voted; null for a guest'),
  updatedAt: instant.nullable().describe('When they last changed it; null for a guest'),
}) satisfies z.ZodType<PollVoterView>;

/** A poll, as REST shows it in a list. */
export const pollSummaryWith = <EventType extends z.ZodType>(eventType: EventType) =>
  view('PollSummary', {
    id: z.int(),
    urlHash: z.string().length(22),
    revision: REVISION,
    title: z.string(),
    location: z.string(),
    timezone: z.string(),
    participantThreshold: z.int().min(2),
    capacity: z.int().nullable(),
    notes: z.string(),
    webLink: z.string(),
    isPrivate: z.boolean(),
    isGuestListHidden: z.boolean(),
    isHidden: z.boolean(),
    eventTypeId: z.int(),
    eventType,
    creatorId: z.string(),
    creatorName: z.string(),
    closesAt: instant.describe('When voting ends'),
    chosenClosesAt: instant
      .nullable()
      .describe('When voting ends, if the organiser chose that; null if it ends when the last option starts'),
    autoScheduleChance: z
      .number()
      .nullable()
      .describe('Chance at which the best date is scheduled automatically; null: the organiser picks the date'),
    status: choice('PollStatus', POLL_STATUSES),
    options: z.array(pollOption),
    voterCount: z.int().min(0).describe('How many people voted'),
    createdAt: instant,
    updatedAt: instant.describe('When it last changed, other than by votes'),
  });

/** The same by itself. */
export const pollViewWith = <Event extends z.ZodType<NonNullable<PollView['event']>>, EventType extends z.ZodType>(
  event: Event,
  eventType: EventType,
) =>
  pollSummaryWith(eventType)
    .extend({
      event: event
        .nullable()
        .describe(
          'The event that the poll became; null before that, and where it is private and not shown to the reader',
        ),
      voters: z.array(voterView),
    })
    .meta({ title: 'Poll' });
