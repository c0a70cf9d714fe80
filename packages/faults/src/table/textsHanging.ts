import { startSmsProvider } from '../../../../graphql-server/test/sms/smsProvider.ts';
import type { Fault } from '../Fault.ts';
import { ms, seconds } from '../figures.ts';
import { isWithin, list, phase } from '../phases.ts';
import { TextedEvents } from '../TextedEvents.ts';
import { until } from '../until.ts';

export const textsHanging: Fault = {
  name: 'the provider of texts hangs for 30 s while people are told of decisions',
  goal: 'p95 of list and join within 10 % (or 2 ms) of before; once it is back, each person has one text',
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
    const failures = before.failures + during.failures;
    const isAsBefore = isWithin(during.list, before.list) && isWithin(during.join, before.join);
    return {
      isMet: isAsBefore && failures + early + doubled === 0 && texts === people,
      figures:
        `list ${ms(before.list)} → ${ms(during.list)}, join ${ms(before.join)} → ${ms(during.join)} (p95 of 1,500 and ` +
        `200), ${failures} failures; ${texts} texts to ${people} people, ${doubled} of them twice, the last ` +
        `${seconds(told)} after it was back`,
    };
  },
};
