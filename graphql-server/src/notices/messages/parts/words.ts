import type { ResponseStatus } from '@quorum/domain/decision/status';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { isDeclined, isDefinite, likelihoodOf, type Likely } from '@quorum/domain/response/likelihood';
import type { ServerMessages } from '../../../messages/catalogues.generated.ts';
import { messagesIn } from '../../../messages/messagesIn.ts';

/** `0.5` is `50%`. */
export const percent = (likelihood: number, language: ReaderLanguage): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(likelihood);

/** A response, as mails describe it. */
export interface DescribedResponse extends Likely {
  guests?: number;
  minParticipants?: number | null;
  status?: ResponseStatus;
  waitlistPosition?: number | null;
}

/** Further details about a person who wants to come. */
const detailsOf = (response: DescribedResponse, { answer: words }: ServerMessages): string[] => {
  const { guests = 0, minParticipants, status, waitlistPosition } = response;
  return [
    ...(guests > 0 ? [words.withGuests({ count: guests })] : []),
    ...(minParticipants && status === 'CONDITIONAL' ? [words.ifAtLeast({ count: minParticipants })] : []),
    ...(status === 'WAITLISTED' && waitlistPosition ? [words.inLine({ position: waitlistPosition })] : []),
  ];
};

/** `yes`, `maybe (50%)` or `no`; `yes, with 2 guests, on the waitlist (number 3)`. */
export const responseText = (response: DescribedResponse, language: ReaderLanguage): string => {
  const messages = messagesIn(language);
  const { yes, maybe, no, answer } = messages;
  if (isDeclined(response)) return response.status === 'STANDBY' ? `${no}, ${answer.standby}` : no;
  const word = isDefinite(response) ? yes : maybe({ likelihood: percent(likelihoodOf(response), language) });
  return [word, ...detailsOf(response, messages)].join(', ');
};
