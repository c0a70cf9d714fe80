import { post, signInAs } from './rest.ts';

const RESPONSES = 12;
const AT_ONCE = 8;
const HOUR_MS = 60 * 60 * 1_000;

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'];
const GAMES = ['Volleyball', 'Football', 'Rowing', 'Chess', 'Running', 'Board games', 'Climbing'];

const anEvent = (number: number) => ({
  title: `${GAMES[number % GAMES.length] ?? ''} in the evening, for the ${number}th time`,
  location: `Court ${number % 9}, ${number} Long Street`,
  date: new Date(Date.now() + (number + 2) * 2 * HOUR_MS).toISOString(),
  endTime: new Date(Date.now() + (number + 3) * 2 * HOUR_MS).toISOString(),
  timezone: ZONES[number % ZONES.length],
  participantThreshold: 8 + (number % 9),
  eventTypeId: 1 + (number % 4),
  notes: `Bring water, and shoes for court ${number % 9}. Beginners are welcome.`,
  webLink: `https://example.org/games/${number}`,
});

/** Publishes `count` events to come with 12 responses each; returns the path of the first. */
export const publishEvents = async (address: string, count: number): Promise<string> => {
  const authorization = await signInAs(address, 'Olga');
  const publish = async (number: number) => {
    const { urlHash } = (await post(`${address}/api/events`, anEvent(number), { authorization })) as {
      urlHash: string;
    };
    for (let guest = 1; guest <= RESPONSES; guest++) {
      const comment = guest % 3 === 0 ? 'I will bring a friend' : '';
      const response = { name: `Participant ${guest}`, likelihood: guest % 4 === 0 ? 0.5 : 1, comment };
      await post(`${address}/api/events/${urlHash}/join`, response);
    }
    return `/events/${urlHash}`;
  };
  const first = await publish(0);
  for (let number = 1; number < count; number += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, index) => publish(number + index)));
  }
  return first;
};
