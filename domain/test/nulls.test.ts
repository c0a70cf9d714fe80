import { describe, expect, it } from '@jest/globals';
import { decisionDraft } from '@quorum/domain/decision/decision';
import { eventDraft } from '@quorum/domain/event/draft';
import { takeOver } from '@quorum/domain/event/handOver';
import { parse } from '@quorum/domain/parse';
import { pollDraft } from '@quorum/domain/poll/draft';
import { importInput, pickedOption, voteDraft } from '@quorum/domain/poll/vote';
import { reportDraft } from '@quorum/domain/report/draft';
import { responseChange, responseDraft, visibilityChange } from '@quorum/domain/response/draft';
import { z } from 'zod';
import { aDraft } from './support/aDraft.ts';
import { aPoll } from './support/aPoll.ts';

const [early, late] = aPoll().options;

type Draft = [schema: z.ZodType, least: Record<string, unknown>];

/** Every schema of what a client sends, with the least that it accepts. */
const DRAFTS: Record<string, Draft> = {
  event: [eventDraft, aDraft()],
  poll: [pollDraft, aPoll()],
  response: [responseDraft, { name: 'Vera' }],
  vote: [voteDraft, { name: 'Vera', votes: [{ optionId: 1, likelihood: 1 }] }],
  'imported table': [importInput, { table: '' }],
  'picked option': [pickedOption, { optionId: 1 }],
  decision: [decisionDraft, { decision: 'CONFIRM' }],
  report: [reportDraft, { reason: 'Spam' }],
  'take-over': [takeOver, { token: 'secret' }],
  visibility: [visibilityChange, { hidden: true }],
};

const fieldsOf = (schema: z.ZodType) => {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { optional: Object.keys(properties).filter((name) => !required.includes(name)), required };
};

/** Null means something of its own: nothing makes the event by itself. */
const MEANS_SOMETHING = ['autoScheduleChance'];

/** What JSON can tell apart: nothing is the same as left out, and no date differs from itself. */
const told = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

const OPTIONAL = Object.entries(DRAFTS).flatMap(([draft, [schema]]) =>
  fieldsOf(schema)
    .optional.filter((field) => !MEANS_SOMETHING.includes(field))
    .map((field) => [draft, field] as const),
);

describe('null is what is left out', () => {
  it.each(OPTIONAL)('of a new %s in %s', (draft, field) => {
    const [schema, all]: Draft = DRAFTS[draft] ?? [z.never(), {}];
    const { [field]: _, ...least } = all;
    const { [field]: fromNull = null } = told(parse(schema, { ...least, [field]: null }));
    const { [field]: leftOut = null } = told(parse(schema, least));
    expect(fromNull).toEqual(leftOut);
  });

  it.each(['id', 'endTime'])('of a new option in %s', (field) => {
    const options = [{ ...early, [field]: null }, late];
    expect(told(parse(pollDraft, aPoll({ options })))).toMatchObject({ options: [{}, { [field]: null }] });
  });

  it('and has the organiser pick the date of a poll', () => {
    expect(parse(pollDraft, aPoll({ autoScheduleChance: null })).autoScheduleChance).toBeNull();
    expect(parse(pollDraft, aPoll()).autoScheduleChance).toBe(0.9);
  });
});

describe('null in a change of a response', () => {
  const change = fieldsOf(responseDraft).optional;
  // what a new one has of answers depends on the questions: `answersAfter` takes all of them back
  it.each(change.filter((field) => field !== 'answers'))('takes %s back to what a new one has', (field) => {
    const { [field]: fresh } = told(parse(responseDraft, { name: 'Vera' }));
    expect(told(parse(responseChange, { [field]: null }))).toEqual({ [field]: fresh });
  });
});

describe('null where something is required', () => {
  const required = Object.entries(DRAFTS).flatMap(([draft, [schema]]) =>
    fieldsOf(schema).required.map((field) => [draft, field] as const),
  );
  it.each(required)('of a new %s is refused in %s, by its name', (draft, field) => {
    const [schema, least] = DRAFTS[draft] ?? [z.never(), {}];
    expect(() => parse(schema, { ...least, [field]: null })).toThrow(expect.objectContaining({ fields: [field] }));
  });
});
