/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
/** The content of a new poll. */
export type CreatePollInput = {
  /** Chance at which the best date is scheduled automatically, above 0 and at most 1. Null when the organiser picks. Left out of a new poll, 0.9. */
  autoScheduleChance?: number | null | undefined;
  /** How many places there are, guests included: at least `participantThreshold`, at most 1,000, or null. Left out, no limit. */
  capacity?: number | null | undefined;
  /** When voting ends, not after the last option starts: ISO 8601 with its offset. Null for that start. */
  closesAt?: string | null | undefined;
  /** Identifier of its type. */
  eventTypeId: number;
  /** Whether to hide names and comments from others. Left out, shown. */
  isGuestListHidden?: boolean | null | undefined;
  /** Whether it is private: on no list, and found only by its hash. Left out, public. */
  isPrivate?: boolean | null | undefined;
  /** Where it takes place, at most 200 characters. */
  location: string;
  /** Notes, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** Its dates, 2 to 20. */
  options: Array<PollOptionInput>;
  /** How many participants it needs, at least 2. Left out, 10. */
  participantThreshold?: number | null | undefined;
  /** IANA time zone that the event keeps, such as `Europe/Berlin`. */
  timezone: string;
  /** What it is called, at most 120 characters. */
  title: string;
  /** An absolute http or https address. */
  webLink?: string | null | undefined;
};

/** A date that a poll offers. */
export type PollOptionInput = {
  /** When it would start: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`. */
  date: string;
  /** When it would end, after `date`, or null. */
  endTime?: string | null | undefined;
  /** In a change: identifier of an existing option, which keeps its votes. */
  id?: string | null | undefined;
};

/** The status of a poll. */
export type PollStatus =
  /** It takes no votes. Its organiser may still schedule a later date. */
  | 'CLOSED'
  /** It takes votes. */
  | 'OPEN'
  /** It has become an event. */
  | 'SCHEDULED';

/** One person’s vote on one date. */
export type PollVoteInput = {
  /** Probability of coming, 0 to 1. */
  likelihood: number;
  /** Identifier of the option. */
  optionId: string;
};

/** Changes to a poll; what is left out stays as it is, null restores the default. */
export type UpdatePollInput = {
  /** Chance at which the best date is scheduled automatically, above 0 and at most 1. Null when the organiser picks. Left out of a new poll, 0.9. */
  autoScheduleChance?: number | null | undefined;
  /** How many places there are, guests included: at least `participantThreshold`, at most 1,000, or null. */
  capacity?: number | null | undefined;
  /** When voting ends, not after the last option starts: ISO 8601 with its offset. Null for that start. */
  closesAt?: string | null | undefined;
  /** Identifier of its type. */
  eventTypeId?: number | null | undefined;
  /** Whether to hide names and comments from others. */
  isGuestListHidden?: boolean | null | undefined;
  /** Whether it is private: on no list, and found only by its hash. */
  isPrivate?: boolean | null | undefined;
  /** Where it takes place, at most 200 characters. */
  location?: string | null | undefined;
  /** Notes, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** All dates, 2 to 20: one that is left out is deleted with its votes. */
  options?: Array<PollOptionInput> | null | undefined;
  /** How many participants it needs, at least 2. */
  participantThreshold?: number | null | undefined;
  /** The `revision` that was read: if it has risen since, nothing changes (PRECONDITION_FAILED). */
  revision?: number | null | undefined;
  /** IANA time zone that the event keeps, such as `Europe/Berlin`. */
  timezone?: string | null | undefined;
  /** What it is called, at most 120 characters. */
  title?: string | null | undefined;
  /** An absolute http or https address. */
  webLink?: string | null | undefined;
};

/** Changes to a vote; what is left out stays as it is. */
export type UpdateVoteInput = {
  /** A remark of at most 100 characters. */
  comment?: string | null | undefined;
  /** An email address for news about the poll and its event. */
  email?: string | null | undefined;
  /** A name, at most 100 characters. */
  name?: string | null | undefined;
  /** New votes on these options; votes on other options stay. */
  votes?: Array<PollVoteInput> | null | undefined;
};

/** One person’s votes on the dates of a poll. */
export type VotePollInput = {
  /** A remark of at most 100 characters. */
  comment?: string | null | undefined;
  /** An email address for news about the poll and its event. */
  email?: string | null | undefined;
  /** True if the program responds or votes for somebody without an account, and not for the person who created its API token. For programs only. */
  isForSomebodyElse?: boolean | null | undefined;
  /** A name, at most 100 characters. */
  name: string;
  /**
   * The caller's own uid, if anything: identity comes from the ID token, and another's uid is refused.
   * @deprecated It decides nothing: the person of the ID token votes.
   */
  uid?: string | null | undefined;
  /** At least one. An option that is not listed has no vote. */
  votes: Array<PollVoteInput>;
};

