import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { settle, type Placed } from '@quorum/domain/decision/status';
import { outlookOf } from '@quorum/domain/event/outlook';
import { partyOf, placesOf } from '@quorum/domain/event/progress';
import { foreseen, writeForeseen } from '../../../src/features/responses/foreseen.ts';
import { pendingId } from '../../../src/features/responses/pendingId.ts';
import type { ShownResponse } from '../../../src/features/responses/RespondableEvent.ts';
import { EventCardFragmentDoc, type ResponseFragment } from '../../../src/generated/graphql.generated.ts';
import { createCache } from '../../../src/lib/api/apolloClient.ts';
import { anEvent, aResponse } from '../../support/anEvent.ts';

const eventWith = (participants: ResponseFragment[], capacity: number | null = 2) =>
  anEvent({ participantThreshold: 2, capacity, maxGuests: 2, participants });
const told = (responses: readonly ShownResponse[]) =>
  responses.map(({ name, status, waitlistPosition }) =>
    [name, status, waitlistPosition].filter((part) => part !== null).join(' '),
  );

const ann = aResponse({ name: 'Ann' });
const ben = aResponse({ name: 'Ben' });
const cem = aResponse({ name: 'Cem', status: 'WAITLISTED', waitlistPosition: 2 });
const dora = aResponse({ name: 'Dora', status: 'WAITLISTED', waitlistPosition: 1 });
const arriving = (said: Partial<ResponseFragment> = {}) =>
  aResponse({ id: pendingId(), name: 'Vera', status: 'DECLINED', ...said });

describe('what is foreseen of a change', () => {
  it('lets who joins an event with a free place come, and one at a full event wait', () => {
    expect(told(foreseen([ann, arriving()], eventWith([ann])))).toEqual(['Ann GOING', 'Vera GOING']);
    expect(told(foreseen([ann, ben, arriving()], eventWith([ann, ben])))).toContain('Vera WAITLISTED 1');
  });

  it('puts who joins behind those in line, wherever the list has them', () => {
    const all = [arriving(), cem, ann, dora, ben];
    const expected = ['Vera WAITLISTED 3', 'Cem WAITLISTED 2', 'Ann GOING', 'Dora WAITLISTED 1', 'Ben GOING'];
    expect(told(foreseen(all, eventWith(all)))).toEqual(expected);
  });

  it('gives a freed place to the first in line, not to the first in the list', () => {
    expect(told(foreseen([ben, cem, dora], eventWith([])))).toEqual(['Ben GOING', 'Cem WAITLISTED 1', 'Dora GOING']);
    const says = { ...ann, likelihood: 0.5 };
    expect(told(foreseen([says, ben, dora], eventWith([])))).toEqual(['Ann MAYBE', 'Ben GOING', 'Dora GOING']);
  });

  it('takes nobody’s place where the organiser has lowered the capacity', () => {
    const crowd = [ann, ben, aResponse({ name: 'Eve' })];
    expect(told(foreseen([...crowd, dora], eventWith([])))).toEqual([
      'Ann GOING',
      'Ben GOING',
      'Eve GOING',
      'Dora WAITLISTED 1',
    ]);
  });

  it('meets the condition of others, guests included, or meets it no longer', () => {
    const unmet = aResponse({ name: 'Pia', minParticipants: 3, status: 'CONDITIONAL' });
    const event = eventWith([], null);
    expect(told(foreseen([unmet, arriving({ guests: 1 })], event))).toEqual(['Pia GOING', 'Vera GOING']);
    const met = { ...unmet, status: 'GOING' as const };
    expect(told(foreseen([met, ann], event))).toEqual(['Pia CONDITIONAL', 'Ann GOING']);
  });

  it('tells a no from one who may be asked', () => {
    const no = [arriving({ likelihood: 0 }), arriving({ likelihood: 0, isStandby: true })];
    expect(told(foreseen(no, eventWith([])))).toEqual(['Vera DECLINED', 'Vera STANDBY']);
  });

  it('counts nothing that is hidden', () => {
    const hidden = { ...ann, isHidden: true };
    expect(told(foreseen([hidden, ben, dora], eventWith([])))).toEqual(['Ben GOING', 'Dora GOING']);
  });

  /** A life of an event as the server has it, of which a view tells the status and the place in line alone. */
  it('is what the server makes of it', () => {
    const plan = fc.record({
      likelihood: fc.constantFrom(1, 1, 0.5, 0),
      guests: fc.nat(2),
      minParticipants: fc.option(fc.integer({ min: 3, max: 6 })),
    });
    fc.assert(
      fc.property(
        fc.array(plan, { maxLength: 8 }),
        plan,
        fc.nat(7),
        fc.integer({ min: 2, max: 6 }),
        (plans, next, who, capacity) => {
          const event = eventWith([], capacity);
          const said = (one: typeof next) => ({
            ...one,
            minParticipants: one.likelihood === 1 ? one.minParticipants : null,
          });
          let stored: Placed[] = [];
          const settled = (all: Placed[], now: number) => settle(all, placesOf(event), now);
          const arrive = (one: typeof next, id: number): Placed => ({
            ...partyOf(said(one)),
            id,
            isStandby: false,
            definiteAt: null,
            holdsPlace: false,
          });
          plans.forEach((one, now) => {
            stored = settled([...stored, arrive(one, now)], now).map(({ response, definiteAt, holdsPlace }) => ({
              ...response,
              definiteAt,
              holdsPlace,
            }));
          });
          const view = settled(stored, 100).map(
            ({ response: { id, seats, offer: _, ...what }, status, waitlistPosition }) =>
              aResponse({ ...what, id: String(id), guests: seats - 1, status, waitlistPosition }),
          );
          const isEdit = who < stored.length;
          const after = isEdit
            ? stored.map((one, index) => (index === who ? { ...one, ...partyOf(said(next)) } : one))
            : [...stored, arrive(next, stored.length)];
          const shown = isEdit
            ? view.map((one, index) => (index === who ? { ...one, ...said(next) } : one))
            : [...view, arriving(said(next))];
          expect(foreseen(shown, event).map(({ status, waitlistPosition }) => [status, waitlistPosition])).toEqual(
            settled(after, 200).map(({ status, waitlistPosition }) => [status, waitlistPosition]),
          );
        },
      ),
    );
  });
});

it('is written for everybody, with the chance', () => {
  const maybe = aResponse({ name: 'Mia', likelihood: 0.5 });
  const event = eventWith([ann, ben, dora, maybe]);
  const cache = createCache();
  const fragment = { fragment: EventCardFragmentDoc, fragmentName: 'EventCard' };
  cache.writeFragment({ ...fragment, data: event });
  const left = [ben, dora, { ...maybe, likelihood: 0 }];
  writeForeseen(cache, event, left);
  const written = cache.readFragment<typeof event>({ ...fragment, id: cache.identify({ ...event }) ?? '' });
  expect(told(written?.participants ?? [])).toEqual(['Ann GOING', 'Ben GOING', 'Dora GOING', 'Mia DECLINED']);
  expect(written?.chance).toBe(outlookOf([ben, { ...dora, status: 'GOING' }], event).chance);
});
