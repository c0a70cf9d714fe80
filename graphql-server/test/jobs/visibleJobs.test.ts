import { describe, expect, it } from '@jest/globals';
import { drainJobs } from '../support/drainJobs.ts';
import { useFreshServer } from '../support/useServer.ts';

const server = useFreshServer();

const execute = (sql: string) => server.orm.em.fork().execute(sql);
/** A job that has been due for so long. */
const addJob = async (minutesAgo: number) => {
  const due = `now() - interval '${minutesAgo} minutes'`;
  await execute(`select graphile_worker.add_job('deleteExpiredMails')`);
  await execute(`update graphile_worker._private_jobs set run_at = ${due}, created_at = ${due}
    where id = (select max(id) from graphile_worker._private_jobs)`);
};
const changeJobs = (change: string) => execute(`update graphile_worker._private_jobs set ${change}`);
const laterBy = (minutes: number) => server.clock.set(server.clock.now().plus({ minutes }).toISO() ?? '');

const READY = [200, { status: 'ready' }];
const ready = async () => {
  const answer = await server.rest('GET', '/readyz');
  return [answer.statusCode, answer.json<object>()];
};

describe('a server is not ready', () => {
  it('when jobs wait for long and nobody works, and says so', async () => {
    await addJob(12);
    laterBy(6);
    expect(await ready()).toEqual([
      503,
      { status: 'not ready', message: 'Jobs have been waiting for 12 minutes, and nobody is at work on any' },
    ]);
    expect((await server.rest('GET', '/readyz')).headers['retry-after']).toBe('1');
  });

  it('until somebody works again', async () => {
    await addJob(12);
    laterBy(6);
    await drainJobs(server, server.tasks);
    expect(await ready()).toEqual(READY);
  });
});

describe('a server is ready', () => {
  it('when it has just started, whatever has waited meanwhile', async () => {
    await addJob(60);
    expect(await ready()).toEqual(READY);
  });

  it.each([
    ['jobs have waited for a moment only', 4, 'priority = 0'],
    ['jobs are for later', -10, 'priority = 0'],
    ['a job was given up', 12, 'attempts = max_attempts'],
    ['another server is at work', 12, `locked_at = now() - interval '1 minute', locked_by = 'another'`],
  ])('while %s', async (_while, minutesAgo, change) => {
    await addJob(minutesAgo);
    await changeJobs(change);
    laterBy(6);
    expect(await ready()).toEqual(READY);
  });

  it('but not because a server that died holds a job', async () => {
    await addJob(12);
    await addJob(12);
    await execute(`update graphile_worker._private_jobs set locked_at = now() - interval '6 minutes', locked_by = 'dead'
      where id = (select min(id) from graphile_worker._private_jobs)`);
    laterBy(6);
    expect((await ready())[0]).toBe(503);
  });
});

describe('the metrics', () => {
  const metric = async (name: string) => {
    const { body } = await server.rest('GET', '/metrics');
    return body.split('\n').filter((line) => line.startsWith(name));
  };

  it('tell how many jobs are due, for how long, and how many were given up', async () => {
    await addJob(2);
    await addJob(1);
    await execute(`select graphile_worker.add_job('refreshWeather', max_attempts := 1)`);
    await changeJobs(`attempts = max_attempts where max_attempts = 1`);
    expect(await metric('quorum_jobs_waiting')).toContain('quorum_jobs_waiting{job="deleteExpiredMails"} 2');
    expect(await metric('quorum_jobs_failed')).toContain('quorum_jobs_failed{job="refreshWeather"} 1');
    const [, seconds] =
      /\{job="deleteExpiredMails"\} (\S+)/.exec((await metric('quorum_jobs_oldest_seconds')).join()) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(120);
  });

  it('tell how jobs end, and how long they take', async () => {
    await addJob(1);
    await execute(`select graphile_worker.add_job('sendMail', json_build_object('mailId', 'x'))`);
    await drainJobs(server, server.tasks);
    expect(await metric('quorum_job_duration_seconds_count')).toEqual([
      'quorum_job_duration_seconds_count{job="deleteExpiredMails",outcome="done"} 1',
      'quorum_job_duration_seconds_count{job="sendMail",outcome="failed"} 1',
    ]);
  });
});
