import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpSink } from '../../../../graphql-server/test/mail/smtpSink.ts';
import { announcementsIn } from '../announcements.ts';
import { DueEvents } from '../DueEvents.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { Gate } from '../Gate.ts';
import { until } from '../until.ts';

const EVENTS = 20;
/** Longer than the minute for which announcements wait by themselves. */
const AWAY_MS = 75_000;
const DECIDED_MS = 5_000;

export const decisionWithoutMail: Fault = {
  name: 'the mail host is away while events are decided',
  goal: `${EVENTS} events are decided within 5 s all the same; once it is back, each person is told once`,
  async play(scene) {
    const mail = await startSmtpSink();
    const gate = new Gate(mail.url);
    scene.atEnd(() => Promise.all([gate.shut(), mail.stop()]));
    await gate.open();
    const url = await scene.startPostgres();
    const client = await scene.connect(url);
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', SMTP_URL: gate.url, MAIL_FROM: 'hello@quorum.example.org' };
    const server = await scene.startServer(env);
    const events = await DueEvents.publish(server.address, client, EVENTS);
    await gate.shut();
    await events.becomeDue();
    await events.runDecisionJob();
    const decided = await until(async () => (await events.state()).confirmed === EVENTS);
    await delay(AWAY_MS);
    const { mails: early } = announcementsIn(mail);
    await gate.open();
    const told = await until(async () => (await events.state()).sent >= events.people);
    const { changes } = await events.state();
    const { mails, repeated } = announcementsIn(mail);
    const isRight = changes === EVENTS && early === 0 && mails === events.people && repeated === 0;
    return {
      isMet: isRight && decided <= DECIDED_MS,
      figures:
        `${changes} of ${EVENTS} decided after ${seconds(decided)}; ${mails} announcements to ${events.people} people, ` +
        `${repeated} of them twice, the last ${seconds(told)} after the host was back`,
    };
  },
};
