import { letGoOfTheDead } from '../../../../graphql-server/test/main/lettingGo.ts';
import { startSmtpSink } from '../../../../graphql-server/test/mail/smtpSink.ts';
import { announcementsIn } from '../announcements.ts';
import { DueEvents } from '../DueEvents.ts';
import type { Fault } from '../Fault.ts';
import { until } from '../until.ts';

const EVENTS = 20;
/** Two mails are under way at most, one in each lane. */
const LANES = 2;

export const killedDecision: Fault = {
  name: 'kill -9 of the server while it decides',
  goal:
    `each round: ${EVENTS} events are decided once, each person has one announcement; ` +
    'a mail that was being handed over may come again, under its Message-ID',
  async play(scene, { rounds }) {
    const mail = await startSmtpSink();
    scene.atEnd(() => mail.stop());
    const url = await scene.startPostgres();
    const client = await scene.connect(url);
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', SMTP_URL: mail.url, MAIL_FROM: 'hello@quorum.example.org' };
    const killedAfter: number[] = [];
    const total = { people: 0, changes: 0, written: 0 };
    for (let round = 0; round < rounds; round++) {
      const first = await scene.startServer(env);
      const events = await DueEvents.publish(first.address, client, EVENTS);
      await events.becomeDue();
      await events.runDecisionJob();
      // at another moment each time
      await until(async () => (await events.state()).confirmed >= 1 + ((7 * round) % EVENTS));
      await first.end('SIGKILL');
      killedAfter.push((await events.state()).confirmed);
      await letGoOfTheDead(url);
      const second = await scene.startServer(env);
      await events.runDecisionJob();
      await until(async () => (await events.state()).sent >= events.people);
      await events.runDecisionJob();
      await until(
        async () => (await client.query(`select from graphile_worker.jobs where locked_at is not null`)).rowCount === 0,
      );
      const { changes, written } = await events.state();
      total.people += events.people;
      total.changes += changes;
      total.written += written;
      await second.end('SIGTERM');
    }
    const { mails, repeated } = announcementsIn(mail);
    const isMet =
      total.changes === rounds * EVENTS &&
      total.written === total.people &&
      mails === total.people &&
      repeated <= rounds * LANES;
    return {
      isMet,
      figures:
        `${rounds} rounds, killed after ${killedAfter.join(', ')} of ${EVENTS}; ${total.changes} of ${rounds * EVENTS} ` +
        `decisions, ${mails} announcements to ${total.people} people, ${repeated} of them twice ` +
        '(the minutes for which nobody takes over what a dead one holds are skipped)',
    };
  },
};
