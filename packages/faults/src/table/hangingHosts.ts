import { startSmtpSink } from '../../../../graphql-server/test/mail/smtpSink.ts';
import { silence, startOpenMeteoStub } from '../../../../graphql-server/test/weather/openMeteoStub.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { AS_WITHOUT, compare, list, phase } from '../phases.ts';
import { ORGANISER } from '../publishEvent.ts';
import { until } from '../until.ts';

export const hangingHosts: Fault = {
  name: 'the weather host and the mail host hang for 30 s',
  goal: `${AS_WITHOUT}; each mail goes out once they are back`,
  async play(scene) {
    const [mail, weather] = [await startSmtpSink(), await startOpenMeteoStub()];
    scene.atEnd(() => Promise.all([mail.stop(), weather.stop()]));
    const server = await scene.startServer({
      DATABASE_URL: await scene.startPostgres(),
      SMTP_URL: mail.url,
      MAIL_FROM: 'Quorum <hello@quorum.example.org>',
      WEATHER_URL: weather.url,
    });
    // the organiser gets more than one mail, each of its own
    const confirmations = () => mail.received.filter(({ to }) => !to.includes(ORGANISER.email));
    const sent = () => new Set(confirmations().flatMap(({ to }) => to));
    const messageIds = () => new Set(mail.received.map((received) => received.mail.headers.get('message-id')));
    // the first requests of a process are its slowest
    await Promise.all(Array.from({ length: 200 }, () => list(server.address)));
    const before = await phase(server.address, 'before');
    await until(() => sent().size >= before.joined);
    mail.hang();
    Object.assign(weather.answers, { search: silence, forecast: silence });
    const asked = weather.asked.length;
    const during = await phase(server.address, 'during');
    const wasAsked = weather.asked.length > asked;
    mail.recover();
    const all = before.joined + during.joined;
    const drained = await until(() => sent().size >= all);
    const twice = mail.received.length - messageIds().size;
    const { isAsWithout, figures } = compare(before, during, await phase(server.address, 'after'));
    return {
      isMet: isAsWithout && twice === 0 && wasAsked,
      figures:
        `${figures}; all ${all} mails went out, ${twice} of them twice, ` +
        `the last ${seconds(drained)} after the host was back`,
    };
  },
};
