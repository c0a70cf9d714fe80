import { eventActionsText } from '../eventActionsText.ts';

/** Phones and tablets have a share sheet of their own, with every app the person uses. */
export const hasShareSheet = (): boolean => typeof window !== 'undefined' && 'share' in navigator;

export const openShareSheet = (title: string, url: string): void => {
  // closing the sheet rejects too, and is no failure
  navigator.share({ title, text: eventActionsText.shareText, url }).catch(() => undefined);
};
