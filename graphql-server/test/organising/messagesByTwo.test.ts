import { beforeEach, describe, expect, it } from '@jest/globals';
import { MESSAGES_A_DAY } from '@quorum/domain/organising/messages';
import type { Composed } from '../../src/compose.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { drainJobs } from '../support/drainJobs.ts';

const server = useFreshMailServer({ RATE_LIMITS: 'on' });
/** Their addresses are known to be their own, so that mails have the words. */
const READERS = ['bob', 'cem', 'dora'];

let event: EventView;
let other: Composed;
beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2 });
  for (const as of READERS) await aResponse(server, event, { name: as, email: `${as}@example.com` }, { as });
  await server.drain();
  other = await server.startReplica();
});

/** Through one server and the other in turn, all at once. */
const sendAll = (texts: readonly string[], headers: Record<string, string> = {}) =>
  Promise.all(
    texts.map((text, number) =>
      (number % 2 === 0 ? server : other).app.inject({
        method: 'POST',
        url: `/api/events/${event.urlHash}/messages`,
        remoteAddress: '192.0.2.1',
        headers: { authorization: 'Bearer uid:ada', ...headers },
        payload: { text, group: 'ALL' },
      }),
    ),
  );

/** How often each reader was told each of the texts, by two servers that do what is due at the same time. */
const told = async (texts: readonly string[]) => {
  const before = server.sink.received.length;
  await Promise.all([server.dispatch(), other.dispatch()]);
  await Promise.all([drainJobs(server, server.tasks), drainJobs(server, other.tasks)]);
  const mails = server.sink.received.slice(before);
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
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array<number>(MESSAGES_A_DAY).fill(201),
      ...Array<number>(refused).fill(429),
    ]);
    const taken = answers.flatMap((answer) =>
      answer.statusCode === 201 ? [answer.json<{ text: string }>().text] : [],
    );
    const expected = READERS.flatMap((as) => texts.map((text) => [as, text, taken.includes(text) ? 1 : 0]));
    expect(await told(texts)).toEqual(expected);
    for (const { app } of [server, other]) {
      const url = `/api/events/${event.urlHash}/messages`;
      const read = await app.inject({ url, headers: { authorization: 'Bearer uid:bob' } });
      expect(
        read
          .json<{ text: string }[]>()
          .map(({ text }) => text)
          .toSorted(),
      ).toEqual(taken.toSorted());
    }
  });

  it('under one Idempotency-Key are one, which is answered to all of them and told once', async () => {
    const texts = Array<string>(6).fill('Bring shoes');
    const answers = await sendAll(texts, { 'idempotency-key': 'c0ffee00-2222-4222-8333-444455556666' });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(texts.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
    expect(await told(['Bring shoes'])).toEqual(READERS.map((as) => [as, 'Bring shoes', 1]));
    // the other one of the day is still to be had, and no third
    const later = await sendAll(['Once more', 'And again']);
    expect(later.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 429]);
  });
});
