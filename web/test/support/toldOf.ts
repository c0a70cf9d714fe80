import type { Answer } from './fakeServer.ts';

/** Answers how many people are told when an event is decided or deleted, and how many of a change. */
export const toldOf = (decision: number, changes: number): Record<'EventReach', Answer> => ({
  EventReach: ({ urlHash }) => ({
    event: { __typename: 'Event', urlHash, reach: { __typename: 'EventReach', decision, changes } },
  }),
});
