import type { FollowKind } from '@quorum/domain/follow/follow';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { oneLine, type Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { shortWhen } from './parts/when.ts';
import { messagesIn } from './languages/messagesIn.ts';

/** What somebody follows. */
export interface Followed {
  kind: FollowKind;
  name: string;
  placeName: string | null;
  radiusKm: number | null;
}

const nearOf = ({ placeName, radiusKm }: Followed, language: ReaderLanguage): string | null =>
  placeName === null || radiusKm === null ? null : messagesIn(language).announced.within(radiusKm, oneLine(placeName));

const nameOf = ({ kind, name }: Followed, language: ReaderLanguage): string =>
  oneLine(kind === 'TYPE' ? messagesIn(language).typeName(name) : name);

/** To a follower: there is a new event. */
export const announced = (
  { event, followed }: { event: MailEvent; followed: Followed },
  surroundings: Surroundings,
): Message => {
  const { language } = surroundings;
  const { announced: words, seeEvent } = messagesIn(language);
  const [name, near] = [nameOf(followed, language), nearOf(followed, language)];
  const message = toParticipant(
    {
      event,
      words,
      blocks: [
        { kind: 'paragraph', text: words.because[followed.kind](name, near) },
        factsOf(event, surroundings),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: words.why[followed.kind](name, near),
    },
    surroundings,
  );
  return { ...message, sms: null };
};

interface Digest {
  events: readonly MailEvent[];
  followed: readonly Followed[];
}

/** To a follower, once a day: what is new. */
export const followDigest = ({ events, followed }: Digest, surroundings: Surroundings): Message => {
  const { language, publicUrl } = surroundings;
  const { followDigest: words, seeEvent } = messagesIn(language);
  const names = new Intl.ListFormat(language).format([...new Set(followed.map((one) => nameOf(one, language)))]);
  const [only, ...others] = events;
  const isOne = only !== undefined && others.length === 0;
  return {
    subject: words.subject(events.length),
    sms: null,
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        {
          kind: 'list',
          items: events.map((event) => ({
            text: [titleInSubject(event, language), shortWhen(event, language), oneLine(event.location)].join(' · '),
          })),
        },
        isOne
          ? { kind: 'button', label: seeEvent, url: eventUrl(surroundings, only) }
          : { kind: 'button', label: words.open, url: publicUrl },
      ],
      reason: words.why(names),
    },
  };
};
