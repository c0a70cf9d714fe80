/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
/** By how many of the ways somebody is told. */
export type NotificationMode =
  /** By all of them. */
  | 'ALL'
  /** By the first that works. */
  | 'FIRST';

/** A way by which somebody is told. */
export type NotificationWay =
  /** A mail. */
  | 'MAIL'
  /** A notification on a device. */
  | 'PUSH'
  /** A text message. */
  | 'SMS';

/** By which ways somebody is told; a kind that is left out stays as it is. */
export type NotificationWaysInput = {
  /** Questions. Null for what is usual. */
  asked?: Array<NotificationWay> | null | undefined;
  /** Changes of an event. Null for what is usual. */
  changes?: Array<NotificationWay> | null | undefined;
  /** What is decided about an event. Null for what is usual. */
  decision?: Array<NotificationWay> | null | undefined;
  /** Of organisers: who has responded, and whether enough people are in. Null for what is usual. */
  digest?: Array<NotificationWay> | null | undefined;
  /** What becomes of their own place. Null for what is usual. */
  place?: Array<NotificationWay> | null | undefined;
  /** Reminders. Null for what is usual. */
  reminder?: Array<NotificationWay> | null | undefined;
};

/** What to change of how somebody is told: the signed-in person, or the owner of the response that is named. What is left out stays as it is. */
export type NotificationsInput = {
  /** Of a response: nothing about its event. */
  isMuted?: boolean | null | undefined;
  /** Nothing at all, by no way. */
  isStopped?: boolean | null | undefined;
  /** By the first way that works, or by all. */
  mode?: NotificationMode | null | undefined;
  /** Of the account: the hashes of the events that nothing is told about, at most 200. */
  mutedEvents?: Array<string> | null | undefined;
  /** Identifier of the response; left out for the account. */
  participantId?: string | null | undefined;
  /** Null for none. */
  quietHours?: QuietHoursInput | null | undefined;
  /** How long before the start. Null for what is usual. */
  remindBefore?: Array<RemindBefore> | null | undefined;
  /** What the join returned. Left out, the signed-in person or the browser that joined is the proof. */
  responseToken?: string | null | undefined;
  /** Of the event of the response; left out for the account. */
  urlHash?: string | null | undefined;
  /** By which ways. Null for what is usual. */
  ways?: NotificationWaysInput | null | undefined;
};

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

/** When no device rings. */
export type QuietHoursInput = {
  /** Their begin, such as 22:00. */
  from: string;
  /** An IANA time zone; left out, that of each event. */
  timeZone?: string | null | undefined;
  /** Their end, such as 08:00; before their begin, it is on the next day. */
  to: string;
};

/** How long before the start somebody is reminded. */
export type RemindBefore =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** Three hours. */
  | 'THREE_HOURS';

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

export type RemovePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type SavePushSubscriptionMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: Array<string> };

export type OwnNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNotificationsQuery = { viewer: { __typename: 'Viewer', uid: string, notifications: { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null }, responses: Array<{ __typename: 'Participant', id: string, event: { __typename: 'Event', urlHash: string, title: string, date: string, endTime: string | null, timezone: string } | null }> } | null };

export type ResponseNotificationsQueryVariables = Exact<{
  urlHash: string;
  participantId: string;
  responseToken?: string | null | undefined;
}>;


export type ResponseNotificationsQuery = { notifications: { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null } };

export type NotificationsFragment = { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null };

export type UpdateNotificationsMutationVariables = Exact<{
  input: NotificationsInput;
}>;


export type UpdateNotificationsMutation = { updateNotifications: { __typename: 'Notifications', mode: NotificationMode, remindBefore: Array<RemindBefore>, isMuted: boolean | null, mutedEvents: Array<string> | null, isStopped: boolean, unsubscribedFrom: Array<string>, ways: { __typename: 'NotificationWays', decision: Array<NotificationWay>, asked: Array<NotificationWay>, place: Array<NotificationWay>, changes: Array<NotificationWay>, reminder: Array<NotificationWay>, digest: Array<NotificationWay> }, quietHours: { __typename: 'QuietHours', from: string, to: string, timeZone: string | null } | null } };

const EventReportFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}};
const PollReportFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PollReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PollReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"poll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}};
const NotificationsFragmentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notifications"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notifications"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"remindBefore"}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMuted"}},{"kind":"Field","name":{"kind":"Name","value":"mutedEvents"}},{"kind":"Field","name":{"kind":"Name","value":"isStopped"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribedFrom"}}]}};
export const EventReportFragmentDoc = {"kind":"Document","definitions":[EventReportFragmentDefinition]} as unknown as DocumentNode<EventReportFragment, unknown>;
export const PollReportFragmentDoc = {"kind":"Document","definitions":[PollReportFragmentDefinition]} as unknown as DocumentNode<PollReportFragment, unknown>;
export const NotificationsFragmentDoc = {"kind":"Document","definitions":[NotificationsFragmentDefinition]} as unknown as DocumentNode<NotificationsFragment, unknown>;
export const ReportEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportEventMutation, ReportEventMutationVariables>;
export const ReportPollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportPoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPollInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportPollMutation, ReportPollMutationVariables>;
export const ReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pollReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PollReport"}}]}}]}},EventReportFragmentDefinition,PollReportFragmentDefinition]} as unknown as DocumentNode<ReportsQuery, ReportsQueryVariables>;
export const HideEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}}]}]}}]} as unknown as DocumentNode<HideEventMutation, HideEventMutationVariables>;
export const HidePollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HidePoll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidePoll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}}]}]}}]} as unknown as DocumentNode<HidePollMutation, HidePollMutationVariables>;
export const DismissReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportId"}}}]}]}}]} as unknown as DocumentNode<DismissReportMutation, DismissReportMutationVariables>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const RemovePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const SavePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>;
export const OwnNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}]}}]}},NotificationsFragmentDefinition]} as unknown as DocumentNode<OwnNotificationsQuery, OwnNotificationsQueryVariables>;
export const ResponseNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResponseNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications"}}]}}]}},NotificationsFragmentDefinition]} as unknown as DocumentNode<ResponseNotificationsQuery, ResponseNotificationsQueryVariables>;
export const UpdateNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notifications"}}]}}]}},NotificationsFragmentDefinition]} as unknown as DocumentNode<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>;

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

export const useOwnNotificationsQuery = (options: QueryOptions<OwnNotificationsQuery, OwnNotificationsQueryVariables> = {}) =>
  useQuery(OwnNotificationsDocument, options);
export const useOwnNotificationsLazyQuery = (options?: useLazyQuery.Options<OwnNotificationsQuery, OwnNotificationsQueryVariables>) =>
  useLazyQuery(OwnNotificationsDocument, options);

export const useResponseNotificationsQuery = (options: QueryOptions<ResponseNotificationsQuery, ResponseNotificationsQueryVariables>) =>
  useQuery(ResponseNotificationsDocument, options);
export const useResponseNotificationsLazyQuery = (options?: useLazyQuery.Options<ResponseNotificationsQuery, ResponseNotificationsQueryVariables>) =>
  useLazyQuery(ResponseNotificationsDocument, options);

export const useUpdateNotificationsMutation = (options?: useMutation.Options<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>) =>
  useMutation(UpdateNotificationsDocument, options);