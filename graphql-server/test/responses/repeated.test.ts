import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
let first: Joined;
let again: Joined;
beforeEach(async () => {
  event = await anEvent(server);
  first = await aResponse(server, event, { name: 'Vera', email: 'vera@example.com' });
  await aResponse(server, event, { name: 'Ben', email: 'vera@example.com' });
  await aResponse(server, event, { name: 'Vera' });
  again = await aResponse(server, event, { name: ' vera', email: 'VERA@example.com' }, { as: 'vera' });
});

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('the same name and address twice on an event, through %s,', (_name, open) => {
  const marksFor = async (caller?: Caller) => {
    const { result } = await open(server).event({ urlHash: event.urlHash }, caller);
    return (result as EventView).participants.map(({ isRepeated }) => isRepeated);
  };

  it('is taken, and marked for the organiser', async () => {
    expect(await marksFor({ as: 'ada' })).toEqual([true, false, false, true]);
  });

  it('is marked for nobody without sight of both addresses, not for its owner either', async () => {
    for (const caller of [undefined, { as: 'mallory' }, { as: 'vera' }])
      expect(await marksFor(caller)).toEqual([false, false, false, false]);
  });

  it('is once again when one is withdrawn, or becomes somebody else', async () => {
    const { urlHash } = event;
    const { responseToken } = first;
    await open(server).updateResponse({ urlHash, participantId: first.id, responseToken }, { name: 'Vincent' });
    expect(await marksFor({ as: 'ada' })).toEqual([false, false, false, false]);
    await open(server).updateResponse({ urlHash, participantId: first.id, responseToken }, { name: 'Vera' });
    await open(server).removeResponse({ urlHash, participantId: again.id }, { as: 'ada' });
    expect(await marksFor({ as: 'ada' })).toEqual([false, false, false]);
  });
});

it('is on a list what it is on its own page', async () => {
  const ask = async (as?: string) => {
    const { data } = await server.graphql('{ events { nodes { urlHash participants { isRepeated } } } }', {}, { as });
    const nodes = data?.events.nodes as EventView[];
    return nodes.find(({ urlHash }) => urlHash === event.urlHash)?.participants.map(({ isRepeated }) => isRepeated);
  };
  expect(await ask('ada')).toEqual([true, false, false, true]);
  expect(await ask('mallory')).toEqual([false, false, false, false]);
  expect(await ask()).toEqual([false, false, false, false]);
});
