import type { ApolloClient } from '@apollo/client';
import {
  PushKeyDocument,
  RemovePushSubscriptionDocument,
  SavePushSubscriptionDocument,
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

/**
 * Saves at the server that this browser is notified about these responses, and about no others. Those that are gone are
 * forgotten.
 */
export const saveSubscription = async (
  client: ApolloClient,
  subjects: readonly Subject[],
  { endpoint, p256dh, auth }: PushAddress,
): Promise<void> => {
  const responses = subjects.map(({ responseId }) => ({
    participantId: responseId,
    responseToken: rememberedResponses.tokenOf(responseId),
  }));
  const input = { endpoint, keys: { p256dh, auth }, responses };
  const { data } = await client.mutate({ mutation: SavePushSubscriptionDocument, variables: { input } });
  const saved = new Set(data?.savePushSubscription);
  for (const { responseId, urlHash } of subjects) {
    if (!saved.has(responseId)) {
      pushNotes.drop(responseId);
      continue;
    }
    const isByToken = rememberedResponses.tokenOf(responseId) !== null;
    pushNotes.write(responseId, { urlHash, endpoint, uid: isByToken ? null : localStore.read(SIGNED_IN) });
  }
};

const othersThan = ({ responseId }: Subject) => pushNotes.all().filter((note) => note.responseId !== responseId);

/** Subscribes this browser, once its person has allowed it. */
export const turnOn = async (client: ApolloClient, subject: Subject, key: string): Promise<void> =>
  saveSubscription(client, [...othersThan(subject), subject], await subscribeBrowser(key));

/**
 * Ends it for one response; with the last one the browser's subscription ends as well.
 * @param key null where the server sends nothing any more
 */
export const turnOff = async (client: ApolloClient, subject: Subject, key: string | null): Promise<void> => {
  const note = pushNotes.read(subject.responseId);
  if (!note) return;
  const others = othersThan(subject);
  if (others.length > 0) {
    if (key !== null) await saveSubscription(client, others, await subscribeBrowser(key));
    pushNotes.drop(subject.responseId);
    return;
  }
  await client.mutate({ mutation: RemovePushSubscriptionDocument, variables: { endpoint: note.endpoint } });
  pushNotes.drop(subject.responseId);
  // the server does not send to it any more in any case
  await unsubscribeBrowser().catch(() => undefined);
};
