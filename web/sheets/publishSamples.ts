import { post, signInAs } from '../lighthouse/rest.ts';
import { openSamplePolls, type SamplePolls } from './openSamplePolls.ts';
import { publishOrganised, type OrganisedSamples } from './publishOrganised.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const NAMES =
  'Amara Nwosu,Jonas,Mira,Tariq Aziz,Lena,Oskar,Femi,Yuki Tanaka,王芳,Zoë,Björn Åkesson,نور,Ana María,Pavel,Siobhán,Dev'.split(
    ',',
  );
const COMMENTS = ['', '', 'I bring the ball', '', '', 'Only if it stays dry, I have no jacket', ''];

/** The hashes of events, by their state. */
type SampleEvents = Record<
  'none' | 'few' | 'almost' | 'many' | 'crowd' | 'hundreds' | 'long' | 'full' | 'timed' | 'calledOff',
  string
>;

export interface Samples extends SampleEvents {
  polls: SamplePolls;
  organised: OrganisedSamples;
}

const KIND = { timezone: 'Europe/Berlin', eventTypeId: 2, participantThreshold: 10 };

const EVENTS: Record<keyof SampleEvents, { event: object; responses: number }> = {
  none: { event: { title: 'Boules by the canal', eventTypeId: 12, notes: 'Boules are there.' }, responses: 0 },
  few: { event: { title: 'Sunday chess', eventTypeId: 10, participantThreshold: 4 }, responses: 3 },
  almost: {
    event: {
      title: 'Five-a-side under the lights',
      notes: 'Bring a dark and a light shirt. Ball and bibs are there.\nWe play whatever the weather.',
      webLink: 'https://www.example.org/pitch',
      isRecurring: true,
      recurrenceFrequency: 'weekly',
    },
    responses: 11,
  },
  many: { event: { title: 'Open-air swim', eventTypeId: 6, participantThreshold: 30, maxGuests: 2 }, responses: 40 },
  // more than a page lists at once: on paper all of them
  crowd: { event: { title: 'A street sings', eventTypeId: 9, participantThreshold: 40 }, responses: 45 },
  hundreds: { event: { title: 'The long table', eventTypeId: 11, participantThreshold: 250 }, responses: 300 },
  long: {
    event: {
      title:
        'The annual neighbourhood tournament of table tennis, badminton and everything else with a net (third edition)',
      location: 'Mehrzweckhalle der Grundschule am Donaukanal, Obere Donaustraße 127, Hinterhof, zweite Tür links',
      notes: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze mitbringen. '.repeat(8),
      eventTypeId: 4,
    },
    responses: 6,
  },
  full: {
    event: { title: 'Bouldering, two ropes', participantThreshold: 4, capacity: 6, eventTypeId: 7 },
    responses: 9,
  },
  // enough are expected, and too few are certain by the time that was set
  timed: {
    event: {
      title: 'Rowing at dawn',
      participantThreshold: 8,
      decisionRule: 'DEFINITE',
      decideAt: new Date(Date.now() + 2 * DAY_MS).toISOString(),
      eventTypeId: 6,
    },
    responses: 9,
  },
  calledOff: { event: { title: 'Ice swimming', participantThreshold: 6, eventTypeId: 8 }, responses: 2 },
};

const responseOf = (number: number) => ({
  name: number < NAMES.length ? NAMES[number] : `${NAMES[number % NAMES.length] ?? ''} ${number}`,
  likelihood: number % 4 === 3 ? 0.5 : 1,
  comment: COMMENTS[number % COMMENTS.length],
});

/** Publishes an event and a poll for each state that a page may have. */
export const publishSamples = async (address: string, organiser: string): Promise<Samples> => {
  const authorization = await signInAs(address, organiser);
  const publish = async ({ event, responses }: { event: object; responses: number }, place: number) => {
    const start = new Date(Date.now() + (place + 2) * DAY_MS);
    start.setUTCHours(16, 30, 0, 0);
    const date = start.toISOString();
    const endTime = new Date(start.getTime() + DAY_MS / 12).toISOString();
    const content = { ...KIND, location: 'Tempelhofer Feld, Berlin', date, endTime, notes: '', webLink: '', ...event };
    const { urlHash } = (await post(`${address}/api/events`, content, { authorization })) as { urlHash: string };
    for (let number = 0; number < responses; number++) {
      await post(`${address}/api/events/${urlHash}/join`, responseOf(number));
    }
    return urlHash;
  };
  const hashes: Partial<SampleEvents> = {};
  for (const [place, name] of (Object.keys(EVENTS) as (keyof SampleEvents)[]).entries()) {
    hashes[name] = await publish(EVENTS[name], place);
  }
  const events = hashes as SampleEvents;
  const decision = { decision: 'CALL_OFF', reason: 'The lake is not frozen yet.' };
  await post(`${address}/api/events/${events.calledOff}/decision`, decision, { authorization });
  const polls = await openSamplePolls(address, authorization);
  return { ...events, polls, organised: await publishOrganised(address, authorization) };
};
