import type {
  Confirmation,
  RegularConfirmation,
  ResponseConfirmation,
  VoteConfirmation,
} from '@quorum/domain/response/confirmation';
import { KeepLink } from './lazyKeepLink.ts';

let current: Confirmation | null = null;

/** What came of a form that was sent without the app; null once the page says so. */
export const setConfirmation = (confirmation: Confirmation | null): void => {
  current = confirmation;
};

/** What the page of an event says about it. */
export const confirmationFor = (urlHash: string): ResponseConfirmation | null =>
  current?.urlHash === urlHash && 'participantId' in current ? current : null;

/** What the page of a poll says about it. */
export const voteConfirmationFor = (urlHash: string): VoteConfirmation | null =>
  current?.urlHash === urlHash && current.did === 'voted' ? current : null;

/** What the page of a series says about it. */
export const regularConfirmationFor = (seriesHash: string): RegularConfirmation | null =>
  current?.urlHash === seriesHash && current.did === 'becameRegular' ? current : null;

/** The response that this browser has sent; a token or its cookie proves it. */
export const confirmedResponse = (): string | null =>
  current && (current.did === 'joined' || current.did === 'updated') ? current.participantId : null;

/** Loads what a page with a confirmation renders with. */
export const loadConfirmation = async (confirmation: Confirmation): Promise<void> => {
  if (confirmation.isWayBack) await KeepLink.load();
};
