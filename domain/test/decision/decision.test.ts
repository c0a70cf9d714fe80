import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import {
  decisionDraft,
  decisionDueAt,
  decisionTimeOf,
  followedDecisionTime,
  isAtRisk,
  requireDecidable,
  requireNotCalledOff,
} from '../../src/decision/decision.ts';
import { enoughOf, isRuleMet } from '../../src/event/enough.ts';
import type { DecisionRule, EventStatus } from '../../src/decision/rules.ts';
import { eventDraft, eventDraftAt } from '../../src/event/draft.ts';
import { complaints } from '../support/complaints.ts';

const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });
const NOW = at('2026-05-01T12:00:00Z');

const event = (decisionRule: DecisionRule, status: EventStatus = 'GATHERING') => ({
  participantThreshold: 3,
  capacity: null,
  decisionRule,
  decideAt: NOW,
  status,
  isHeldByRain: false,
});
const yes = { likelihood: 1, status: 'GOING' } as const;
const maybe = { likelihood: 0.5, status: 'MAYBE' } as const;

describe('the rule of an event', () => {
  const countedBy = (...given: Parameters<typeof enoughOf>) => enoughOf(...given).counted;

  it('counts those who come for certain, or all who are expected', () => {
    const responses = [yes, yes, maybe, maybe];
    expect(countedBy(responses, event('DEFINITE'))).toBe(2);
    expect(isRuleMet(responses, event('DEFINITE'))).toBe(false);
    expect(countedBy(responses, event('EXPECTED'))).toBe(3);
    expect(isRuleMet(responses, event('EXPECTED'))).toBe(true);
  });

  it('counts guests, and nobody whom the organiser has hidden', () => {
    expect(countedBy([{ ...yes, guests: 2 }], event('DEFINITE'))).toBe(3);
    expect(countedBy([{ ...yes, isHidden: true }], event('DEFINITE'))).toBe(0);
  });

  it('puts a confirmed event at risk once it holds no more, and one that is to get rained on', () => {
    expect(isAtRisk([yes, yes], event('DEFINITE', 'CONFIRMED'))).toBe(true);
    expect(isAtRisk([yes, yes, yes], event('DEFINITE', 'CONFIRMED'))).toBe(false);
    expect(isAtRisk([yes, yes], event('DEFINITE'))).toBe(false);
    expect(isAtRisk([yes, yes], event('DEFINITE', 'CALLED_OFF'))).toBe(false);
    expect(isAtRisk([yes, yes, yes], { ...event('DEFINITE'), isHeldByRain: true })).toBe(true);
  });
});

describe('a decision', () => {
  it('is one of three, with a reason of at most 200 characters or none', () => {
    expect(decisionDraft.parse({ decision: 'CONFIRM' })).toEqual({ decision: 'CONFIRM', reason: '' });
    expect(decisionDraft.parse({ decision: 'REOPEN', reason: null })).toEqual({ decision: 'REOPEN', reason: '' });
    expect(decisionDraft.safeParse({ decision: 'CALL_OFF', reason: 'x'.repeat(200) }).success).toBe(true);
    const sentenceOf = (input: unknown) => complaints(decisionDraft, input)?.message;
    expect(sentenceOf({ decision: 'CALL_OFF', reason: 'x'.repeat(201) })).toBe('Reason must be at most 200 characters');
    expect(sentenceOf({ decision: 'MAYBE' })).toBe('The decision must be CONFIRM, CALL_OFF or REOPEN');
    expect(sentenceOf('CONFIRM')).toBe('The decision must be an object with its fields');
  });

  it('is not made of what is over, and ends the joining where it is off', () => {
    const over = { date: NOW.minus({ hours: 7 }), endTime: null };
    expect(() => requireDecidable(over, NOW)).toThrow('This event is over. It can no longer be decided');
    expect(() => requireDecidable({ ...over, date: NOW.minus({ hours: 5 }) }, NOW)).not.toThrow();
    expect(() => requireNotCalledOff({ status: 'CALLED_OFF' })).toThrow('This event was called off');
    expect(() => requireNotCalledOff({ status: 'CONFIRMED' })).not.toThrow();
  });
});

describe('the decision time', () => {
  const draft = (decideAt: string | null) => ({
    title: 'Soccer',
    location: 'Park',
    date: '2026-05-02T12:00:00Z',
    timezone: 'Europe/Berlin',
    eventTypeId: 1,
    decideAt,
  });

  it.each([
    ['2026-05-02T11:59:59Z', null],
    ['2026-05-02T12:00:00Z', 'The decision must be before the event starts'],
    ['2026-05-01T12:00:00Z', 'The decision must be in the future'],
    ['tomorrow', 'Decision time must be an ISO 8601 date and time with its offset, such as 2026-05-01T18:30:00Z'],
  ])('%s: %s', (decideAt, sentence) => {
    expect(complaints(eventDraftAt(NOW), draft(decideAt))?.message ?? null).toBe(sentence);
  });

  it('may be left out, and stays where it was accepted before', () => {
    expect(eventDraft.parse(draft(null)).decideAt).toBeNull();
    const before = at('2026-04-30T12:00:00Z');
    expect(eventDraftAt(NOW, before).safeParse(draft('2026-04-30T12:00:00Z')).success).toBe(true);
  });

  it('is due once, while nothing is decided', () => {
    const decideAt = NOW.plus({ hours: 1 });
    expect(decisionDueAt({ status: 'GATHERING', decideAt }, NOW)).toBe(decideAt);
    expect(decisionDueAt({ status: 'CONFIRMED', decideAt }, NOW)).toBeNull();
    expect(decisionDueAt({ status: 'GATHERING', decideAt: NOW }, NOW)).toBeNull();
    expect(decisionDueAt({ status: 'GATHERING', decideAt: null }, NOW)).toBeNull();
  });

  it('keeps its distance from the start, both sides of a change of clocks', () => {
    const root = { date: at('2026-10-18T08:00:00Z'), decideAt: at('2026-10-17T08:00:00Z') };
    // ten in the morning in Berlin, before and after the clocks go back
    for (const start of ['2026-10-25T09:00:00Z', '2026-11-01T09:00:00Z']) {
      expect(
        at(start)
          .diff(decisionTimeOf(root, at(start)) ?? NOW)
          .as('hours'),
      ).toBe(24);
    }
    expect(decisionTimeOf({ ...root, decideAt: null }, NOW)).toBeNull();
  });

  it('of a later date follows that of the first, unless it was another', () => {
    const date = at('2026-05-08T18:00:00Z');
    const before = { date, decideAt: date.minus({ hours: 24 }) };
    const now = { date, decideAt: date.minus({ hours: 12 }) };
    const start = date.plus({ weeks: 1 });
    const follow = (hours: number | null) =>
      followedDecisionTime({ date: start, decideAt: hours === null ? null : start.minus({ hours }) }, start, {
        before,
        now,
      });
    expect(follow(24)).toEqual(start.minus({ hours: 12 }));
    expect(follow(6)).toEqual(start.minus({ hours: 6 }));
    expect(follow(null)).toBeNull();
  });
});
