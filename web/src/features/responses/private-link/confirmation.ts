import type {
  Confirmation,
  RegularConfirmation,
  ResponseConfirmation,
  VoteConfirmation,
} from '@quorum/domain/response/confirmation';
import { KeepLink } from './lazyKeepLink.ts';

let current: Confirmation | null = null;

/** The result of a form that was sent without the app; null once the page shows it. */
export const setConfirmation = (confirmation: Confirmation | null): void => {
  current = confirmation;
};

/** The message about it on the page of an event. */
export const confirmationFor = (urlHash: string): ResponseConfirmation | null =>
  current?.urlHash === urlHash && 'participantId' in current ? current : null;

/** The message about it on the page of a poll. */
export const voteConfirmationFor = (urlHash: string): VoteConfirmation | null =>
  current?.urlHash === urlHash && current.did === 'voted' ? current : null;

/** The message about it on the page of a series. */
export const regularConfirmationFor = (seriesHash: string): RegularConfirmation | null =>
  current?.urlHash === seriesHash && current.did === 'becameRegular' ? current : null;

/** The response that this browser has sent; a token or its cookie proves it. */
export const confirmedResponse = (): string | null =>
  current && (current.did === 'joined' || current.did === 'updated') ? current.participantId : null;

/** Loads what a page with a confirmation renders with. */
export const loadConfirmation = async (confirmation: Confirmation): Promise<void> => {
  if (confirmation.isWayBack) await KeepLink.load();
};
