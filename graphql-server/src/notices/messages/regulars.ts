import { oneLine, type Block, type Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { firstCalendarFile, ownResponse, type OwnStanding } from './parts/ownStanding.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { shortWhen } from './parts/when.ts';
import { responseText } from './parts/words.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Why they get it: they are regulars, or anybody made them one with their address. */
const why = ({ language, isConfirmed }: Surroundings): string => {
  const { whyRegular, whyRegularTyped } = messagesIn(language);
  return isConfirmed ? whyRegular : whyRegularTyped;
};

interface Welcome {
  event: MailEvent;
  own: OwnStanding;
  /** Their response to every date. */
  standing: { likelihood: number; guests: number };
  /** Opens the standing response on any device. */
  seriesUrl: string;
}

/** To somebody who has become a regular and left an address. */
export const regularWelcome = ({ event, own, standing, seriesUrl }: Welcome, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { regularWelcome: words } = messagesIn(language);
  return {
    subject: words.subject({ title: titleInSubject(event, language), when: shortWhen(event, language) }),
    // its link proves that the address is its reader's, who has read the mail
    sms: null,
    content: {
      ...surroundings,
      heading: words.heading({ answer: responseText(standing, language) }),
      blocks: [
        paragraph(`${words.text} ${ownResponse(own, language)}`),
        factsOf(event, surroundings),
        ...firstCalendarFile(own, language),
        paragraph(words.link),
        { kind: 'button', label: words.button, url: seriesUrl },
      ],
      reason: why(surroundings),
    },
  };
};

interface NewDate {
  event: MailEvent;
  own: OwnStanding;
  /** Opens the response to this date, and the standing response to end it. */
  responseUrl: string;
  endUrl: string;
}

/** To a regular: there is a next date, and this is what they have said of it. */
export const regularDate = ({ event, own, responseUrl, endUrl }: NewDate, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { regularDate: words } = messagesIn(language);
  const message = toParticipant(
    {
      event,
      words: { ...words, heading: words.heading({ answer: responseText(own.response, language) }) },
      reason: why(surroundings),
      blocks: [
        paragraph(`${words.text} ${ownResponse(own, language)}`),
        factsOf(event, surroundings),
        ...firstCalendarFile(own, language),
        { kind: 'button', label: words.button, url: responseUrl },
        paragraph(words.ending),
        { kind: 'button', label: words.end, url: endUrl },
      ],
    },
    surroundings,
  );
  // no number was left with a response as new as its date, and the links prove the address
  return { ...message, sms: null };
};

/** To a regular of a series that has ended. @param event its last date; null where none is left */
export const seriesOver = ({ event }: { event: MailEvent | null }, surroundings: Surroundings): Message => {
  const { language, publicUrl } = surroundings;
  const { seriesOver: words, cancelled } = messagesIn(language);
  const url = event ? eventUrl(surroundings, event) : publicUrl;
  return {
    subject: event ? words.subject({ title: titleInSubject(event, language) }) : words.untitled,
    // it is of no response any more, by which one could be reached otherwise
    sms: null,
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        ...(event ? [paragraph(oneLine(event.title))] : []),
        paragraph(words.text),
        paragraph(words.last),
        { kind: 'button', label: event ? words.seeLast : cancelled.button, url },
      ],
      reason: why(surroundings),
    },
  };
};
