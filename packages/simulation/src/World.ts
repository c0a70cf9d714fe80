/** What is assumed of people and events. The README says why of each. */
export interface World {
  /** People whom an event needs: the least and the most. */
  threshold: readonly [number, number];
  /** How many are expected, as a share of the threshold: the spread of its logarithm around 0. */
  spread: number;
  /** What people say, and how often. */
  stated: readonly (readonly [likelihood: number, weight: number])[];
  /** Guests whom they bring, and how often. */
  guests: readonly (readonly [guests: number, weight: number])[];
  /** The probability that those who say that they come do. */
  comes: (stated: number) => number;
  /** The probability that a guest comes along. */
  guestComes: number;
  /** The share of events that depend on the weather. */
  outdoors: number;
  /** How much of what decides whether somebody comes is the weather, which is the same for all, at such an event. */
  weather: number;
  /** How much of it is their friends, who come or stay away together. */
  friends: number;
  /** The probability that the next person is a friend of the one before. */
  isFriend: number;
  /** How far a plan tells what will be done: the correlation of the two. */
  plan: number;
  /** The probability of a reply to the first question and to the second, to which nobody replied. */
  replies: readonly number[];
  /** The probability that a reply is "still maybe". */
  stillMaybe: number;
  /** Hours until a reply: their median, and the spread of their logarithm. */
  delay: { median: number; spread: number };
  /** The probability that somebody makes up their mind unasked. */
  unasked: number;
  /** The probability that somebody who plans to stay away takes a yes back in time. */
  withdraws: number;
}

/** People who say one thing and do another. */
export const MADE_UP: World = {
  threshold: [4, 14],
  spread: 0.3,
  stated: [
    [1, 50],
    [0.9, 5],
    [0.8, 8],
    [0.7, 7],
    [0.6, 4],
    [0.5, 16],
    [0.4, 2],
    [0.3, 4],
    [0.2, 3],
    [0.1, 1],
  ],
  guests: [
    [0, 85],
    [1, 12],
    [2, 3],
  ],
  comes: (stated) => (stated === 1 ? 0.9 : 0.1 + 0.7 * stated),
  guestComes: 0.9,
  outdoors: 0.6,
  weather: 0.1,
  friends: 0.2,
  isFriend: 0.4,
  plan: 0.9,
  replies: [0.7, 0.4],
  stillMaybe: 0.15,
  delay: { median: 2, spread: 1.2 },
  unasked: 0.15,
  withdraws: 0.5,
};

/** People who do what they say, each by themselves: what the chance takes them for. */
export const AT_THEIR_WORD: World = {
  ...MADE_UP,
  comes: (stated) => stated,
  guestComes: 1,
  weather: 0,
  friends: 0,
};
