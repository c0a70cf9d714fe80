import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { clearDraft, draftAbout, keepDraft } from '../../../lib/browser/drafts.ts';

const ABOUT = 'unsent withdrawals';

const stored = (): readonly string[] => {
  const ids = draftAbout(ABOUT);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

/** The responses that were taken back without a connection. This tab keeps them through a reload, until that is sent. */
const $unsent = atom(stored());

const keep = (ids: readonly string[]): void => {
  if (ids.length === 0) clearDraft(ABOUT);
  else keepDraft(ABOUT, ids);
  $unsent.set(ids);
};

export const keepWithdrawal = (responseId: string): void => keep([...new Set([...$unsent.get(), responseId])]);

/** Whether it is still to be sent. The first to ask has it, so that it is sent once. */
export const takeWithdrawal = (responseId: string): boolean => {
  const others = $unsent.get().filter((id) => id !== responseId);
  const isThere = others.length < $unsent.get().length;
  if (isThere) keep(others);
  return isThere;
};

/** Whether that response is taken back, and the server has yet to hear of it. */
export const useIsWithdrawalUnsent = (responseId: string | undefined): boolean =>
  useSyncExternalStore(
    $unsent.listen,
    () => responseId !== undefined && $unsent.get().includes(responseId),
    () => false,
  );
