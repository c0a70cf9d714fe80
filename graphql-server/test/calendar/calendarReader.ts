import { DateTime } from 'luxon';
import { NOW, type Caller, type TestServer } from '../support/testServer.ts';
import { readByIcalJs } from './readByIcalJs.ts';
import { readStrictly } from './readStrictly.ts';

export const at = (shift: object) => DateTime.fromISO(NOW, { zone: 'utc' }).plus(shift).toISO() ?? '';

export const startingIn = (shift: object) => ({ date: at(shift), endTime: null });

/** Reads the calendars of the server that a test has started. */
export const calendarReader = (server: () => TestServer) => {
  const get = (url: string, caller?: Caller) => server().rest('GET', url, undefined, caller);
  /** What two readers make of the calendar at `url`. */
  const read = async (url: string) => {
    const answer = await get(url);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    readStrictly(answer.body);
    return readByIcalJs(answer.body);
  };
  return {
    get,
    read,
    entryOf: async ({ urlHash }: { urlHash: string }) => {
      const [entry] = (await read(`/events/${urlHash}.ics`)).events;
      if (!entry) throw new Error('There is no event in the file');
      return entry;
    },
    titlesAt: async (url: string) => (await read(url)).events.map(({ title }) => title),
  };
};
