import { startSmsProvider } from '../../../../graphql-server/test/sms/smsProvider.ts';
import type { Fault } from '../Fault.ts';
import { leaveNumber } from '../leaveNumber.ts';
import { publishEvent } from '../publishEvent.ts';
import { until } from '../until.ts';

const EACH = 20;

/** Kinds of numbers to which no text may go, each made of the two digits of a counter. */
const KINDS: Record<string, (counter: string) => string> = {
  premium: (counter) => `+44 909 879 00${counter}`,
  'premium, of another country': (counter) => `+49 900 123 45${counter}`,
  'of shared cost': (counter) => `+44 843 123 45${counter}`,
  free: (counter) => `+44 800 123 45${counter}`,
  'a landline': (counter) => `+44 20 7946 00${counter}`,
  'a pager': (counter) => `+44 7640 1234${counter}`,
  'a mobile of a country without texts': (counter) => `+43 664 12345${counter}`,
  'an island with the same code': (counter) => `+44 7624 1234${counter}`,
  'a satellite': (counter) => `+881 6 1234 56${counter}`,
  'too short': (counter) => `+44 7${counter}`,
  'with an extension': (counter) => `07400 1234${counter} ext. 12`,
  'with letters': (counter) => `07400-FLOWERS ${counter}`,
};

const REASONS = new Set(['phone.notMobile', 'phone.country', 'phone.invalid']);
const MOBILE = '+44 7400 123456';

export const costlyNumbers: Fault = {
  name: 'somebody leaves premium, fixed-line, foreign and made-up numbers',
  goal: 'each is refused and says why, nobody joins with it, no text leaves; a mobile number has its code all the same',
  async play(scene) {
    const provider = await startSmsProvider(null);
    scene.atEnd(() => provider.stop());
    const url = await scene.startPostgres();
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', SMS_URL: provider.urls.http, SMS_COUNTRIES: 'GB' };
    const { address } = await scene.startServer(env);
    const client = await scene.connect(url);
    const event = await publishEvent(address);
    const counters = Array.from({ length: EACH }, (_, count) => String(count).padStart(2, '0'));
    const numbers = Object.values(KINDS).flatMap((numberOf) => counters.map(numberOf));
    let refused = 0;
    for (const number of numbers) {
      const { status, keys } = await leaveNumber(event, number);
      if (status === 400 && keys.some((key) => REASONS.has(key))) refused++;
    }
    const { rows } = await client.query<{ people: number }>('select count(*)::int as people from participant');
    const people = rows[0]?.people ?? NaN;
    const mobile = await leaveNumber(event, MOBILE);
    await until(async () => (await provider.taken()).length > 0);
    const texts = await provider.taken();
    const isOfMobile = texts.length === 1 && texts[0]?.to === MOBILE.replaceAll(' ', '');
    return {
      isMet: refused === numbers.length && people === 0 && mobile.status === 201 && isOfMobile,
      figures:
        `${refused} of ${numbers.length} numbers of ${Object.keys(KINDS).length} kinds refused, ${people} people joined ` +
        `with one; ${texts.length} text left, ${isOfMobile ? 'the code of the mobile number' : 'not of the mobile number'}`,
    };
  },
};
