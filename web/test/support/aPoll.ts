import type { PollFragment, PollVoterFragment } from '../../src/generated/polls.generated.ts';

let count = 0;

/** Somebody who has voted, by the ids of the options, which are their places from 1 on; name what matters. */
export const aVoter = (
  likelihoods: Record<string, number>,
  given: Partial<PollVoterFragment> = {},
): PollVoterFragment => ({
  __typename: 'PollVoter',
  id: String((count += 1)),
  name: `Voter ${count}`,
  comment: '',
  uid: null,
  participantId: null,
  likelihoods: Array.from(
    { length: Math.max(0, ...Object.keys(likelihoods).map(Number)) },
    (_, place) => likelihoods[place + 1] ?? null,
  ),
  ...given,
});

/** An option in so many days. */
export const anOption = (id: string, days: number): PollFragment['options'][number] => ({
  __typename: 'PollOption',
  id,
  date: new Date(Date.now() + days * 86_400_000).toISOString(),
  endTime: null,
  expected: 0,
  chance: 0,
  yes: 0,
  maybe: 0,
  no: 0,
  isBest: false,
});

/** An open public poll of two dates that needs two people; name what matters. */
export const aPoll = (given: Partial<PollFragment> = {}): PollFragment => {
  const options = given.options ?? [anOption('1', 2), anOption('2', 3)];
  return {
    __typename: 'Poll',
    urlHash: `poll-${(count += 1)}`,
    revision: 1,
    title: 'Which evening?',
    location: 'Pier 2',
    eventTypeId: 1,
    eventType: { __typename: 'EventType', id: 1, name: 'Soccer', color: '#2e7d32' },
    participantThreshold: 2,
    capacity: null,
    timezone: 'Europe/Berlin',
    notes: '',
    webLink: '',
    isPrivate: false,
    isGuestListHidden: false,
    isHidden: false,
    creatorId: 'somebody',
    creatorName: 'Somebody',
    closesAt: options.at(-1)?.date ?? '',
    chosenClosesAt: null,
    autoScheduleChance: 0.9,
    status: 'OPEN',
    event: null,
    options,
    bestOption: options.find(({ isBest }) => isBest) ?? null,
    voterCount: given.voters?.length ?? 0,
    ownVoter: null,
    voters: [],
    ...given,
  };
};
