import type { ApolloClient } from '@apollo/client';
import { refusalCode } from '../../lib/api/refusalCode.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { SIGNED_IN } from '../../lib/browser/signInMarks.ts';
import { localStore } from '../../lib/storage.ts';
import { type PushAddress, subscribeBrowser, unsubscribeBrowser } from './browserSubscription.ts';
import { fetchPushKey, saveSubscription, type Subject } from './pushAtServer.ts';
import { pushNotes } from './pushNotes.ts';

const dropAll = (notes: readonly { responseId: string }[]) => {
  for (const { responseId } of notes) pushNotes.drop(responseId);
};

/** The response is gone, or is not this browser's any more. */
const isOver = (error: unknown) => ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(refusalCode(error) ?? '');

/** A response that was given without an account may be its person's by now. */
const noteOwners = (signedIn: string | null) => {
  for (const { responseId, ...note } of pushNotes.all()) {
    const isAdopted = note.uid === null && signedIn !== null && rememberedResponses.tokenOf(responseId) === null;
    if (isAdopted) pushNotes.write(responseId, { ...note, uid: signedIn });
  }
};

/** Somebody who has signed out is not notified here any more: the address ends, since nothing proves any more whose it was. */
const forgetOthers = async (signedIn: string | null) => {
  const others = pushNotes.all().filter(({ uid }) => uid !== null && uid !== signedIn);
  if (others.length === 0) return;
  await unsubscribeBrowser();
  dropAll(others);
};

/** Saves all; where one of them is not this browser's any more, one by one, so that the others stay. */
const saveWhatIsOurs = async (client: ApolloClient, notes: readonly Subject[], address: PushAddress) => {
  try {
    await saveSubscription(client, notes, address);
    return;
  } catch (error) {
    if (!isOver(error)) throw error;
  }
  const ours: Subject[] = [];
  for (const note of notes) {
    try {
      await saveSubscription(client, [...ours, note], address);
      ours.push(note);
    } catch (error) {
      if (!isOver(error)) throw error;
      pushNotes.drop(note.responseId);
    }
  }
};

/**
 * Compares this browser's subscription with what the server was told: a browser may replace it without a word, and people end
 * it in its settings. The server hears of another address; what ended is forgotten. Rejects where that could not be found out,
 * and then leaves everything as it was.
 */
export const compareSubscription = async (client: ApolloClient): Promise<void> => {
  const signedIn = localStore.read(SIGNED_IN);
  noteOwners(signedIn);
  await forgetOthers(signedIn);
  const notes = pushNotes.all();
  if (notes.length === 0) return;

  if (Notification.permission !== 'granted') {
    dropAll(notes);
    return;
  }
  const key = await fetchPushKey(client);
  if (key === null) return;
  const address = await subscribeBrowser(key);
  if (notes.every(({ endpoint }) => endpoint === address.endpoint)) return;
  await saveWhatIsOurs(client, notes, address);
};
