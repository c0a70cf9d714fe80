import { startSmsProvider } from '../../../../graphql-server/test/sms/smsProvider.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { AS_WITHOUT, compare, list, phase } from '../phases.ts';
import { TextedEvents } from '../TextedEvents.ts';
import { until } from '../until.ts';

export const textsHanging: Fault = {
  name: 'the provider of texts hangs for 30 s while people are told of decisions',
  goal: `${AS_WITHOUT}; once it is back, each person has one text`,
  async play(scene) {
    const provider = await startSmsProvider(null);
    scene.atEnd(() => provider.stop());
    const { server, texted } = await TextedEvents.publish(scene, { SMS_URL: provider.urls.http });
    await Promise.all(Array.from({ length: 200 }, () => list(server.address)));
    const before = await phase(server.address, 'before');
    await provider.usually('hang');
    await texted.decide();
    const during = await phase(server.address, 'during');
    const early = TextedEvents.in(await provider.taken()).texts;
    await provider.usually('take');
    await provider.letGo();
    const { people } = texted.events;
    const told = await until(async () => TextedEvents.in(await provider.taken()).texts === people);
    await until(async () => (await texted.state()).unsent === 0);
    const { texts, doubled } = TextedEvents.in(await provider.taken());
    const { isAsWithout, figures } = compare(before, during, await phase(server.address, 'after'));
    return {
      isMet: isAsWithout && early + doubled === 0 && texts === people,
      figures:
        `${figures}; ${texts} texts to ${people} people, ${doubled} of them twice, the last ` +
        `${seconds(told)} after it was back`,
    };
  },
};
