import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { restDoor } from '../support/doors.ts';
import { NOW } from '../support/testServer.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer({ RATE_LIMITS: 'on' });
const world = new PollWorld(server);

const GERMAN = { headers: { 'accept-language': 'de' } };
const CLOSING = '2026-05-04T08:00:00.000Z';
const BEFORE_CLOSING = '2026-05-03T08:00:00.000Z';

/** A poll that finds no date, with two voters who are told, one without an address, and its organiser, who votes too. */
const aVotedPoll = async (changes: object = {}) => {
  server.clock.set(NOW);
  const poll = await world.open({ participantThreshold: 9, title: 'Volleyball', closesAt: CLOSING, ...changes });
  await world.vote(poll, [1], { name: 'Vera', email: 'vera@example.com' });
  await world.vote(poll, [0], { name: 'Vera again', email: 'VERA@example.com' });
  await world.vote(poll, [0.5], { name: 'Nele', email: 'nele@example.com' }, GERMAN);
  await world.vote(poll, [1], { name: 'Kim' });
  await world.vote(poll, [1], { name: 'Ada', email: 'ada@home.example' }, { as: 'ada' });
  await server.drain();
  return poll;
};

/** What is due, by recipient: the subject, and the text in one line. */
const told = async () =>
  Object.fromEntries(
    (await server.drain()).map(({ to, mail }) => [
      to.join(),
      { subject: mail.headers.get('subject'), text: mail.text.replaceAll(/\s+/g, ' ') },
    ]),
  );

const closeAt = async (instant: string) => {
  server.clock.set(instant);
  await server.tasks.closeDuePolls({});
  return told();
};

describe('voting that ends by the clock without a date', () => {
  it('is told to each voter once, in their language, with what may still come', async () => {
    const poll = await aVotedPoll();
    const mails = await closeAt(CLOSING);
    expect(Object.keys(mails).sort()).toEqual(['ada@example.com', 'nele@example.com', 'vera@example.com']);
    expect(mails['vera@example.com']).toEqual({
      subject: 'Voting has ended: “Volleyball”',
      text: expect.stringMatching(
        /no date found enough people\. The organiser can still pick a date\. If it is one that you voted on, we will write to you\..*typed this address/,
      ),
    });
    expect(mails['vera@example.com']?.text).toContain(`/polls/${poll.urlHash}`);
    expect(mails['nele@example.com']).toEqual({
      subject: 'Abstimmung beendet: „Volleyball“',
      text: expect.stringMatching(/haben sich genug gefunden\. Der Gastgeber kann noch einen Termin wählen/),
    });
    expect(await closeAt('2026-05-05T08:00:00Z')).toEqual({});
  });

  it('is not said to have found too few people where the organiser picks, nor to leave a date where all are over', async () => {
    await aVotedPoll({ autoScheduleChance: null, closesAt: null });
    const { 'vera@example.com': english, 'nele@example.com': german } = await closeAt('2026-05-08T08:00:00Z');
    expect(english?.text).toMatch(/the organiser has not picked a date\. All of its dates are over\./);
    expect(german?.text).toMatch(/hat noch keinen Termin gewählt\. Alle Termine sind vorbei\./);
  });

  it('is told again where the poll was opened again and ends again', async () => {
    const poll = await aVotedPoll();
    await closeAt(CLOSING);
    await world.update(poll, { closesAt: '2026-05-05T08:00:00Z' });
    expect((await world.manage('reopenPoll', poll)).code).toBe('OK');
    expect(Object.keys(await closeAt('2026-05-05T08:00:00Z'))).toContain('vera@example.com');
  });
});

describe('voting that its organiser ends', () => {
  it('is told to voters, and not to the organiser', async () => {
    const poll = await aVotedPoll();
    await world.manage('closePoll', poll);
    const mails = await told();
    expect(Object.keys(mails).sort()).toEqual(['nele@example.com', 'vera@example.com']);
    expect(mails['vera@example.com']?.text).toContain('The organiser has closed this poll');
    expect(mails['nele@example.com']?.text).toContain('Der Gastgeber hat diese Umfrage beendet');
  });

  it('is told a few times a day, however often the poll is closed and opened again', async () => {
    const poll = await aVotedPoll();
    const { points } = LIMITS.endsOfPoll;
    const heard = [];
    for (let ends = 0; ends <= points; ends++) {
      await world.manage('closePoll', poll);
      heard.push(Object.keys(await told()).length);
      await world.manage('reopenPoll', poll);
    }
    expect(heard).toEqual([...Array<number>(points).fill(2), 0]);
  });

  it('is told to nobody where the date is picked before anybody was told', async () => {
    const poll = await aVotedPoll();
    const as = { authorization: 'Bearer uid:ada' };
    // by the app itself, so that nothing is dispatched in between
    await server.app.inject({ method: 'POST', url: `/api/polls/${poll.urlHash}/close`, headers: as });
    await world.schedule(poll, poll.options[0]?.id);
    const subjects = (await server.drain()).map(({ mail }) => String(mail.headers.get('subject')));
    expect(subjects.length).toBeGreaterThan(0);
    expect(subjects.filter((said) => /^(Voting has ended|Abstimmung beendet)/.test(said))).toEqual([]);
  });
});

