import { post, signInAs } from './rest.ts';

const PEOPLE = 300;
const DATES = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;
const SAID = ['yes', 'maybe', 'no', ''];

/** Opens a poll of 20 dates in which so many people have voted; returns its path. */
export const openLargePoll = async (address: string, people = PEOPLE): Promise<string> => {
  const authorization = await signInAs(address, 'Olga');
  const days = Array.from({ length: DATES }, (_, day) => new Date(Date.now() + (day + 10) * DAY_MS).toISOString());
  const dates = days.map((day) => `${day.slice(0, 10)}T18:00:00.000Z`);
  const poll = {
    title: 'Which evening for the long table?',
    location: 'Pier 2',
    timezone: 'UTC',
    participantThreshold: 250,
    eventTypeId: 1,
    autoScheduleChance: null,
    options: dates.slice(0, 2).map((date) => ({ date })),
  };
  const { urlHash } = (await post(`${address}/api/polls`, poll, { authorization })) as { urlHash: string };
  const heading = ['', ...days.map((day) => `${day.slice(0, 10)} 18:00`)].join(';');
  const rows = Array.from({ length: people }, (_, person) => {
    const votes = days.map((_day, date) => SAID[(person * 7 + date * 3 + ((person * date) % 5)) % SAID.length]);
    return [`Guest ${person + 1}`, ...votes].join(';');
  });
  await post(`${address}/api/polls/${urlHash}/import`, { table: [heading, ...rows].join('\n') }, { authorization });
  return `/polls/${urlHash}`;
};

/** Opens a poll of five dates, as most are; returns its path. */
export const openSmallPoll = async (address: string): Promise<string> => {
  const authorization = await signInAs(address, 'Olga');
  const poll = {
    title: 'Which evening for boules?',
    location: 'Pier 2',
    timezone: 'UTC',
    participantThreshold: 4,
    eventTypeId: 1,
    options: [10, 11, 12, 17, 18].map((days) => ({ date: new Date(Date.now() + days * DAY_MS).toISOString() })),
  };
  const { urlHash } = (await post(`${address}/api/polls`, poll, { authorization })) as { urlHash: string };
  return `/polls/${urlHash}`;
};
