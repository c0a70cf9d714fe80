import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { isSameWhen, textsInNews, type Telling, type When } from '@quorum/domain/event/news';
import { oneLine, type Block, type Message, type ShortForm } from './parts/Content.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { calendarFile, ownResponse, takesOf, type OwnStanding } from './parts/ownStanding.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { textNews, type ChangedTexts, type Fact } from './parts/textNews.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { describeWhen, shortWhen, textedWhen } from './parts/when.ts';
import { whyResponded } from './parts/whyResponded.ts';

interface Changes extends ChangedTexts, Telling {
  event: MailEvent & ChangedTexts['event'];
  /** When and where it was planned to be, and what else was written. */
  before: When & { location: string } & ChangedTexts['before'];
}

interface Subject extends Changes {
  /** It was called off, and is so still. */
  isOff: boolean;
  own: OwnStanding;
}

const isSameTime = ({ event, before }: Changes) => isSameWhen(event, before);

const isSamePlace = ({ event, before }: Changes) => event.location === before.location;

const changesOf = (subject: Changes, surroundings: Surroundings): Block => {
  const { event, before } = subject;
  const { language } = surroundings;
  const { what, when, where, changed: words } = messagesIn(language);
  /** What is and what was, or that it is the same. */
  const change = (label: string, now: string, then: string, isSame: boolean): Fact[] =>
    isSame
      ? [[label, words.asBefore(now)]]
      : [
          [label, now],
          [words.itWas, then],
        ];
  const time = change(when, describeWhen(event, language), describeWhen(before, language), isSameTime(subject));
  const place = change(where, oneLine(event.location), oneLine(before.location), isSamePlace(subject));
  return {
    kind: 'facts',
    facts: [[what, oneLine(event.title)], ...time, ...place, ...textNews(subject, surroundings, textsInNews(subject))],
  };
};

const headingOf = (subject: Changes, { language }: Surroundings) => {
  const { newTime, newPlace, newTimeAndPlace, newDetails } = messagesIn(language).changed;
  if (isSamePlace(subject)) return isSameTime(subject) ? newDetails : newTime;
  return isSameTime(subject) ? newPlace : newTimeAndPlace;
};

const textedHeading = (subject: Changes, language: ReaderLanguage) => {
  const { newTime, newPlace, newTimeAndPlace, newDetails } = messagesIn(language).sms.changed;
  if (isSamePlace(subject)) return isSameTime(subject) ? newDetails : newTime;
  return isSameTime(subject) ? newPlace : newTimeAndPlace;
};

/** The news of it in a line. */
const textOf = (subject: Subject, surroundings: Surroundings): ShortForm => {
  const { event, isOff, own } = subject;
  const { language } = surroundings;
  const line = (title: string) => `${textedHeading(subject, language)}: ${title}, ${textedWhen(event, language)}`;
  return {
    title: event.title,
    ...(!isSamePlace(subject) && { place: event.location }),
    say: (title, place) => (place ? `${line(title)}, ${place}` : line(title)),
    takes: isOff ? null : takesOf(own),
    url: eventUrl(surroundings, event),
  };
};

/** To participants, when the time, the place or another text that is news has changed. */
export const changed = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, isOff, own } = subject;
  const { language, isConfirmed } = surroundings;
  const { changed: words, seeEvent } = messagesIn(language);
  const byWhom = isConfirmed ? words.by(oneLine(event.creatorName)) : words.byOrganiser;
  return {
    subject: words.subject(titleInSubject(event, language), shortWhen(event, language)),
    sms: textOf(subject, surroundings),
    content: {
      ...surroundings,
      heading: headingOf(subject, surroundings),
      blocks: [
        { kind: 'paragraph', text: byWhom },
        changesOf(subject, surroundings),
        { kind: 'paragraph', text: isOff ? words.staysOff : `${words.stays} ${ownResponse(own, language)}` },
        calendarFile(own, language),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyResponded(surroundings),
    },
  };
};
