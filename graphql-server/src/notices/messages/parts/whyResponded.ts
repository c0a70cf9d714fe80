import type { Surroundings } from './MailEvent.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';

/** Why somebody gets mail about an event of others: they responded to it, or anybody did with their address. */
export const whyResponded = ({ language, isConfirmed }: Surroundings): string => {
  const { whyParticipant, whyTyped } = messagesIn(language);
  return isConfirmed ? whyParticipant : whyTyped;
};
