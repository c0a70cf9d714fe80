import { beforeEach, describe, expect, it } from '@jest/globals';
import { runJobs } from '../../src/jobs/runJobs.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { useFreshMailServer } from './useMailServer.ts';

const server = useFreshMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});
let stopRunner: (() => Promise<void>) | undefined;

const join = (email = 'vera@example.com', as = 'ada') => aResponse(server, event, { email }, { as });
const mailsTo = (address: string) => server.sink.received.filter(({ to }) => to.includes(address));
const waitingJobs = () =>
  server.orm.em.fork().execute<{ attempts: number; runAt: number; last_error: string }[]>(
    `select attempts, extract(epoch from run_at)::float8 as "runAt", last_error
       from graphile_worker.jobs where task_identifier = 'sendMail'`,
  );
/** Seconds since the epoch, by the clock of the database. */
const databaseTime = async () => {
  const [row] = await server.orm.em
    .fork()
    .execute<{ now: number }[]>('select extract(epoch from now())::float8 as now');
  return row?.now ?? NaN;
};

describe('a mail host', () => {
  it('that says later is asked again, with growing pauses', async () => {
    await join();
    server.sink.refuseWith({ code: 451, message: '4.7.1 vera@example.com: Greylisted' });
    for (let attempt = 1; attempt <= 3; attempt++) {
      const before = await databaseTime();
      await server.drain();
      const after = await databaseTime();
      const [job] = await waitingJobs();
      expect(job?.attempts).toBe(attempt);
      // e seconds, e² seconds, e³ seconds from when it was refused, however long that took
      expect(job?.runAt).toBeGreaterThanOrEqual(before + Math.exp(attempt));
      expect(job?.runAt).toBeLessThanOrEqual(after + Math.exp(attempt));
    }
    const [row] = await server.outbox();
    expect(row).toMatchObject({ attempts: 3, sent_at: null, given_up_at: null });
    expect(row?.last_error).toContain('Greylisted');

    server.sink.refuseWith(null);
    await server.drain();
    expect(mailsTo('vera@example.com')).toHaveLength(1);
    expect((await server.outbox())[0]).toMatchObject({ attempts: 4, last_error: null });
    expect(await waitingJobs()).toEqual([]);
  });

  it('that says later for too long is given up on', async () => {
    await join();
    server.sink.refuseWith({ code: 451, message: 'Later' });
    for (let attempt = 0; attempt < 10; attempt++) await server.drain();
    const [row] = await server.outbox();
    expect(row).toMatchObject({ attempts: 10, sent_at: null });
    expect(row?.given_up_at).not.toBeNull();
    expect(server.sink.attempts).toBe(10);
  });

  it('that says never is not asked again', async () => {
    await join();
    server.sink.refuseWith({ code: 550, message: '5.1.1 No such user' });
    await server.drain();
    await server.drain();
    expect(server.sink.attempts).toBe(1);
    const [row] = await server.outbox();
    expect(row).toMatchObject({ sent_at: null, last_error: expect.stringContaining('5.1.1') });
    expect(row?.given_up_at).not.toBeNull();
    const metrics = (await server.app.inject('/metrics')).body;
    expect(metrics).toContain('quorum_mails{state="given_up"} 1');
  });

  it('is never named with a person in what the queue keeps and logs', async () => {
    await join();
    server.sink.refuseWith({ code: 451, message: '4.7.1 vera@example.com: Greylisted' });
    await server.drain();
    expect((await waitingJobs())[0]?.last_error).not.toContain('vera');
  });

  it('that hangs holds up its own job alone: joins, lists, changes and deletions go on', async () => {
    server.sink.hang();
    await join();
    const hanging = server.drain();
    let isOver = false;
    void hanging.finally(() => (isOver = true));
    await join('ben@example.com', 'ben');
    const { id } = await aResponse(server, event, { email: 'carla@example.com' }, { as: 'carla' });
    await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${id}`, undefined, { as: 'carla' });
    await server.rest('GET', '/api/events');
    const deleted = await deleteEvent(server, event);
    expect(deleted.statusCode).toBe(200);
    expect(isOver).toBe(false);

    // the host closes waiting connections, and comes back
    server.sink.recover();
    server.sink.dropConnections();
    await hanging;
    server.clock.set(server.clock.now().plus({ minutes: 3 }).toISO() ?? '');
    await server.drain();
    expect(mailsTo('ben@example.com').map(({ mail }) => mail.headers.get('subject'))).toContain(
      'Cancelled: “Evening volleyball”, Wed 6 May, 6:00 PM',
    );
  });

  it('that hangs leaves the job runner free for other jobs', async () => {
    server.sink.hang();
    for (let count = 0; count < 6; count++) await join(`p${count}@example.com`, `p${count}`);
    const url = String(server.orm.config.get('clientUrl'));
    await new Promise<void>((resolve, reject) => {
      const continueSeries = async () => {
        resolve();
      };
      const running = runJobs({ url, tasks: { ...server.tasks, continueSeries }, log: server.app.log });
      stopRunner = () => running.stop();
      // the six are taken before it
      server.orm.em.fork().execute(`select graphile_worker.add_job('continueSeries')`).catch(reject);
    });
    server.sink.recover();
    server.sink.dropConnections();
    await stopRunner?.();
  });
});

it('is sent once though the database, twice, does not take the note of it', async () => {
  await join();
  const em = server.orm.em.fork();
  // a sequence counts on when a transaction is undone
  await em.execute('create sequence notes');
  await em.execute(`create function fail_twice() returns trigger language plpgsql as $$ begin
    if nextval('notes') <= 2 then raise exception 'The connection is gone'; end if;
    return new;
  end $$`);
  await em.execute(`create trigger note before update on mail for each row
    when (new.sent_at is not null) execute function fail_twice()`);
  await server.drain();
  server.clock.set(server.clock.now().plus({ minutes: 10 }).toISO() ?? '');
  await server.drain();
  expect(mailsTo('vera@example.com')).toHaveLength(1);
  expect((await server.outbox())[0]).toMatchObject({ attempts: 1, sent_at: expect.anything() });
});

it('is not written when the change is not made', async () => {
  await join('vera@example.com', 'ben');
  const again = await server.rest(
    'POST',
    `/api/events/${event.urlHash}/join`,
    { name: 'Ben', email: 'x@example.com' },
    { as: 'ben' },
  );
  expect(again.statusCode).toBe(409);
  expect((await server.outbox()).map(({ recipient }) => recipient)).toEqual(['vera@example.com']);
});

it('is forgotten thirty days after its event', async () => {
  await join();
  await server.drain();
  server.clock.set('2026-06-05T09:00:00Z');
  await server.tasks.deleteExpiredMails({});
  expect(await server.outbox()).not.toEqual([]);
  server.clock.set('2026-06-05T10:01:00Z');
  await server.tasks.deleteExpiredMails({});
  expect(await server.outbox()).toEqual([]);
});
