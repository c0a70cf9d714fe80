import { addressOfPage } from '../../lib/paths.ts';
import { invitationTo } from './invitationTo.ts';
import type { Shared } from './Shared.ts';

/** Phones and tablets have a share sheet of their own, with every app the person uses. */
export const hasShareSheet = (): boolean => typeof window !== 'undefined' && 'share' in navigator;

export const openShareSheet = ({ kind, title, path }: Shared): void => {
  // closing the sheet rejects too, and is no failure
  navigator.share({ title, text: invitationTo(kind), url: addressOfPage(path) }).catch(() => undefined);
};
