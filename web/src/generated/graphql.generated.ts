/* Written by `npm run codegen` from schema.graphql and the .graphql files beside the components. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type YourEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type YourEventsQuery = { viewer: { __typename: 'Viewer', uid: string, events: Array<{ __typename: 'Event', urlHash: string, title: string, date: string, timezone: string, isPrivate: boolean, eventType: { __typename: 'EventType', id: number, name: string } }> } | null };


export const YourEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YourEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urlHash"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<YourEventsQuery, YourEventsQueryVariables>;

type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> | SkipToken;

export const useYourEventsQuery = (options: QueryOptions<YourEventsQuery, YourEventsQueryVariables> = {}) =>
  useQuery(YourEventsDocument, options);
export const useYourEventsLazyQuery = (options?: useLazyQuery.Options<YourEventsQuery, YourEventsQueryVariables>) =>
  useLazyQuery(YourEventsDocument, options);