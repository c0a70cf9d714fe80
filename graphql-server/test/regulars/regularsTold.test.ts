import { beforeEach, expect, it } from '@jest/globals';
import { drainByTwo, pressUnsubscribe } from '../mail/mailServer.ts';
import type { Received } from '../mail/smtpSink.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { AFTER_FIRST, AFTER_SECOND, aRegular, aWeekly, nextByClock } from './regularSteps.ts';

const server = useFreshMailServer();

const REGULARS = 500;
const CAPACITY = 10;
const numbers = Array.from({ length: REGULARS }, (_, index) => index + 1);

let seriesHash: string;
beforeEach(async () => {
  ({ seriesHash } = await aWeekly(server, { participantThreshold: 8, capacity: CAPACITY }));
});

/** Of what was told, what went to regulars: in the order of the alphabet. */
const toRegulars = (addresses: readonly string[]) =>
  addresses.filter((address) => address !== 'ada@example.com').toSorted();
const received = async () => toRegulars((await server.drain()).flatMap(({ to }) => to));

it('each of several regulars is told of each date, or not, as each of them has chosen', async () => {
  for (const name of ['rita', 'mo', 'nell']) await aRegular(server, seriesHash, { name, email: `${name}@example.com` });
  await server.drain();
  await nextByClock(server, seriesHash, AFTER_FIRST);
  const second = await server.drain();
  expect(toRegulars(second.flatMap(({ to }) => to))).toEqual([
    'mo@example.com',
    'nell@example.com',
    'rita@example.com',
  ]);
  // not the first of them, who comes first in any list
  const mos = second.find(({ to }) => to.includes('mo@example.com'));
  await pressUnsubscribe(server, mos, 'event');
  await nextByClock(server, seriesHash, AFTER_SECOND);
  expect(await received()).toEqual(['nell@example.com', 'rita@example.com']);
});

it('five hundred regulars of ten places are each told once of the next date, and where they stand', async () => {
  await server.orm.em.fork().execute(
    `insert into regular (series_id, name, email, comment, token_digest, created_at, updated_at, likelihood)
      select s.id, 'R' || n, 'r' || n || '@example.com', '', 'd' || n, now(), now(), 1
      from series as s, generate_series(1, ?) as n where s.url_hash = ? order by n`,
    [REGULARS, seriesHash],
  );
  const other = await server.startReplica();
  await server.drain();
  server.clock.set(AFTER_FIRST);
  const mails: Received[] = [];
  // both make the date, tell it and send the mails, and do so again an hour later
  for (const hours of [0, 1]) {
    server.clock.set(server.clock.now().plus({ hours }).toISO() ?? '');
    await Promise.all([server.tasks.continueSeries({}), other.tasks.continueSeries({})]);
    mails.push(...(await drainByTwo(server, other)));
  }
  expect(toRegulars(mails.flatMap(({ to }) => to))).toEqual(
    numbers.map((number) => `r${number}@example.com`).toSorted(),
  );
  const subjects = mails.map(({ mail }) => mail.headers.get('subject') ?? '');
  expect(subjects.filter((subject) => subject.startsWith('The next date'))).toHaveLength(REGULARS);
  const answerOf = (number: number) => {
    const found = mails.find(({ to }) => to.includes(`r${number}@example.com`));
    return /your response: (.*)/.exec(found?.mail.text ?? '')?.[1];
  };
  expect([1, CAPACITY, CAPACITY + 1, REGULARS].map(answerOf)).toEqual([
    'yes',
    'yes',
    'yes, on the waitlist (number 1)',
    'yes, on the waitlist (number 490)',
  ]);
});
