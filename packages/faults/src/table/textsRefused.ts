import { setTimeout as delay } from 'node:timers/promises';
import { startSmsProvider } from '../../../../graphql-server/test/sms/smsProvider.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { freePort } from '../freePort.ts';
import { TextedEvents, textsSentBy } from '../TextedEvents.ts';
import { until } from '../until.ts';

const AWAY_MS = 2_000;
/** So many are refused once more, and so many are taken and nobody hears of it. */
const REFUSED = Array.from({ length: 12 }, (_, number) => (number % 2 === 0 ? 429 : 503));
const UNHEARD = Array.from({ length: 10 }, () => 'take unheard' as const);

export const textsRefused: Fault = {
  name: 'the provider of texts is away, has too much to do, loses its answers, and calls twice before them',
  goal: 'two servers, each of which sends: each person has one text; reports in the wrong order, repeated, and from before our commit leave each delivered',
  async play(scene) {
    const provider = await startSmsProvider(null);
    scene.atEnd(() => provider.stop());
    const port = String(await freePort());
    const env = { SMS_URL: provider.urls.twilio, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
    // all reports go to the first, also those of what the other is about to commit
    const { servers, texted } = await TextedEvents.publish(scene, env, { others: 1 });
    await provider.reportAtOnce();
    await provider.usually(503);
    await texted.decide();
    await delay(AWAY_MS);
    await provider.behave(...REFUSED, ...UNHEARD);
    await provider.usually('take');
    const { people } = texted.events;
    const told = await until(async () => (await texted.state()).delivered === people);
    const { unsent, delivered } = await texted.state();
    const { texts, doubled } = TextedEvents.in(await provider.taken());
    const shares = await Promise.all(servers.map(({ address }) => textsSentBy(address)));
    return {
      isMet: texts === people && doubled === 0 && unsent === 0 && delivered === people && !shares.includes(0),
      figures:
        `${texts} texts to ${people} people by two servers, which had done ${shares.join(' and ')} of the jobs by then, ${doubled} of them twice, ${delivered} reported as delivered, the last ` +
        `${seconds(told)} after it took texts again; ${UNHEARD.length} of its answers were lost`,
    };
  },
};