describe('a poll that is deleted', () => {
  it('is told to each voter once, in their language, and what was stored for it is gone', async () => {
    const poll = await aVotedPoll();
    await world.manage('deletePoll', poll);
    const mails = await told();
    expect(Object.keys(mails).sort()).toEqual(['nele@example.com', 'vera@example.com']);
    expect(mails['vera@example.com']).toEqual({
      subject: 'Poll cancelled: “Volleyball”',
      text: expect.stringMatching(/What: Volleyball Where: Manly Beach, Sydney The organiser has cancelled a poll/),
    });
    expect(mails['vera@example.com']?.text).toContain('This is the last mail about it.');
    expect(mails['nele@example.com']).toEqual({
      subject: 'Umfrage abgesagt: „Volleyball“',
      text: expect.stringContaining('wurde vom Gastgeber abgesagt. Daraus wird kein Event'),
    });
    expect(await server.orm.em.fork().execute('select poll_id from poll_farewell')).toEqual([]);
    expect(await told()).toEqual({});
  });

  it('names its organiser to an address that is known to be the voter’s alone', async () => {
    const poll = await aVotedPoll();
    await world.vote(poll, [1], { name: 'Bea', email: 'bea@example.com' }, { as: 'bea' });
    await server.drain();
    await world.manage('deletePoll', poll);
    const mails = await told();
    expect(mails['bea@example.com']?.text).toMatch(/Organiser: Ada.*because you voted in this poll/);
    expect(mails['vera@example.com']?.text).not.toContain('Ada');
  });

  it('is not sent to people who have unsubscribed from it', async () => {
    const poll = await aVotedPoll();
    const [row] = await server.orm.em
      .fork()
      .execute<{ token: string }[]>(
        "select unsubscribe_digest as token from mail where recipient = 'vera@example.com' and poll_id is not null order by id desc limit 1",
      );
    await server.orm.em.fork().execute(
      `insert into unsubscribed (address_digest, scope, created_at)
       select recipient_digest, ?, now() from mail where unsubscribe_digest = ?`,
      [poll.urlHash, row?.token],
    );
    await world.manage('deletePoll', poll);
    expect(Object.keys(await told())).toEqual(['nele@example.com']);
  });

  it('is told to nobody where it led to an event, and its page says nothing: the event takes place', async () => {
    const poll = await aVotedPoll();
    await world.schedule(poll, poll.options[0]?.id);
    await server.drain();
    await world.manage('deletePoll', poll);
    expect(await told()).toEqual({});
    const { data } = await server.graphql(`{ cancelledPoll(urlHash: "${poll.urlHash}") { title } }`);
    expect(data?.cancelledPoll).toBeNull();
  });

  it('is told to nobody where all its dates are over, though its page says so', async () => {
    const poll = await aVotedPoll();
    await closeAt('2026-05-08T08:00:00Z');
    await world.manage('deletePoll', poll);
    expect(await told()).toEqual({});
    const { data } = await server.graphql(`{ cancelledPoll(urlHash: "${poll.urlHash}") { title cancelledAt } }`);
    expect(data?.cancelledPoll).toEqual({ title: 'Volleyball', cancelledAt: '2026-05-08T08:00:00.000Z' });
  });

  it('is told to nobody where an operator has hidden it', async () => {
    const poll = await aVotedPoll();
    await server.orm.em.fork().execute('update poll set is_hidden = true where url_hash = ?', [poll.urlHash]);
    await world.manage('deletePoll', poll);
    expect(await told()).toEqual({});
  });
});

it('a poll whose voting goes on tells nobody anything', async () => {
  await aVotedPoll();
  expect(await closeAt(BEFORE_CLOSING)).toEqual({});
});

// the last one: the account is gone
it('a poll is cancelled, and its voters are told, where its organiser deletes their account', async () => {
  const poll = await aVotedPoll();
  expect((await restDoor(server).deleteAccount({ as: 'ada' })).code).toBe('OK');
  const mails = await told();
  expect(mails['nele@example.com']?.subject).toBe('Umfrage abgesagt: „Volleyball“');
  const { data } = await server.graphql(`{ cancelledPoll(urlHash: "${poll.urlHash}") { title } }`);
  // what they wrote has gone with them
  expect(data?.cancelledPoll).toEqual({ title: '' });
});
