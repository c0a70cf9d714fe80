import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent, type Joined } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2, capacity: 4, maxGuests: 2 });
});

const JOIN = `mutation ($urlHash: String!, $input: JoinEventInput!) {
  joinEvent(urlHash: $urlHash, input: $input) {
    participant { guests minParticipants isStandby likelihood status waitlistPosition }
    responseToken
  }
}`;

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

const byRest = async (key: string, says: object) => {
  const answer = await server.rest(
    'POST',
    `/api/events/${event.urlHash}/join`,
    { name: 'Vera', ...says },
    withKey(key),
  );
  return { isRefused: answer.statusCode === 422, answer: answer.statusCode === 201 ? answer.json<Joined>() : null };
};

const byGraphQL = async (key: string, says: object) => {
  const variables = { urlHash: event.urlHash, input: { name: 'Vera', ...says } };
  const { data, errors } = await server.graphql(JOIN, variables, withKey(key));
  return {
    isRefused: errors?.[0]?.extensions.code === 'KEY_REUSED',
    answer: data ? { ...data.joinEvent.participant, responseToken: data.joinEvent.responseToken } : null,
  };
};

const standing = async () =>
  (await readEvent(server, event)).participants.map(({ name, status, guests }) => `${name} ${status} +${guests}`);

describe.each([
  ['REST', byRest],
  ['GraphQL', byGraphQL],
])('an Idempotency-Key of a join through %s', (_name, join) => {
  it.each([
    [{ guests: 1 }, 'Vera GOING +1'],
    [{ minParticipants: 3 }, 'Vera CONDITIONAL +0'],
    [{ likelihood: 0, isStandby: true }, 'Vera STANDBY +0'],
    [{ likelihood: 0.5, guests: 2 }, 'Vera MAYBE +2'],
  ])('makes one response of a repeated %j, and gives the same answer', async (says, stored) => {
    const key = randomUUID();
    const [first, ...others] = await Promise.all([join(key, says), join(key, says), join(key, says)]);
    expect(first.answer).toMatchObject(says);
    expect([...others, await join(key, says)]).toEqual([first, first, first]);
    expect(await standing()).toEqual([stored]);
  });

  it.each([
    [{}, { guests: 1 }],
    [{ guests: 1 }, { guests: 2 }],
    [{ guests: 1 }, {}],
    [{ minParticipants: 2 }, { minParticipants: 3 }],
    [{ minParticipants: 2 }, { minParticipants: null }],
    [{ likelihood: 0 }, { likelihood: 0, isStandby: true }],
  ])('of %j is refused for %j, which changes nothing', async (says, other) => {
    const key = randomUUID();
    const first = await join(key, says);
    const before = await readEvent(server, event);
    expect(await join(key, other)).toEqual({ isRefused: true, answer: null });
    expect(await readEvent(server, event)).toEqual(before);
    expect(await join(key, says)).toEqual(first);
  });

  it('gives the place in line that was given, and takes no second one', async () => {
    await join(randomUUID(), { guests: 2 });
    const key = randomUUID();
    const first = await join(key, { guests: 1 });
    expect(first.answer).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 });
    expect(await join(randomUUID(), {})).toMatchObject({ answer: { waitlistPosition: 2 } });
    expect(await join(key, { guests: 1 })).toEqual(first);
    expect(await standing()).toEqual(['Vera GOING +2', 'Vera WAITLISTED +1', 'Vera WAITLISTED +0']);
  });

  it('leaves a join that the event did not take to be tried with fewer guests', async () => {
    const key = randomUUID();
    expect((await join(key, { guests: 9 })).answer).toBeNull();
    expect((await join(key, { guests: 1 })).answer).toMatchObject({ guests: 1 });
    expect(await standing()).toEqual(['Vera GOING +1']);
  });
});
