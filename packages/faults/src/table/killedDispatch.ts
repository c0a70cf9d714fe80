import { letGoOfTheDead } from '../../../../graphql-server/test/main/lettingGo.ts';
import { startSmtpSink } from '../../../../graphql-server/test/mail/smtpSink.ts';
import { Confirmations, figuresOf } from '../Confirmations.ts';
import type { Fault } from '../Fault.ts';

/** Two mails are under way at most, one in each lane. */
const LANES = 2;

export const killedDispatch: Fault = {
  name: 'kill -9 of the server between commit and dispatch',
  goal:
    'each round: every acknowledged join that left an address has one confirmation, nothing stays undispatched; ' +
    'a mail that was being handed over may come again, under its Message-ID',
  async play(scene, { rounds }) {
    const mail = await startSmtpSink();
    scene.atEnd(() => mail.stop());
    const url = await scene.startPostgres();
    const confirmations = new Confirmations(await scene.connect(url), mail);
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', SMTP_URL: mail.url, MAIL_FROM: 'hello@quorum.example.org' };
    const waiting: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const first = await scene.startServer(env);
      const writers = await confirmations.join(first.address);
      // at another moment each time: before the first mail goes out, and while some do
      await writers.acknowledging(20 + 23 * (round % 10));
      if (round % 2 === 1) await confirmations.sending();
      await first.end('SIGKILL');
      await writers.stop();
      waiting.push(await confirmations.undispatched());
      await letGoOfTheDead(url);
      const second = await scene.startServer(env);
      await confirmations.dispatched();
      await confirmations.sent();
      await second.end('SIGTERM');
    }
    const told = confirmations.told();
    return {
      isMet: told.lost === 0 && told.doubled === 0 && told.repeated <= rounds * LANES,
      figures:
        `${rounds} rounds, ${waiting.join(', ')} activities undispatched when it was killed; ${figuresOf(told)} ` +
        '(the minutes for which nobody takes over what a dead one holds are skipped)',
    };
  },
};
