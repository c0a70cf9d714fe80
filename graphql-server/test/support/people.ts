import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aResponse, readEvent, type Joined } from './builders.ts';
import type { Caller, TestServer } from './testServer.ts';

/** Joins under these names, one after the other; each leaves an address. */
export const joinAll = async (
  server: TestServer,
  event: EventView,
  ...people: (string | [name: string, says: object])[]
) => {
  const joined: Record<string, Joined> = {};
  for (const person of people) {
    const [name, says] = typeof person === 'string' ? [person, {}] : person;
    joined[name] = await aResponse(server, event, { name, email: `${name}@example.com`, ...says });
  }
  return (name: string): Joined => {
    const response = joined[name];
    if (!response) throw new Error(`${name} has not joined`);
    return response;
  };
};

/** Everybody's status, with the position of those who wait. */
export const standingOf = async (server: TestServer, event: EventView, caller?: Caller) =>
  (await readEvent(server, event, caller)).participants.map(({ name, status, waitlistPosition }) =>
    [name, status, waitlistPosition].filter((part) => part !== null).join(' '),
  );
