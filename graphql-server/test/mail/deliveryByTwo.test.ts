import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { drainJobs } from '../support/drainJobs.ts';
import { useFreshMailServer } from './useMailServer.ts';

const server = useFreshMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

const join = (email = 'vera@example.com', as = 'ada') => aResponse(server, event, { email }, { as });
const mailsTo = (address: string) => server.sink.received.filter(({ to }) => to.includes(address));
const twoReplicas = async () => [await server.startReplica(), await server.startReplica()] as const;

describe('two servers on one database', () => {
  const FIFTY = Array.from({ length: 50 }, (_, round) => `p${round}@example.com`);
  const joinAll = async () => {
    for (const email of FIFTY) await aResponse(server, event, { email });
  };
  const sentTo = () => server.sink.received.flatMap(({ to }) => to).filter((address) => FIFTY.includes(address));

  it('send each mail once, fifty times of fifty', async () => {
    const [first, second] = await twoReplicas();
    await joinAll();
    await Promise.all([drainJobs(server, first.tasks), drainJobs(server, second.tasks)]);
    expect(sentTo().sort()).toEqual([...FIFTY].sort());
  });

  it('send a mail once that both were told to send, fifty times of fifty', async () => {
    const [first, second] = await twoReplicas();
    await joinAll();
    for (const { id } of await server.outbox()) {
      const mailId = Number(id);
      await Promise.allSettled([first.tasks.sendMail({ mailId }), second.tasks.sendMail({ mailId })]);
    }
    expect(sentTo().sort()).toEqual([...FIFTY].sort());
  });

  it('take over what a dead one had begun, once its claim is over, under the same Message-ID', async () => {
    await join();
    const em = server.orm.em.fork();
    const claim = `update mail set claimed_until = ?, attempts = 1`;
    await em.execute(claim, [server.clock.now().plus({ minutes: 2 }).toISO()]);
    const [{ message_id: messageId } = {}] = await server.outbox();
    await server.drain();
    expect(mailsTo('vera@example.com')).toEqual([]);
    server.clock.set(server.clock.now().plus({ minutes: 3 }).toISO() ?? '');
    await server.drain();
    expect(mailsTo('vera@example.com').map(({ mail }) => mail.headers.get('message-id'))).toEqual([messageId]);
  });

  it('take over jobs that a dead one holds', async () => {
    await join();
    const held = `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '6 minutes'`;
    await server.orm.em.fork().execute(held);
    await server.drain();
    expect(mailsTo('vera@example.com')).toEqual([]);
    await server.tasks.releaseJobs({});
    await server.drain();
    expect(mailsTo('vera@example.com')).toHaveLength(1);
  });
});
