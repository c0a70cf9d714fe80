import { describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door, type Outcome } from '../support/doors.ts';
import type { TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

/** A party of three may come: the person and two guests. */
const aGame = (changes: Partial<EventDraftInput> = {}) =>
  anEvent(server, { participantThreshold: 3, capacity: 5, maxGuests: 2, ...changes });

const refused = (message: string, field: string, code = 'BAD_USER_INPUT') => ({ code, message, fields: [field] });

/** What a join answers with, whichever door it went through. */
const joinedIn = ({ result }: Outcome) => {
  const answer = result as { participant?: object };
  return answer.participant ?? answer;
};

const tokenIn = ({ result }: Outcome) => (result as { responseToken: string }).responseToken;

describe.each([
  ['GraphQL', graphqlDoor, false],
  ['REST', restDoor, true],
])('through %s', (_name, open: (of: TestServer) => Door, isPlain) => {
  const join = (event: EventView, says: object) =>
    open(server).joinEvent({ urlHash: event.urlHash }, { name: 'Vera', ...says });
  const PLAIN = { guests: 0, minParticipants: null, isStandby: false, waitlistPosition: null };

  it.each<[says: object, shown: object]>([
    [{}, { likelihood: 1, status: 'GOING' }],
    [{ likelihood: 1 }, { status: 'GOING' }],
    [{ guests: 2 }, { status: 'GOING', guests: 2 }],
    [
      { likelihood: 0.5, guests: 1 },
      { likelihood: 0.5, status: 'MAYBE', guests: 1 },
    ],
    [{ minParticipants: 4 }, { likelihood: 1, status: 'CONDITIONAL', minParticipants: 4 }],
    [
      { minParticipants: 3, guests: 2 },
      { status: 'GOING', minParticipants: 3, guests: 2 },
    ],
    [{ likelihood: 0 }, { likelihood: 0, status: 'DECLINED' }],
    [
      { likelihood: 0, isStandby: true },
      { likelihood: 0, status: 'STANDBY', isStandby: true },
    ],
    [{ guests: null, minParticipants: null, isStandby: null }, { status: 'GOING' }],
  ])('takes %j', async (says, shown) => {
    const event = await aGame();
    const outcome = await join(event, says);
    expect(joinedIn(outcome)).toMatchObject({ ...PLAIN, ...shown });
    expect((await readEvent(server, event)).participants).toMatchObject([{ ...PLAIN, ...shown }]);
  });

  it.each<[says: object, changes: Partial<EventDraftInput>, field: string, message: string]>([
    [{ guests: 3 }, {}, 'guests', 'You can bring at most 2 guests'],
    [{ guests: 3, likelihood: 0 }, {}, 'guests', 'You can bring at most 2 guests'],
    [{ guests: 3, likelihood: 0, isStandby: true }, {}, 'guests', 'You can bring at most 2 guests'],
    [{ guests: 1 }, { maxGuests: 0 }, 'guests', 'This event takes no guests'],
    [{ guests: 2 }, { capacity: 4 }, 'guests', 'At most 2 together; guests may answer for themselves'],
    [{ guests: -1 }, {}, 'guests', 'Guests must be a whole number from 0 to 9'],
    [{ guests: 10 }, {}, 'guests', 'Guests must be a whole number from 0 to 9'],
    [{ minParticipants: 6 }, {}, 'minParticipants', 'There is room for 5. Please ask for at most that many'],
    [{ minParticipants: 2, guests: 2 }, {}, 'minParticipants', 'You are 3 already. Please ask for at least that many'],
    [{ minParticipants: 1 }, {}, 'minParticipants', 'The number of people must be a whole number from 2 to 1000'],
    [
      { minParticipants: 4, likelihood: 0.5 },
      {},
      'minParticipants',
      'Only a definite yes can depend on how many people are in',
    ],
    [{ isStandby: true }, {}, 'isStandby', 'Only people who are not coming can be on standby'],
  ])('refuses %j in a join and in a change, and writes nothing', async (says, changes, field, message) => {
    const event = await aGame(changes);
    // the facade refuses a join in plain text (spec section 7), which has no fields
    const refusal = refused(message, field);
    const ofJoin = isPlain ? { code: refusal.code, message } : refusal;
    expect(await join(event, says)).toEqual(ofJoin);
    expect((await readEvent(server, event)).participants).toEqual([]);
    const vera = await aResponse(server, event);
    const target = { urlHash: event.urlHash, participantId: vera.id, responseToken: vera.responseToken };
    const before = await readEvent(server, event);
    expect(await open(server).updateResponse(target, { name: 'Wilma', ...says })).toEqual(refused(message, field));
    expect(await readEvent(server, event)).toEqual(before);
  });

  it.each<[changes: object, field: string, message: string]>([
    [{ capacity: 2 }, 'capacity', 'Capacity must be at least the participant threshold'],
    [{ capacity: 1001 }, 'capacity', 'Capacity must be at most 1000'],
    [{ maxGuests: 10 }, 'maxGuests', 'Guests per participant must be a whole number from 0 to 9'],
    [
      {
        formats: [
          { at: 5, label: 'A' },
          { at: 4, label: 'B' },
        ],
      },
      'formats',
      'Each format needs more participants than the one before',
    ],
    [
      { formats: [{ at: 2, label: 'A' }] },
      'formats',
      'The first format must not need fewer participants than the threshold',
    ],
    [{ formats: [{ at: 6, label: 'A' }] }, 'formats', 'The last format must not need more than the capacity'],
  ])('makes no event with %j, and changes none to it', async (changes, field, message) => {
    const draft = aDraft({ participantThreshold: 3, capacity: 5 });
    const count = () => server.orm.em.fork().execute('select 1 from event');
    const before = (await count()).length;
    expect(await open(server).createEvent({ ...draft, ...changes }, { as: 'ada' })).toEqual(refused(message, field));
    expect(await count()).toHaveLength(before);
    const event = await aGame();
    const changed = await open(server).updateEvent(event, { title: 'New', ...changes }, { as: 'ada' });
    expect(changed).toEqual(refused(message, field));
    expect(await readEvent(server, event)).toEqual(event);
  });

  it('refuses a threshold above the capacity that is there', async () => {
    const changed = await open(server).updateEvent(await aGame(), { participantThreshold: 6 }, { as: 'ada' });
    expect(changed).toEqual(refused('Capacity must be at least the participant threshold', 'capacity'));
  });

  it('puts who comes to a full event in line, and says so at once', async () => {
    const event = await aGame({ capacity: 3 });
    for (let place = 1; place <= 3; place++) await join(event, {});
    expect(joinedIn(await join(event, {}))).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 });
    expect(joinedIn(await join(event, {}))).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 2 });
    const { result } = await open(server).event({ urlHash: event.urlHash });
    expect(result).toMatchObject({ placesLeft: 0, waitlistCount: 2, expected: 3, chance: 1 });
  });

  it('keeps what a client of the old contract does not name', async () => {
    const event = await aGame({ formats: [{ at: 4, label: '2v2' }] });
    const vera = await join(event, { minParticipants: 5, guests: 1 });
    const [first] = (await readEvent(server, event)).participants;
    const target = { urlHash: event.urlHash, participantId: first?.id ?? 0, responseToken: tokenIn(vera) };
    const change = async (says: object) => (await open(server).updateResponse(target, says)).result;
    expect(await change({ comment: 'Hello', likelihood: 1 })).toMatchObject({
      minParticipants: 5,
      status: 'CONDITIONAL',
    });
    expect(await change({ likelihood: 0.5 })).toMatchObject({ minParticipants: null, guests: 1, status: 'MAYBE' });
    expect(await change({ likelihood: 0, isStandby: true })).toMatchObject({ status: 'STANDBY' });
    expect(await change({ likelihood: 1 })).toMatchObject({ isStandby: false, guests: 1, status: 'GOING' });
    const { capacity: _c, maxGuests: _g, formats: _f, ...old } = aDraft({ participantThreshold: 3, title: 'Renamed' });
    await open(server).updateEvent(event, old, { as: 'ada' });
    expect(await readEvent(server, event)).toMatchObject({
      title: 'Renamed',
      capacity: 5,
      maxGuests: 2,
      formats: [{ at: 4, label: '2v2' }],
      participants: [{ status: 'GOING' }],
    });
  });
});
