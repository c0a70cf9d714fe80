import { startSmsProvider } from '../../../../graphql-server/test/sms/smsProvider.ts';
import type { Fault } from '../Fault.ts';
import { leaveNumber } from '../leaveNumber.ts';
import { Pace } from '../Pace.ts';
import { AS_WITHOUT, compare, list, phase } from '../phases.ts';
import { publishEvent } from '../publishEvent.ts';

const EVERY_MS = 50;
/** So many codes go out for one network in an hour, if none is confirmed. */
const CODES_AT_MOST = 5;

/** British mobile numbers, each another: nobody answers for them. */
const numberOf = (count: number) => `+4474001${String(23_456 + count * 97).padStart(5, '0')}`;

export const madeUpNumbers: Fault = {
  name: 'somebody leaves twenty made-up numbers a second for 30 s',
  goal: `at most ${CODES_AT_MOST} texts; ${AS_WITHOUT}`,
  async play(scene) {
    const provider = await startSmsProvider(null);
    scene.atEnd(() => provider.stop());
    const url = await scene.startPostgres();
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', SMS_URL: provider.urls.http, SMS_COUNTRIES: 'GB' };
    const { address } = await scene.startServer(env);
    const event = await publishEvent(address);
    const leave = async (count: number) => {
      const { status } = await leaveNumber(event, numberOf(count));
      return status === 201 || status === 429;
    };
    await Promise.all(Array.from({ length: 200 }, () => list(address)));
    const before = await phase(address, 'before');
    const attack = new Pace(EVERY_MS, leave);
    const during = await phase(address, 'during');
    await attack.stop();
    const texts = (await provider.taken()).length;
    const { isAsWithout, figures } = compare(before, during, await phase(address, 'after'));
    return {
      isMet: isAsWithout && attack.failures === 0 && texts > 0 && texts <= CODES_AT_MOST,
      figures: `${texts} texts for ${attack.times.length} numbers, ${attack.failures} answered otherwise; ${figures}`,
    };
  },
};
