import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { clearDraft, draftAbout, keepDraft } from '../../../lib/browser/drafts.ts';

/** One's own response that is taken back. */
export interface Withdrawal {
  urlHash: string;
  participantId: string;
}

const ABOUT = 'unsent withdrawals';
const NONE: readonly Withdrawal[] = [];

const isWithdrawal = (one: unknown): one is Withdrawal =>
  typeof one === 'object' && one !== null && 'urlHash' in one && 'participantId' in one;

const stored = (): readonly Withdrawal[] => {
  const all = draftAbout(ABOUT);
  return Array.isArray(all) ? all.filter(isWithdrawal) : NONE;
};

const $unsent = atom(stored());

const keep = (all: readonly Withdrawal[]): void => {
  if (all.length === 0) clearDraft(ABOUT);
  else keepDraft(ABOUT, all);
  $unsent.set(all);
};

const without = (participantId: string) => $unsent.get().filter((one) => one.participantId !== participantId);

export const keepWithdrawal = (withdrawal: Withdrawal): void =>
  keep([...without(withdrawal.participantId), withdrawal]);

/** It was taken or refused, or is not wanted any more. */
export const dropWithdrawal = (participantId: string): void => keep(without(participantId));

/** The responses that were taken back without a connection. This tab keeps them through a reload, until the server has them. */
export const useUnsentWithdrawals = (): readonly Withdrawal[] =>
  useSyncExternalStore($unsent.listen, $unsent.get, () => NONE);
