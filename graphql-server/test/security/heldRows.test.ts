import { beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { Turns } from '../../src/gateways/Turns.ts';
import { createOrm } from '../../src/persistence/orm.ts';
import { everyOperation } from '../doors/rest/operations.ts';
import { documents, type Things } from '../permissions/everyDocument.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { aResponse, anEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { gate } from '../support/gate.ts';
import { openOther } from '../support/otherConnection.ts';
import { startTestServer, type Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const turns = new Turns();
const server = useServer({ turns });
let things: Things;
beforeAll(async () => {
  const event = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  things = { event, poll, vera: await aResponse(server, event), vote: (await world.vote(poll, [0.5])).result };
});

/** What anybody may do, and therefore waits for. All else is refused to a stranger, who waits for nothing. */
const MAY_WAIT = new Set(['joinEvent', 'joinSeries', 'votePoll', 'reportEvent', 'reportPoll']);

/** What goes beside the address, where a call is not refused for its want. */
const bodies = (): Record<string, object> => ({
  updateEvent: { title: 'Other' },
  patchEvent: { title: 'Other' },
  decideEvent: { decision: 'CONFIRM' },
  joinEvent: { name: 'Wim' },
  joinSeries: { name: 'Wim' },
  updateRegular: { likelihood: 0.5, responseToken: 'guessed' },
  updateResponse: { comment: 'Hi', responseToken: 'guessed' },
  answerOffer: { seats: 1, responseToken: 'guessed' },
  hideResponse: { hidden: true },
  reportEvent: { reason: 'Spam' },
  takeOverEvent: { token: 'guessed' },
  updatePoll: { title: 'Other' },
  schedulePoll: { optionId: things.poll.options[0]?.id },
  importVotes: { table: ';2026-05-06 18:00\nA;yes' },
  votePoll: { name: 'Wim', votes: [{ optionId: things.poll.options[0]?.id, likelihood: 0.5 }] },
  updateVote: { comment: 'Hi', responseToken: 'guessed' },
  reportPoll: { reason: 'Spam' },
  takeOverPoll: { token: 'guessed' },
});

/** The address of a write with all that it names. */
const addressOf = (path: string) =>
  path
    .replace('{urlHash}', path.includes('/polls/') ? things.poll.urlHash : things.event.urlHash)
    .replace('{seriesHash}', things.event.seriesHash ?? '')
    .replace('{regularId}', '999999')
    .replace('{participantId}', String(things.vera.id))
    .replace('{voterId}', String(things.vote.voter.id));

/** Every write that there is at either door, by a visitor and by somebody who is signed in. */
const everyWrite = async (stranger: string) => {
  const rest = (await everyOperation(server))
    .filter(({ method }) => method !== 'GET')
    .map(({ id, method, path }) => ({
      name: id,
      send: (caller: Caller) => server.rest(method, addressOf(path), bodies()[id] ?? {}, caller),
    }));
  const graphql = documents(things)
    .filter(([, document]) => document.startsWith('mutation'))
    .map(([name, document]) => ({ name, send: (caller: Caller) => server.graphql(document, {}, caller) }));
  const callers: Caller[] = [{}, { as: stranger }];
  return callers.flatMap((caller) =>
    [...rest, ...graphql].map(({ name, send }) => ({ name, run: () => send(caller) })),
  );
};

/** So many connections of the server do something, or hold something for later. */
const busyConnections = async () => {
  const other = await openOther(server);
  const { rowCount } = await other.query(
    `select from pg_stat_activity where datname = current_database() and application_name <> 'holder'
      and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
  );
  await other.end();
  return rowCount;
};

const holdElsewhere = async () => {
  const other = await openOther(server);
  await other.query(`set application_name = 'holder'`);
  await other.query('begin');
  await other.query('select from event where id = $1 for update', [things.event.id]);
  await other.query('select from poll where url_hash = $1 for update', [things.poll.urlHash]);
  return () => other.end();
};

const holdHere = async () => {
  const { promise, open } = gate();
  const held = turns.take([things.event.urlHash, things.poll.urlHash], () => promise);
  return async () => {
    open();
    await held;
  };
};

describe.each([
  ['this server', holdHere, 0],
  // the first of those who wait, for each of the two
  ['another server', holdElsewhere, 2],
])('while a change by %s holds an event and a poll', (who, hold, connections) => {
  it('every write is refused at once to people who may not make it, those who may wait take no connections, and the rest goes on', async () => {
    const free = await anEvent(server);
    const writes = await everyWrite(`stranger to ${who}`);
    expect(writes.length).toBeGreaterThan(100);
    const release = await hold();
    const sent = writes.map(({ name, run }) => ({ name, answer: run() }));
    await Promise.all(sent.filter(({ name }) => !MAY_WAIT.has(name)).map(({ answer }) => answer));
    expect(await readEvent(server, free)).toMatchObject({ urlHash: free.urlHash });
    await aResponse(server, free);
    expect(await busyConnections()).toBeLessThanOrEqual(connections);
    await release();
    await Promise.all(sent.map(({ answer }) => answer));
  });

  it('thirty decisions of a stranger are refused', async () => {
    const release = await hold();
    const decide = () =>
      server.rest('POST', `/api/events/${things.event.urlHash}/decision`, { decision: 'CONFIRM' }, { as: 'mallory' });
    const answers = await Promise.all(Array.from({ length: 30 }, decide));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    await release();
  });
});

describe('who waits for what another server holds', () => {
  it('is told to come back after three seconds, and holds nothing any more', async () => {
    const url = String(server.orm.config.get('clientUrl'));
    const usual = createOrm({ url });
    const waits = await usual.em.fork().transactional((em) => em.execute('show lock_timeout'));
    expect(waits).toEqual([{ lock_timeout: '3s' }]);
    // for a transaction alone, as a pooler keeps it
    expect(await usual.em.fork().execute('show lock_timeout')).toEqual([{ lock_timeout: '0' }]);
    await usual.close();
  });

  it('is refused by both doors with the time after which to try again', async () => {
    const hasty = await startTestServer({ lockPatience: 50 });
    const { id, urlHash } = await anEvent(hasty);
    const other = await openOther(hasty);
    await other.query('begin');
    await other.query('select from event where id = $1 for update', [id]);
    const answer = await deleteEvent(hasty, { urlHash });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
    const { errors } = await hasty.graphql(`mutation { deleteEvent(urlHash: "${urlHash}") }`, {}, { as: 'ada' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 3 });
    await other.end();
    expect((await deleteEvent(hasty, { urlHash })).statusCode).toBe(200);
    await hasty.stop();
  });
});

describe('who is refused again and again', () => {
  it('is refused everything of the kind for the rest of the hour, and others are not', async () => {
    const limited = await startTestServer({ env: { RATE_LIMITS: 'on' } });
    const { urlHash } = await anEvent(limited);
    const change = (caller: Caller) => limited.rest('PUT', `/api/events/${urlHash}`, { title: 'Other' }, caller);
    const statusOf = async (caller: Caller) => (await change(caller)).statusCode;
    const mallory = { as: 'mallory', from: '198.51.100.7' };
    const refused = Array.from({ length: LIMITS.refusedPerson.points }, () => statusOf(mallory));
    expect(new Set(await Promise.all(refused))).toEqual(new Set([403]));
    const { statusCode, headers } = await change(mallory);
    expect([statusCode, headers['retry-after']]).toEqual([429, '3600']);
    // from another network too
    expect(await statusOf({ ...mallory, from: '198.51.100.8' })).toBe(429);
    expect(await statusOf({ ...mallory, as: 'ada' })).toBe(200);
    expect(await limited.orm.em.fork().execute('select * from limit_count where taken > 10')).toEqual([]);
    limited.clock.set('2026-05-01T13:00:00.000Z');
    expect(await statusOf(mallory)).toBe(403);
    await limited.stop();
  });
});
