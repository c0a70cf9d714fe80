import { createHash } from 'node:crypto';
import { stageOf } from '@quorum/domain/event/timing';
import { seatsShown } from '@quorum/domain/event/seats';
import { languageAmong, localeFor } from '@quorum/domain/language';
import type { Picture } from '@quorum/domain/page/Picture';
import { readerLanguageOf } from '@quorum/domain/readerLanguage';
import { DateTime } from 'luxon';
import { describeSeats } from '../../features/events/seats/describeSeats.ts';
import { describeWhen } from '../../features/events/time/describeWhen.ts';
import { decisionHour } from '../../features/events/time/useDecisionTime.ts';
import { toTimed } from '../../features/events/time/eventTimes.ts';
import type { EventDetailQuery } from '../../generated/graphql.generated.ts';
import { activateLanguage, currentLocale, wordIn } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { previewText } from '../../messages/pages/previewText.generated.ts';
import { eventScene } from './eventScene.ts';
import { eventStatus } from './eventStatus.ts';
import { PICTURE } from './Scene.ts';

export interface EventPicture {
  picture: Picture;
  /** Of all that it shows: another picture has another one. */
  digest: string;
  path: string;
  /** The same in words. */
  alt: string;
}

const DIGEST_LENGTH = 16;

const digestOf = (picture: Picture): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, DIGEST_LENGTH);

/** Runs in the variant of the current language that all share who have the same clock: so many pictures there are. */
const inSharedVariant = <Result>(work: () => Result): Result => {
  const readers = currentLocale();
  const language = languageAmong([readers]);
  activateLanguage(language, localeFor(language, [readerLanguageOf(readers)]));
  try {
    return work();
  } finally {
    activateLanguage(language, readers);
  }
};

/** An event's preview picture in the current language. To be called while its texts are active, with nothing awaited. */
export const eventPicture = (event: NonNullable<EventDetailQuery['event']>, now: number): EventPicture =>
  inSharedVariant(() => {
    const { urlHash, title, location: place, eventType, participants } = event;
    const { day, time } = describeWhen(event);
    const seats = seatsShown(participants, event);
    const stage = stageOf(toTimed(event), DateTime.fromMillis(now));
    const status = eventStatus(event, participants, { stage, by: decisionHour(event, now) });
    const type = { name: wordIn('eventTypeNames', eventType.name), color: eventType.color };
    const scene = eventScene({ urlHash, title, type, day, time, place, seats, status });
    const picture = { ...PICTURE, scene };
    const digest = digestOf(picture);
    return {
      picture,
      digest,
      path: paths.picture(urlHash, readerLanguageOf(currentLocale()), digest),
      alt: previewText.picture({ title, day, time, place, seats: describeSeats(seats), status: status.text }),
    };
  });
