/** The response with which enough people are in. */
export const tipping = {
  theOne: 'You would be the one: with you, enough people are in.',
  youDidIt: 'You made it happen',
  enough: 'With you, enough people are in.',
} as const;
