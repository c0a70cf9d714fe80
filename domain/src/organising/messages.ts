import type { ResponseStatus } from '../decision/status.ts';
import { z } from 'zod';
import { because } from '../refusals/Reason.ts';
import { requiredText } from '../text.ts';

/** In letters. */
export const MESSAGE_MAX = 1_000;
/** To all groups together. */
export const MESSAGES_A_DAY = 2;

/** Whom an organiser writes to. */
export const MESSAGE_GROUPS = ['ALL', 'GOING', 'MAYBE', 'WAITLISTED'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

export const messageDraft = z.object(
  { text: requiredText('message', MESSAGE_MAX), group: z.enum(MESSAGE_GROUPS, because('message.group')) },
  because('message.unreadable'),
);

/** A response, as far as it decides the groups that its owner is in. */
export interface Grouped {
  status: ResponseStatus;
  isHidden: boolean;
}

/**
 * Whether somebody is in a group now. Those who come on a condition that does not hold yet are undecided, so a message to
 * those with a maybe is theirs too. Those whose response is hidden are in none.
 */
export const isInGroup = ({ status, isHidden }: Grouped, group: MessageGroup): boolean => {
  if (isHidden) return false;
  if (group === 'ALL') return true;
  if (group === 'MAYBE') return status === 'MAYBE' || status === 'CONDITIONAL';
  return status === group;
};

/**
 * Whether somebody with these responses may read a message: it stays on the page for those who are in its group now. Who gets
 * a place later reads what was written to those who come; who gives it up reads that no longer.
 */
export const isMessageFor = (responses: readonly Grouped[], { group }: { group: MessageGroup }): boolean =>
  responses.some((response) => isInGroup(response, group));
