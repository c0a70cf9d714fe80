import { oneLine, type Block, type Message } from './Content.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { describeWhen, shortWhen, type When } from './when.ts';

/** When and where it was to be. */
export interface Before extends When {
  location: string;
}

interface Subject {
  event: MailEvent;
  before: Before;
}

const isSameTime = (event: MailEvent, before: Before) => describeWhen(event) === describeWhen(before);

/** Whether those who answered need to know. */
export const isWorthTelling = ({ event, before }: Subject): boolean =>
  event.location !== before.location || !isSameTime(event, before);

const changesOf = ({ event, before }: Subject): Block => {
  const time: [string, string][] = isSameTime(event, before)
    ? [['When', `${describeWhen(event)}, as before`]]
    : [
        ['When', describeWhen(event)],
        ['It was', describeWhen(before)],
      ];
  const place: [string, string][] =
    event.location === before.location
      ? [['Where', `${oneLine(event.location)}, as before`]]
      : [
          ['Where', oneLine(event.location)],
          ['It was', oneLine(before.location)],
        ];
  return { kind: 'facts', facts: [['What', oneLine(event.title)], ...time, ...place] };
};

const headingOf = ({ event, before }: Subject) => {
  if (event.location === before.location) return 'There is a new time';
  return isSameTime(event, before) ? 'There is a new place' : 'There is a new time and place';
};

/** To those who answered, when the time or the place has changed. */
export const changed = (subject: Subject, surroundings: Surroundings): Message => ({
  subject: `Changed: ${shortWhen(subject.event)}`,
  content: {
    ...surroundings,
    heading: headingOf(subject),
    blocks: [
      { kind: 'paragraph', text: `${oneLine(subject.event.creatorName)} has changed an event that you answered to.` },
      changesOf(subject),
      { kind: 'paragraph', text: 'Your answer stays as it is. If it does not suit you any more, please change it.' },
      { kind: 'paragraph', text: 'The attached file changes it in your calendar too.' },
      { kind: 'button', label: 'See the event', url: eventUrl(surroundings, subject.event) },
    ],
    reason: 'You get this because this address was left with an answer to the event.',
  },
});
