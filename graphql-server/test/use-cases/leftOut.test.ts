import { describe, expect, it } from '@jest/globals';
import { eventDraft } from '@quorum/domain/event/draft';
import { pick } from '@quorum/domain/pick';
import { z } from 'zod';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

/** All that a new event need not say, and none of it as a new one has it. */
const UNUSUAL = {
  endTime: '2026-05-06T11:00:00.000Z',
  participantThreshold: 6,
  capacity: 12,
  maxGuests: 2,
  waitlistRule: 'OFFERED_IN_ORDER',
  asksStillIn: true,
  formats: [{ at: 8, label: '4v4' }],
  decideAt: '2026-05-05T08:00:00.000Z',
  decisionRule: 'EXPECTED',
  rainLimit: 60,
  notes: 'Bring water',
  webLink: 'https://example.com/',
  chatLink: 'https://chat.example.org/',
  questions: [{ id: null, text: 'What do you bring?', kind: 'TEXT', options: [], isRequired: true }],
  price: { amount: 450, currency: 'EUR', mode: 'SPLIT', howToPay: 'To Ada' },
  isPrivate: true,
  isGuestListHidden: true,
  isRecurring: true,
  recurrenceFrequency: 'monthly',
} as const;
const NULLS = Object.fromEntries(Object.keys(UNUSUAL).map((name) => [name, null]));

const NEEDED = { title: 'Run', location: 'Park', date: '2026-05-06T08:00:00.000Z', timezone: 'UTC', eventTypeId: 1 };

it('the fields of this test are all that may be left out', () => {
  const { properties = {}, required } = z.toJSONSchema(eventDraft, { io: 'input', unrepresentable: 'any' });
  expect([...Object.keys(NEEDED), ...Object.keys(UNUSUAL)].sort()).toEqual(Object.keys(properties).sort());
  expect(Object.keys(NEEDED).sort()).toEqual(required?.toSorted());
});

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s', (_name, open) => {
  const created = async (content: object) => {
    const { code, result } = await open(server).createEvent({ ...NEEDED, ...content }, { as: 'ada' });
    expect(code).toBe('OK');
    return result as EventView;
  };
  const contentOf = (event: EventView) => ({
    ...pick(event, [...Object.keys(UNUSUAL), 'title'] as (keyof EventView)[]),
    questions: event.questions.map((question) => ({ ...question, id: null })),
  });
  const changed = async (change: object) => {
    const event = await created(UNUSUAL);
    const { code } = await open(server).updateEvent(event, { title: 'New', ...change }, { as: 'ada' });
    expect(code).toBe('OK');
    return contentOf(await readEvent(server, event, { as: 'ada' }));
  };

  it('a change leaves as it is what it leaves out, defaults of a new event or not', async () => {
    expect(await changed({})).toEqual({ title: 'New', ...UNUSUAL });
  });

  it('a new event takes null for what it leaves out', async () => {
    expect(contentOf(await created(NULLS))).toEqual(contentOf(await created({})));
  });

  it('a change takes back by null what was said, to what a new event has, but makes nothing public and ends no series', async () => {
    const { recurrenceFrequency, isPrivate, isGuestListHidden, asksStillIn, isRecurring } = UNUSUAL;
    const kept = { recurrenceFrequency, isPrivate, isGuestListHidden, asksStillIn, isRecurring };
    const { recurrenceFrequency: _, ...nulls } = NULLS;
    expect(await changed(nulls)).toEqual({ ...contentOf(await created({})), ...kept, title: 'New' });
  });

  it('a change of what every event needs is refused as null', async () => {
    const event = await created({});
    for (const name of Object.keys(NEEDED)) {
      const outcome = await open(server).updateEvent(event, { [name]: null }, { as: 'ada' });
      expect([name, outcome]).toEqual([name, expect.objectContaining({ code: 'BAD_USER_INPUT', fields: [name] })]);
    }
  });
});