export type HandOverPollMutationVariables = Exact<{
  urlHash: string;
}>;


export type HandOverPollMutation = { handOverPoll: { __typename: 'HandOver', token: string, expiresAt: string } };

export type WithdrawPollHandOverMutationVariables = Exact<{
  urlHash: string;
}>;


export type WithdrawPollHandOverMutation = { withdrawPollHandOver: boolean };

export type TakeOverPollMutationVariables = Exact<{
  urlHash: string;
  token: string;
}>;


export type TakeOverPollMutation = { takeOverPoll: { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } } };

export type CancelledPollQueryVariables = Exact<{
  urlHash: string;
}>;


export type CancelledPollQuery = { cancelledPoll: { __typename: 'CancelledPoll', title: string } | null };

export type PollVoterFragment = { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> };

export type PollContentFragment = { __typename: 'Poll', urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, eventType: { __typename: 'EventType', id: number, name: string, color: string }, options: Array<{ __typename: 'PollOption', id: string, date: string, endTime: string | null }> };

export type PollFragment = { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } };

export type PollDetailQueryVariables = Exact<{
  urlHash: string;
}>;


export type PollDetailQuery = { poll: { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } } | null };

export type AllVotersQueryVariables = Exact<{
  urlHash: string;
}>;


export type AllVotersQuery = { poll: { __typename: 'Poll', urlHash: string, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }> } | null };

export type PollReachQueryVariables = Exact<{
  urlHash: string;
}>;


export type PollReachQuery = { poll: { __typename: 'Poll', urlHash: string, reach: { __typename: 'PollReach', ended: number, moved: number, scheduled: number } | null } | null };

export type VotedPollQueryVariables = Exact<{
  urlHash: string;
  before: string;
}>;


export type VotedPollQuery = { poll: { __typename: 'Poll', urlHash: string, status: PollStatus, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }> } | null };

export type CreatePollMutationVariables = Exact<{
  input: CreatePollInput;
}>;


export type CreatePollMutation = { createPoll: { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } } };

export type UpdatePollMutationVariables = Exact<{
  urlHash: string;
  input: UpdatePollInput;
}>;


export type UpdatePollMutation = { updatePoll: { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } } };

export type ImportVotesMutationVariables = Exact<{
  urlHash: string;
  table: string;
  dayFirst?: boolean | null | undefined;
  twoIsYes?: boolean | null | undefined;
}>;


export type ImportVotesMutation = { importVotes: { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } } };

export type DeletePollMutationVariables = Exact<{
  urlHash: string;
}>;


export type DeletePollMutation = { deletePoll: boolean };

export type ClosePollMutationVariables = Exact<{
  urlHash: string;
}>;


export type ClosePollMutation = { closePoll: { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } } };

export type ReopenPollMutationVariables = Exact<{
  urlHash: string;
}>;


export type ReopenPollMutation = { reopenPoll: { __typename: 'Poll', voterCount: number, urlHash: string, revision: number, title: string, location: string, eventTypeId: number, participantThreshold: number, capacity: number | null, timezone: string, notes: string, webLink: string, isPrivate: boolean, isGuestListHidden: boolean, isHidden: boolean, creatorId: string, creatorName: string, closesAt: string, chosenClosesAt: string | null, autoScheduleChance: number | null, status: PollStatus, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null, options: Array<{ __typename: 'PollOption', id: string, expected: number, chance: number, yes: number, maybe: number, no: number, isBest: boolean, date: string, endTime: string | null }>, bestOption: { __typename: 'PollOption', id: string } | null, ownVoter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } | null, voters: Array<{ __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> }>, eventType: { __typename: 'EventType', id: number, name: string, color: string } } };

export type SchedulePollMutationVariables = Exact<{
  urlHash: string;
  optionId: string;
}>;


export type SchedulePollMutation = { schedulePoll: { __typename: 'Event', urlHash: string } };

export type VotePollMutationVariables = Exact<{
  urlHash: string;
  input: VotePollInput;
}>;


export type VotePollMutation = { votePoll: { __typename: 'VotePollPayload', responseToken: string, voter: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } } };

export type UpdateVoteMutationVariables = Exact<{
  urlHash: string;
  voterId: string;
  responseToken?: string | null | undefined;
  input: UpdateVoteInput;
}>;


export type UpdateVoteMutation = { updateVote: { __typename: 'PollVoter', id: string, name: string, comment: string, uid: string | null, participantId: string | null, likelihoods: Array<number | null> } };

export type RemoveVoteMutationVariables = Exact<{
  urlHash: string;
  voterId: string;
  responseToken?: string | null | undefined;
}>;


