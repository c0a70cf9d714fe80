/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
/** A response that a device is notified about. */
export type NotifiedResponseInput = {
  /** Identifier of the response. */
  participantId: string;
  /** What the join returned. Left out, the signed-in person or the browser that joined is the proof. */
  responseToken?: string | null | undefined;
};

/** The keys of a browser, as its `PushSubscription` has them in JSON. */
export type PushKeysInput = {
  /** Its authentication secret, 16 bytes in base64url. */
  auth: string;
  /** Its public key, 65 bytes in base64url. */
  p256dh: string;
};

/** A browser that agreed to notifications, and what it is notified about. */
export type PushSubscriptionInput = {
  /** Its address at the browser's push service, at most 1,000 characters. */
  endpoint: string;
  /** To encrypt what is sent to it. */
  keys: PushKeysInput;
  /** All that it is notified about from now on. Left out, the responses of the signed-in person. */
  responses?: Array<NotifiedResponseInput> | null | undefined;
};

/** A report of an event. */
export type ReportEventInput = {
  /** The reason, at most 500 characters. */
  reason: string;
};

/** A report of a poll. */
export type ReportPollInput = {
  /** The reason, at most 500 characters. */
  reason: string;
};

/** The status of a response. */
export type ResponseStatus =
  /** A yes that waits until enough people are in, by its own condition. */
  | 'CONDITIONAL'
  /** A no. */
  | 'DECLINED'
  /** A yes that has a place. */
  | 'GOING'
  /** Anything between yes and no. It has no place. */
  | 'MAYBE'
  /** A no from somebody who can be asked again when people are missing. */
  | 'STANDBY'
  /** A yes that waits for a place, because the event is full. */
  | 'WAITLISTED';

export type ReportEventMutationVariables = Exact<{
  urlHash: string;
  input: ReportEventInput;
}>;


export type ReportEventMutation = { reportEvent: boolean };

export type ReportPollMutationVariables = Exact<{
  urlHash: string;
  input: ReportPollInput;
}>;


export type ReportPollMutation = { reportPoll: boolean };

export type ReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsQuery = { reports: Array<{ __typename: 'Report', id: string, reason: string, createdAt: string, event: { __typename: 'ReportedEvent', urlHash: string, title: string, creatorName: string, isHidden: boolean } }>, pollReports: Array<{ __typename: 'PollReport', id: string, reason: string, createdAt: string, poll: { __typename: 'ReportedPoll', urlHash: string, title: string, creatorName: string, isHidden: boolean } }> };

export type EventReportFragment = { __typename: 'Report', id: string, reason: string, createdAt: string, event: { __typename: 'ReportedEvent', urlHash: string, title: string, creatorName: string, isHidden: boolean } };

export type PollReportFragment = { __typename: 'PollReport', id: string, reason: string, createdAt: string, poll: { __typename: 'ReportedPoll', urlHash: string, title: string, creatorName: string, isHidden: boolean } };

export type HideEventMutationVariables = Exact<{
  urlHash: string;
  hidden: boolean;
}>;


export type HideEventMutation = { hideEvent: boolean };

export type HidePollMutationVariables = Exact<{
  urlHash: string;
  hidden: boolean;
}>;


export type HidePollMutation = { hidePoll: boolean };

export type DismissReportMutationVariables = Exact<{
  reportId: string;
}>;


export type DismissReportMutation = { dismissReport: boolean };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string | null };

export type RemovePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type SavePushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: Array<string> };

export type AnswerOfferMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  seats?: number | null | undefined;
  responseToken?: string | null | undefined;
}>;


export type AnswerOfferMutation = { answerOffer: { __typename: 'Participant', id: string, guests: number, status: ResponseStatus, waitlistPosition: number | null, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } };

const EventReportFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}};
const PollReportFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PollReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PollReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"poll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}};
export const EventReportFragmentDoc = {"kind":"Document","definitions":[EventReportFragmentDefinition]} as unknown as DocumentNode<EventReportFragment, unknown>;
export const PollReportFragmentDoc = {"kind":"Document","definitions":[PollReportFragmentDefinition]} as unknown as DocumentNode<PollReportFragment, unknown>;
export const ReportEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportEventMutation, ReportEventMutationVariables>;
export const ReportPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPollInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportPollMutation, ReportPollMutationVariables>;
export const ReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pollReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollReport"}}]}}]}},EventReportFragmentDefinition,PollReportFragmentDefinition]} as unknown as DocumentNode<ReportsQuery, ReportsQueryVariables>;
export const HideEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}}]}]}}]} as unknown as DocumentNode<HideEventMutation, HideEventMutationVariables>;
export const HidePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HidePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}}]}]}}]} as unknown as DocumentNode<HidePollMutation, HidePollMutationVariables>;
export const DismissReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}}}]}]}}]} as unknown as DocumentNode<DismissReportMutation, DismissReportMutationVariables>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const RemovePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const SavePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>;
export const AnswerOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seats"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"seats"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seats"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isForFewer"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerOfferMutation, AnswerOfferMutationVariables>;

type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> | SkipToken;

export const useReportEventMutation = (options?: useMutation.Options<ReportEventMutation, ReportEventMutationVariables>) =>
  useMutation(ReportEventDocument, options);

export const useReportPollMutation = (options?: useMutation.Options<ReportPollMutation, ReportPollMutationVariables>) =>
  useMutation(ReportPollDocument, options);

export const useReportsQuery = (options: QueryOptions<ReportsQuery, ReportsQueryVariables> = {}) =>
  useQuery(ReportsDocument, options);
export const useReportsLazyQuery = (options?: useLazyQuery.Options<ReportsQuery, ReportsQueryVariables>) =>
  useLazyQuery(ReportsDocument, options);

export const useHideEventMutation = (options?: useMutation.Options<HideEventMutation, HideEventMutationVariables>) =>
  useMutation(HideEventDocument, options);

export const useHidePollMutation = (options?: useMutation.Options<HidePollMutation, HidePollMutationVariables>) =>
  useMutation(HidePollDocument, options);

export const useDismissReportMutation = (options?: useMutation.Options<DismissReportMutation, DismissReportMutationVariables>) =>
  useMutation(DismissReportDocument, options);

export const usePushKeyQuery = (options: QueryOptions<PushKeyQuery, PushKeyQueryVariables> = {}) =>
  useQuery(PushKeyDocument, options);
export const usePushKeyLazyQuery = (options?: useLazyQuery.Options<PushKeyQuery, PushKeyQueryVariables>) =>
  useLazyQuery(PushKeyDocument, options);

export const useRemovePushSubscriptionMutation = (options?: useMutation.Options<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>) =>
  useMutation(RemovePushSubscriptionDocument, options);

export const useSavePushSubscriptionMutation = (options?: useMutation.Options<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>) =>
  useMutation(SavePushSubscriptionDocument, options);

export const useAnswerOfferMutation = (options?: useMutation.Options<AnswerOfferMutation, AnswerOfferMutationVariables>) =>
  useMutation(AnswerOfferDocument, options);