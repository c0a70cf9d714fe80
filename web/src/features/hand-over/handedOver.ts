import type { HandedOver } from '@quorum/domain/event/handOver';
import { paths } from '../../lib/paths.ts';
import { handOverText } from '../../messages/events/handOverText.generated.ts';

/** The link with which another person becomes the organiser. */
export const takeOverPath = (what: HandedOver, urlHash: string, token: string) =>
  (what === 'event' ? paths.takeOver : paths.takeOverPoll)(urlHash, token);

/** The texts that name what is handed over, in the language of the page. */
export const textsOf = (what: HandedOver) =>
  what === 'event'
    ? { title: handOverText.title, hint: handOverText.hint, withdrawnHint: handOverText.withdrawnHint }
    : { title: handOverText.pollTitle, hint: handOverText.pollHint, withdrawnHint: handOverText.pollWithdrawnHint };
