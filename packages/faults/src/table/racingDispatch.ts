import { startSmtpSink } from '../../../../graphql-server/test/mail/smtpSink.ts';
import { Confirmations, figuresOf } from '../Confirmations.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';

const JOINS = 100;

export const racingDispatch: Fault = {
  name: 'two replicas dispatch at the same moment',
  goal: 'each round: every join that left an address has one confirmation, handed over once; nothing stays undispatched',
  async play(scene, { rounds }) {
    const mail = await startSmtpSink();
    scene.atEnd(() => mail.stop());
    const url = await scene.startPostgres();
    const confirmations = new Confirmations(await scene.connect(url), mail);
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', SMTP_URL: mail.url, MAIL_FROM: 'hello@quorum.example.org' };
    const servers = await Promise.all([scene.startServer(env), scene.startServer(env)]);
    const behind: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const both = await Promise.all(servers.map(({ address }) => confirmations.join(address)));
      await Promise.all(both.map((writers) => writers.acknowledging(JOINS)));
      await Promise.all(both.map((writers) => writers.stop()));
      behind.push(await confirmations.dispatched());
      await confirmations.sent();
    }
    const told = confirmations.told();
    return {
      isMet: told.lost + told.doubled + told.repeated === 0,
      figures:
        `${rounds} rounds on ten events each, ${figuresOf(told)}; ` +
        `all dispatched ${seconds(Math.max(...behind))} after the last join at worst`,
    };
  },
};
