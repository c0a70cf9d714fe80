/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
/** The state of a payment. */
export type PaymentState =
  /** An organiser has marked it as received. */
  | 'RECEIVED'
  /** The participant has marked it as sent. */
  | 'SENT';

/** The status of a response. */
export type ResponseStatus =
  /** A yes whose own condition is not met yet: too few people are in. */
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

export type InviteCoOrganiserMutationVariables = Exact<{
  urlHash: string;
}>;


export type InviteCoOrganiserMutation = { inviteCoOrganiser: { __typename: 'CoOrganiserInvitation', token: string, expiresAt: string } };

export type RemoveCoOrganiserMutationVariables = Exact<{
  urlHash: string;
  uid: string;
}>;


export type RemoveCoOrganiserMutation = { removeCoOrganiser: boolean };

export type ChatLinkQueryVariables = Exact<{
  urlHash: string;
  participantId?: string | null | undefined;
  responseToken?: string | null | undefined;
}>;


export type ChatLinkQuery = { event: { __typename: 'Event', urlHash: string, chatLink: string | null } | null };

export type SetChatLinkMutationVariables = Exact<{
  urlHash: string;
  chatLink: string;
}>;


export type SetChatLinkMutation = { updateEvent: { __typename: 'Event', urlHash: string, chatLink: string | null } };

export type AnswerOfferMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  seats?: number | null | undefined;
  responseToken?: string | null | undefined;
}>;


export type AnswerOfferMutation = { answerOffer: { __typename: 'Participant', id: string, guests: number, status: ResponseStatus, waitlistPosition: number | null, offer: { __typename: 'PlaceOffer', seats: number, until: string, isForFewer: boolean } | null } };

export type PaymentsQueryVariables = Exact<{
  urlHash: string;
}>;


export type PaymentsQuery = { event: { __typename: 'Event', urlHash: string, participants: Array<{ __typename: 'Participant', id: string, name: string, guests: number, status: ResponseStatus, payment: PaymentState | null }> } | null };

export type SetPaymentMutationVariables = Exact<{
  urlHash: string;
  participantId: string;
  state?: PaymentState | null | undefined;
  responseToken?: string | null | undefined;
}>;


export type SetPaymentMutation = { setPayment: { __typename: 'Participant', id: string, payment: PaymentState | null } };


export const InviteCoOrganiserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteCoOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCoOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<InviteCoOrganiserMutation, InviteCoOrganiserMutationVariables>;
export const RemoveCoOrganiserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCoOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCoOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}]}}]} as unknown as DocumentNode<RemoveCoOrganiserMutation, RemoveCoOrganiserMutationVariables>;
export const ChatLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"chatLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}]}]}}]}}]} as unknown as DocumentNode<ChatLinkQuery, ChatLinkQueryVariables>;
export const SetChatLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetChatLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chatLink"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"chatLink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chatLink"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"chatLink"}}]}}]}}]} as unknown as DocumentNode<SetChatLinkMutation, SetChatLinkMutationVariables>;
export const AnswerOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seats"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"seats"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seats"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isForFewer"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerOfferMutation, AnswerOfferMutationVariables>;
export const PaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentsQuery, PaymentsQueryVariables>;
export const SetPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urlHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urlHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"responseToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responseToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}}]}}]}}]} as unknown as DocumentNode<SetPaymentMutation, SetPaymentMutationVariables>;

type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> | SkipToken;

export const useInviteCoOrganiserMutation = (options?: useMutation.Options<InviteCoOrganiserMutation, InviteCoOrganiserMutationVariables>) =>
  useMutation(InviteCoOrganiserDocument, options);

export const useRemoveCoOrganiserMutation = (options?: useMutation.Options<RemoveCoOrganiserMutation, RemoveCoOrganiserMutationVariables>) =>
  useMutation(RemoveCoOrganiserDocument, options);

export const useChatLinkQuery = (options: QueryOptions<ChatLinkQuery, ChatLinkQueryVariables>) =>
  useQuery(ChatLinkDocument, options);
export const useChatLinkLazyQuery = (options?: useLazyQuery.Options<ChatLinkQuery, ChatLinkQueryVariables>) =>
  useLazyQuery(ChatLinkDocument, options);

export const useSetChatLinkMutation = (options?: useMutation.Options<SetChatLinkMutation, SetChatLinkMutationVariables>) =>
  useMutation(SetChatLinkDocument, options);

export const useAnswerOfferMutation = (options?: useMutation.Options<AnswerOfferMutation, AnswerOfferMutationVariables>) =>
  useMutation(AnswerOfferDocument, options);

export const usePaymentsQuery = (options: QueryOptions<PaymentsQuery, PaymentsQueryVariables>) =>
  useQuery(PaymentsDocument, options);
export const usePaymentsLazyQuery = (options?: useLazyQuery.Options<PaymentsQuery, PaymentsQueryVariables>) =>
  useLazyQuery(PaymentsDocument, options);

export const useSetPaymentMutation = (options?: useMutation.Options<SetPaymentMutation, SetPaymentMutationVariables>) =>
  useMutation(SetPaymentDocument, options);