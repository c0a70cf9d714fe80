import { setTimeout as delay } from 'node:timers/promises';
import { letGoOfTheDead } from '../../../../graphql-server/test/main/lettingGo.ts';
import { startSmtpSink } from '../../../../graphql-server/test/mail/smtpSink.ts';
import { Confirmations, figuresOf } from '../Confirmations.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { Gate } from '../Gate.ts';

const AWAY_MS = 3_000;
const BACK_MS = 10_000;
/** Two mails are under way at most, one in each lane. */
const LANES = 2;

export const databaseAwayFromDispatch: Fault = {
  name: 'PostgreSQL goes away between commit and dispatch',
  goal:
    'each round: every acknowledged join that left an address has one confirmation, all is dispatched within 10 s of its ' +
    'coming back; a mail that was being handed over may come again, under its Message-ID',
  async play(scene, { rounds }) {
    const mail = await startSmtpSink();
    scene.atEnd(() => mail.stop());
    const url = await scene.startPostgres();
    const gate = new Gate(url);
    scene.atEnd(() => gate.shut());
    await gate.open();
    const confirmations = new Confirmations(await scene.connect(url), mail);
    const server = await scene.startServer({
      DATABASE_URL: gate.url,
      SEED_DEMO: 'false',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@quorum.example.org',
    });
    const waiting: number[] = [];
    const behind: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const writers = await confirmations.join(server.address);
      // at another moment each time: before the first mail goes out, and while some do
      await writers.acknowledging(20 + 23 * (round % 10));
      if (round % 2 === 1) await confirmations.sending();
      await gate.shut();
      await writers.stop();
      waiting.push(await confirmations.undispatched());
      await delay(AWAY_MS);
      await letGoOfTheDead(url);
      await gate.open();
      behind.push(await confirmations.dispatched());
      await confirmations.sent();
    }
    const told = confirmations.told();
    const slowest = Math.max(...behind);
    return {
      isMet: told.lost === 0 && told.doubled === 0 && told.repeated <= rounds * LANES && slowest <= BACK_MS,
      figures:
        `${rounds} rounds, ${waiting.join(', ')} activities undispatched when it went; ${figuresOf(told)}; ` +
        `all dispatched ${seconds(slowest)} after it came back at worst ` +
        '(the minutes for which nobody takes over what was held are skipped)',
    };
  },
};
