import { describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door, type Outcome, type Target } from '../support/doors.ts';
import type { TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

/** A party of three may come: the person and two guests. */
const aGame = (changes: Partial<EventDraftInput> = {}) =>
  anEvent(server, { participantThreshold: 3, capacity: 5, maxGuests: 2, ...changes });

const refused = (message: string, code: string) => ({ code, message, fields: ['guests'] });
const NO_PLACE = refused('There is no free place for another guest', 'CONFLICT');

const times = (count: number, status: string) => Array.from({ length: count }, () => status);

const tokenIn = ({ result }: Outcome) => (result as { responseToken: string }).responseToken;

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('guests, through %s,', (_name, open: (of: TestServer) => Door) => {
  const join = async ({ urlHash }: EventView, says: object): Promise<Target> => {
    const joined = await open(server).joinEvent({ urlHash }, { name: 'Vera', ...says });
    const { participants } = await readEvent(server, { urlHash });
    const [last] = participants.toSorted((one, other) => other.id - one.id);
    return { urlHash, participantId: last?.id ?? 0, responseToken: tokenIn(joined) };
  };
  const joins = async (event: EventView, count: number) => {
    for (let place = 1; place <= count; place++) await join(event, {});
  };
  const update = (target: Target, says: object) => open(server).updateResponse(target, says);
  const change = (event: EventView, changes: object) => open(server).updateEvent(event, changes, { as: 'ada' });
  const statuses = async (event: EventView) =>
    (await readEvent(server, event)).participants.map(({ status, guests }) => `${status} +${guests}`);

  it('are taken where they fit and the waitlist is empty; otherwise it is said how many places are free', async () => {
    const event = await aGame();
    const vera = await join(event, {});
    await joins(event, 2);
    const bring = (guests: number) => update(vera, { guests });
    expect(await bring(1)).toMatchObject({ code: 'OK', result: { guests: 1, status: 'GOING' } });
    await change(event, { maxGuests: 3, capacity: 6 });
    expect(await bring(2)).toMatchObject({ code: 'OK', result: { guests: 2 } });
    await joins(event, 2);
    expect(await bring(3)).toEqual(NO_PLACE);
    expect(await bring(1)).toMatchObject({ code: 'OK', result: { guests: 1 } });
    // the one who waited has the place
    expect((await readEvent(server, event)).waitlistCount).toBe(0);
    expect(await bring(2)).toEqual(NO_PLACE);
  });

  it('are refused with how many more there is room for', async () => {
    const event = await aGame({ capacity: 6 });
    const vera = await join(event, {});
    await joins(event, 4);
    const refusal = refused('There is room for only 1 more. Bring fewer guests', 'CONFLICT');
    expect(await update(vera, { guests: 2 })).toEqual(refusal);
  });

  it('are refused at a full event also with a condition, where it holds', async () => {
    const event = await aGame();
    const vera = await join(event, { minParticipants: 3 });
    await joins(event, 4);
    expect((await readEvent(server, event)).placesLeft).toBe(0);
    expect(await update(vera, { guests: 1 })).toEqual(NO_PLACE);
    expect(await update(vera, { guests: 2, minParticipants: 5 })).toEqual(NO_PLACE);
    await joins(event, 1);
    expect(await update(vera, { guests: 1 })).toEqual(NO_PLACE);
    expect((await statuses(event)).sort()).toEqual([...times(5, 'GOING +0'), 'WAITLISTED +0']);
  });

  it('are taken with a condition that does not hold, which gives the place back', async () => {
    const event = await aGame();
    const vera = await join(event, {});
    await joins(event, 2);
    // five together, and they are three
    expect(await update(vera, { guests: 1, minParticipants: 5 })).toMatchObject({
      code: 'OK',
      result: { guests: 1, status: 'CONDITIONAL' },
    });
    expect(await readEvent(server, event)).toMatchObject({ placesLeft: 3, waitlistCount: 0 });
    await joins(event, 1);
    expect((await statuses(event)).sort()).toEqual([...times(3, 'GOING +0'), 'GOING +1']);
    expect(await update(vera, { guests: 2 })).toEqual(NO_PLACE);
  });

  it('keep nobody from saying no once the organiser takes fewer, and come with no other response', async () => {
    const event = await aGame();
    const vera = await join(event, { guests: 2 });
    await change(event, { maxGuests: 1 });
    const tooMany = refused('You can bring one guest', 'BAD_USER_INPUT');
    expect(await update(vera, { likelihood: 0.5 })).toEqual(tooMany);
    expect(await update(vera, { likelihood: 0, isStandby: true })).toMatchObject({
      code: 'OK',
      result: { guests: 2, status: 'STANDBY' },
    });
    expect(await update(vera, { likelihood: 0, isStandby: false })).toMatchObject({
      code: 'OK',
      result: { guests: 2, status: 'DECLINED' },
    });
    expect(await update(vera, { likelihood: 1 })).toEqual(tooMany);
    expect(await update(vera, { likelihood: 1, guests: 1 })).toMatchObject({ code: 'OK', result: { guests: 1 } });
    expect(await update(vera, { likelihood: 0, guests: 2 })).toEqual(tooMany);
    expect(await statuses(event)).toEqual(['GOING +1']);
  });
});