export type RemoveVoteMutation = { removeVote: boolean };

const PollContentFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PollContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Poll"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participantThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"webLink"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"isGuestListHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"creatorId"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"chosenClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"autoScheduleChance"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}};
const PollVoterFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PollVoter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PollVoter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"participantId"}},{"kind":"Field","name":{"kind":"Name","value":"likelihoods"}}]}};
const PollFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Poll"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Poll"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollContent"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"yes"}},{"kind":"Field","name":{"kind":"Name","value":"maybe"}},{"kind":"Field","name":{"kind":"Name","value":"no"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bestOption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"voterCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownVoter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollVoter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"voters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollVoter"}}]}}]}};
export const PollContentFragmentDoc = {"kind":"Document","definitions":[PollContentFragmentDefinition]} as unknown as DocumentNode<PollContentFragment, unknown>;
export const PollVoterFragmentDoc = {"kind":"Document","definitions":[PollVoterFragmentDefinition]} as unknown as DocumentNode<PollVoterFragment, unknown>;
export const PollFragmentDoc = {"kind":"Document","definitions":[PollFragmentDefinition,PollContentFragmentDefinition,PollVoterFragmentDefinition]} as unknown as DocumentNode<PollFragment, unknown>;
export const HandOverPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<HandOverPollMutation, HandOverPollMutationVariables>;
export const WithdrawPollHandOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPollHandOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPollHandOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}]}]}}]} as unknown as DocumentNode<WithdrawPollHandOverMutation, WithdrawPollHandOverMutationVariables>;
export const TakeOverPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOverPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poll"}}]}}]}},PollContentFragmentDefinition,PollVoterFragmentDefinition,PollFragmentDefinition]} as unknown as DocumentNode<TakeOverPollMutation, TakeOverPollMutationVariables>;
export const CancelledPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancelledPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelledPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CancelledPollQuery, CancelledPollQueryVariables>;
export const PollDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PollDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"poll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poll"}}]}}]}},PollContentFragmentDefinition,PollVoterFragmentDefinition,PollFragmentDefinition]} as unknown as DocumentNode<PollDetailQuery, PollDetailQueryVariables>;
export const AllVotersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllVoters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"poll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"voters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollVoter"}}]}}]}}]}},PollVoterFragmentDefinition]} as unknown as DocumentNode<AllVotersQuery, AllVotersQueryVariables>;
export const PollReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PollReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"poll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"reach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"moved"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}}]}}]}}]}}]} as unknown as DocumentNode<PollReachQuery, PollReachQueryVariables>;
export const VotedPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VotedPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"poll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"voters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollVoter"}}]}}]}}]}},PollVoterFragmentDefinition]} as unknown as DocumentNode<VotedPollQuery, VotedPollQueryVariables>;
export const CreatePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePollInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poll"}}]}}]}},PollContentFragmentDefinition,PollVoterFragmentDefinition,PollFragmentDefinition]} as unknown as DocumentNode<CreatePollMutation, CreatePollMutationVariables>;
export const UpdatePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePollInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poll"}}]}}]}},PollContentFragmentDefinition,PollVoterFragmentDefinition,PollFragmentDefinition]} as unknown as DocumentNode<UpdatePollMutation, UpdatePollMutationVariables>;
export const ImportVotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportVotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dayFirst"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"twoIsYes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importVotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"table"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}},{"kind":"Argument","name":{"kind":"Name","value":"dayFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dayFirst"}}},{"kind":"Argument","name":{"kind":"Name","value":"twoIsYes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"twoIsYes"}}},{"kind":"Argument","name":{"kind":"Name","value":"leaveOut"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poll"}}]}}]}},PollContentFragmentDefinition,PollVoterFragmentDefinition,PollFragmentDefinition]} as unknown as DocumentNode<ImportVotesMutation, ImportVotesMutationVariables>;
export const DeletePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}]}]}}]} as unknown as DocumentNode<DeletePollMutation, DeletePollMutationVariables>;
export const ClosePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poll"}}]}}]}},PollContentFragmentDefinition,PollVoterFragmentDefinition,PollFragmentDefinition]} as unknown as DocumentNode<ClosePollMutation, ClosePollMutationVariables>;
export const ReopenPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Poll"}}]}}]}},PollContentFragmentDefinition,PollVoterFragmentDefinition,PollFragmentDefinition]} as unknown as DocumentNode<ReopenPollMutation, ReopenPollMutationVariables>;
export const SchedulePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SchedulePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"optionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedulePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"optionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"optionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}}]}}]}}]} as unknown as DocumentNode<SchedulePollMutation, SchedulePollMutationVariables>;
export const VotePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VotePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VotePollInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"votePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollVoter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseToken"}}]}}]}},PollVoterFragmentDefinition]} as unknown as DocumentNode<VotePollMutation, VotePollMutationVariables>;
export const UpdateVoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"voterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollVoter"}}]}}]}},PollVoterFragmentDefinition]} as unknown as DocumentNode<UpdateVoteMutation, UpdateVoteMutationVariables>;
export const RemoveVoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveVote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"voterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeVote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"voterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"voterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}]}]}}]} as unknown as DocumentNode<RemoveVoteMutation, RemoveVoteMutationVariables>;

