import type { ApolloClient } from '@apollo/client';
import {
  PushKeyDocument,
  SubscribeToPushDocument,
  UnsubscribeFromPushDocument,
} from '../../generated/later.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { SIGNED_IN } from '../../lib/browser/signInMarks.ts';
import { localStore } from '../../lib/storage.ts';
import { type PushAddress, subscribeBrowser, unsubscribeBrowser } from './browserSubscription.ts';
import { pushNotes } from './pushNotes.ts';

/** A response, and the event that it is to. */
export interface Subject {
  responseId: string;
  urlHash: string;
}

/** The key with which browsers subscribe; null where the server sends no notifications. */
export const fetchPushKey = async (client: ApolloClient): Promise<string | null> => {
  const { data } = await client.query({ query: PushKeyDocument, fetchPolicy: 'network-only' });
  return data?.pushKey ?? null;
};

/** Tells the server where this browser is notified of what happens to the event of a response. */
export const tellServer = async (
  client: ApolloClient,
  { responseId, urlHash }: Subject,
  address: PushAddress,
): Promise<void> => {
  const responseToken = rememberedResponses.tokenOf(responseId);
  await client.mutate({
    mutation: SubscribeToPushDocument,
    variables: { urlHash, participantId: responseId, input: address, responseToken },
  });
  const uid = responseToken === null ? localStore.read(SIGNED_IN) : null;
  pushNotes.write(responseId, { urlHash, endpoint: address.endpoint, uid });
};

/** Subscribes this browser, once its person has allowed it. */
export const turnOn = async (client: ApolloClient, subject: Subject, key: string): Promise<void> =>
  tellServer(client, subject, await subscribeBrowser(key));

/** Ends it for one response; with the last one the browser's subscription ends as well. */
export const turnOff = async (client: ApolloClient, { responseId, urlHash }: Subject): Promise<void> => {
  const note = pushNotes.read(responseId);
  if (!note) return;
  await client.mutate({
    mutation: UnsubscribeFromPushDocument,
    variables: {
      urlHash,
      participantId: responseId,
      endpoint: note.endpoint,
      responseToken: rememberedResponses.tokenOf(responseId),
    },
  });
  pushNotes.drop(responseId);
  // the server does not send to it any more in any case
  if (pushNotes.all().length === 0) await unsubscribeBrowser().catch(() => undefined);
};
