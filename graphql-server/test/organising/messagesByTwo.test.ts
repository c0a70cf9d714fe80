import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MESSAGES_A_DAY } from '@quorum/domain/organising/messages';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { drainByTwo } from '../mail/mailServer.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import type { Replica } from '../support/testServer.ts';

const server = useMailServer({ RATE_LIMITS: 'on' });
/** Their addresses are known to be their own, so that mails have the words. */
const READERS = ['bob', 'cem', 'dora'];

let event: EventView;
let other: Replica;
beforeAll(async () => {
  other = await server.startReplica();
});
beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2 });
  for (const as of READERS) await aResponse(server, event, { name: as, email: `${as}@example.com` }, { as });
  await server.drain();
});

interface Sent {
  id: number | string;
  text: string;
}

/** Through one server and the other in turn, and both doors of each, all at once. */
const sendAll = (texts: readonly string[], doorsOf = [restDoor, graphqlDoor], headers: Record<string, string> = {}) => {
  const doors = doorsOf.flatMap((doorOf): Door[] => [server, other].map((one) => doorOf(one)));
  return Promise.all(
    texts.map((text, number) => {
      const door = doors[number % doors.length] as Door;
      return door.sendMessage(event, { text, group: 'ALL' }, { as: 'ada', headers });
    }),
  );
};

/** How often each reader was told each of the texts, by two servers that do what is due at the same time. */
const told = async (texts: readonly string[]) => {
  const mails = await drainByTwo(server, other);
  return READERS.flatMap((as) =>
    texts.map((text) => {
      const having = mails.filter(({ to, mail }) => to.includes(`${as}@example.com`) && mail.text.includes(text));
      return [as, text, having.length] as const;
    }),
  );
};

describe('messages that are written through two servers at once', () => {
  it('are two of an event in a day, which everybody is told once and reads on either', async () => {
    const texts = Array.from({ length: 6 }, (_, number) => `Message number ${number}`);
    const answers = await sendAll(texts);
    const refused = answers.length - MESSAGES_A_DAY;
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array<string>(MESSAGES_A_DAY).fill('OK'),
      ...Array<string>(refused).fill('RATE_LIMITED'),
    ]);
    const taken = answers.flatMap(({ code, result }) => (code === 'OK' ? [(result as Sent).text] : []));
    const expected = READERS.flatMap((as) => texts.map((text) => [as, text, taken.includes(text) ? 1 : 0]));
    expect(await told(texts)).toEqual(expected);
    for (const door of [restDoor(server), graphqlDoor(other)]) {
      const { result } = await door.messages(event, { as: 'bob' });
      expect((result as Sent[]).map(({ text }) => text).toSorted()).toEqual(taken.toSorted());
    }
  });

  it.each([
    ['REST', restDoor, 'c0ffee00-2222-4222-8333-444455556666'],
    ['GraphQL', graphqlDoor, 'c0ffee00-3333-4222-8333-444455556666'],
  ])(
    'under one Idempotency-Key are one through %s, which is answered to all of them and told once',
    async (_name, doorOf, key) => {
      const texts = Array<string>(6).fill('Bring shoes');
      const answers = await sendAll(texts, [doorOf], { 'idempotency-key': key });
      expect(answers.map(({ code }) => code)).toEqual(texts.map(() => 'OK'));
      expect(new Set(answers.map(({ result }) => (result as Sent).id)).size).toBe(1);
      expect(await told(['Bring shoes'])).toEqual(READERS.map((as) => [as, 'Bring shoes', 1]));
      // the other one of the day is still to be had, and no third
      const later = await sendAll(['Once more', 'And again']);
      expect(later.map(({ code }) => code).toSorted()).toEqual(['OK', 'RATE_LIMITED']);
    },
  );
});