type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> | SkipToken;

export const useHandOverPollMutation = (options?: useMutation.Options<HandOverPollMutation, HandOverPollMutationVariables>) =>
  useMutation(HandOverPollDocument, options);

export const useWithdrawPollHandOverMutation = (options?: useMutation.Options<WithdrawPollHandOverMutation, WithdrawPollHandOverMutationVariables>) =>
  useMutation(WithdrawPollHandOverDocument, options);

export const useTakeOverPollMutation = (options?: useMutation.Options<TakeOverPollMutation, TakeOverPollMutationVariables>) =>
  useMutation(TakeOverPollDocument, options);

export const useCancelledPollQuery = (options: QueryOptions<CancelledPollQuery, CancelledPollQueryVariables>) =>
  useQuery(CancelledPollDocument, options);
export const useCancelledPollLazyQuery = (options?: useLazyQuery.Options<CancelledPollQuery, CancelledPollQueryVariables>) =>
  useLazyQuery(CancelledPollDocument, options);

export const usePollDetailQuery = (options: QueryOptions<PollDetailQuery, PollDetailQueryVariables>) =>
  useQuery(PollDetailDocument, options);
export const usePollDetailLazyQuery = (options?: useLazyQuery.Options<PollDetailQuery, PollDetailQueryVariables>) =>
  useLazyQuery(PollDetailDocument, options);

export const useAllVotersQuery = (options: QueryOptions<AllVotersQuery, AllVotersQueryVariables>) =>
  useQuery(AllVotersDocument, options);
export const useAllVotersLazyQuery = (options?: useLazyQuery.Options<AllVotersQuery, AllVotersQueryVariables>) =>
  useLazyQuery(AllVotersDocument, options);

export const usePollReachQuery = (options: QueryOptions<PollReachQuery, PollReachQueryVariables>) =>
  useQuery(PollReachDocument, options);
export const usePollReachLazyQuery = (options?: useLazyQuery.Options<PollReachQuery, PollReachQueryVariables>) =>
  useLazyQuery(PollReachDocument, options);

export const useVotedPollQuery = (options: QueryOptions<VotedPollQuery, VotedPollQueryVariables>) =>
  useQuery(VotedPollDocument, options);
export const useVotedPollLazyQuery = (options?: useLazyQuery.Options<VotedPollQuery, VotedPollQueryVariables>) =>
  useLazyQuery(VotedPollDocument, options);

export const useCreatePollMutation = (options?: useMutation.Options<CreatePollMutation, CreatePollMutationVariables>) =>
  useMutation(CreatePollDocument, options);

export const useUpdatePollMutation = (options?: useMutation.Options<UpdatePollMutation, UpdatePollMutationVariables>) =>
  useMutation(UpdatePollDocument, options);

export const useImportVotesMutation = (options?: useMutation.Options<ImportVotesMutation, ImportVotesMutationVariables>) =>
  useMutation(ImportVotesDocument, options);

export const useDeletePollMutation = (options?: useMutation.Options<DeletePollMutation, DeletePollMutationVariables>) =>
  useMutation(DeletePollDocument, options);

export const useClosePollMutation = (options?: useMutation.Options<ClosePollMutation, ClosePollMutationVariables>) =>
  useMutation(ClosePollDocument, options);

export const useReopenPollMutation = (options?: useMutation.Options<ReopenPollMutation, ReopenPollMutationVariables>) =>
  useMutation(ReopenPollDocument, options);

export const useSchedulePollMutation = (options?: useMutation.Options<SchedulePollMutation, SchedulePollMutationVariables>) =>
  useMutation(SchedulePollDocument, options);

export const useVotePollMutation = (options?: useMutation.Options<VotePollMutation, VotePollMutationVariables>) =>
  useMutation(VotePollDocument, options);

export const useUpdateVoteMutation = (options?: useMutation.Options<UpdateVoteMutation, UpdateVoteMutationVariables>) =>
  useMutation(UpdateVoteDocument, options);

export const useRemoveVoteMutation = (options?: useMutation.Options<RemoveVoteMutation, RemoveVoteMutationVariables>) =>
  useMutation(RemoveVoteDocument, options);