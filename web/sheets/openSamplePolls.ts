import { openLargePoll } from '../lighthouse/openLargePoll.ts';
import { post } from '../lighthouse/rest.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS = [8, 10, 15, 17];

const VOTES: Record<string, readonly (number | null)[]> = {
  'Amara Nwosu': [1, 1, 0, 0.5],
  Jonas: [0, 1, 1, null],
  王芳: [0.5, 1, null, 1],
  'Björn Åkesson': [null, 0.5, 1, 0],
};

export interface SamplePolls {
  fresh: string;
  /** Twenty dates, and forty-five voters. */
  crowd: string;
  voted: string;
  large: string;
}

interface Opened {
  urlHash: string;
  options: { id: string }[];
}

/** Opens polls in each of their states; returns their paths. */
export const openSamplePolls = async (address: string, authorization: string): Promise<SamplePolls> => {
  const open = (title: string) => {
    const options = DAYS.map((days) => {
      const start = new Date(Date.now() + days * DAY_MS);
      start.setUTCHours(17, 0, 0, 0);
      return { date: start.toISOString(), endTime: new Date(start.getTime() + DAY_MS / 12).toISOString() };
    });
    const kind = { location: 'Landwehrkanal, Berlin', timezone: 'Europe/Berlin', eventTypeId: 12 };
    const poll = {
      ...kind,
      title,
      participantThreshold: 6,
      options,
      notes: 'Boules are there. Bring something to drink.',
    };
    return post(`${address}/api/polls`, poll, { authorization }) as Promise<Opened>;
  };
  const fresh = await open('Boules, but when?');
  const voted = await open('A long evening of boules');
  for (const [name, said] of Object.entries(VOTES)) {
    const votes = voted.options.flatMap(({ id }, place) => {
      const likelihood = said[place] ?? null;
      return likelihood === null ? [] : [{ optionId: id, likelihood }];
    });
    await post(`${address}/api/polls/${voted.urlHash}/votes`, { name, votes });
  }
  return {
    fresh: `/polls/${fresh.urlHash}`,
    voted: `/polls/${voted.urlHash}`,
    crowd: await openLargePoll(address, 45),
    large: await openLargePoll(address),
  };
};
