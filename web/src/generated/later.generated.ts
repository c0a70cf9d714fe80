/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
/** What a browser that agreed to notifications gave out: the parts of its `PushSubscription`. */
export type PushSubscriptionInput = {
  /** Its authentication secret, 16 bytes in base64url. */
  auth: string;
  /** Its address at the browser's push service, at most 1,000 characters. */
  endpoint: string;
  /** Its public key, 65 bytes in base64url. */
  p256dh: string;
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

export type SubscribeToPushMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  input: PushSubscriptionInput;
  responseToken?: string | null | undefined;
}>;


export type SubscribeToPushMutation = { subscribeToPush: boolean };

export type UnsubscribeFromPushMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  endpoint: string;
  responseToken?: string | null | undefined;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush: boolean };

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
export const SubscribeToPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}]}]}}]} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const UnsubscribeFromPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}]}]}}]} as unknown as DocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;

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

export const useSubscribeToPushMutation = (options?: useMutation.Options<SubscribeToPushMutation, SubscribeToPushMutationVariables>) =>
  useMutation(SubscribeToPushDocument, options);

export const useUnsubscribeFromPushMutation = (options?: useMutation.Options<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>) =>
  useMutation(UnsubscribeFromPushDocument, options);