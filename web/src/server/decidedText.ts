import { eventsText } from '../messages/events/eventsText.generated.ts';
import type { EventCardFragment } from '../generated/graphql.generated.ts';
import { previewText } from '../messages/pages/previewText.generated.ts';

export type Decided = Pick<EventCardFragment, 'status' | 'decidedBy'>;

/** What was decided of an event, in a few words; null while it is open. */
export const decidedText = ({ status, decidedBy }: Decided): string | null => {
  if (status === 'GATHERING') return null;
  if (status === 'CONFIRMED') return eventsText.confirmed;
  return decidedBy === 'CLOCK' ? previewText.tooFew : eventsText.calledOff;
};
