import { isoOf } from '@quorum/domain/isoOf';
import { isAtRisk } from '@quorum/domain/decision/decision';
import type { AttendanceOutlook } from '@quorum/domain/decision/reliability';
import type { EventStatus } from '@quorum/domain/decision/rules';
import { EVENT_FIELDS, fieldsWhere, type EventInstantName } from '@quorum/domain/event/content';
import type { EventDraft } from '@quorum/domain/event/draft';
import type { EventFormat, NextFormat } from '@quorum/domain/decision/ladder';
import { waitlistPositions } from '@quorum/domain/decision/status';
import { outlookOf } from '@quorum/domain/event/outlook';
import { placesHeldIn, type Counted } from '@quorum/domain/event/progress';
import { pick } from '@quorum/domain/pick';
import { repeatsAmong } from '@quorum/domain/response/repeats';
import type { DateTime } from 'luxon';
import {
  presentGuest,
  presentParticipant,
  type ParticipantView,
  type PresentableParticipant,
} from './presentParticipant.ts';

export interface EventTypeView {
  id: number;
  name: string;
  color: string;
}

/** Somebody who organises an event with its creator, as everybody sees them. */
interface CoOrganiserView {
  uid: string;
  displayName: string;
}

/** The forecast for an event's own hour. */
export interface WeatherView {
  icon: string;
  /** In degrees Fahrenheit. */
  temperature: number;
  description: string;
  /** In percent. */
  precipitation: number | null;
  resolvedLocation: string | null;
}

type PresentableWeather = { [Field in keyof WeatherView]: WeatherView[Field] | null };

/** What is shown as it is stored. */
const AS_STORED = fieldsWhere({ isPublic: true }).filter(
  (name): name is Exclude<typeof name, EventInstantName | 'eventTypeId'> =>
    EVENT_FIELDS[name].kind !== 'instant' && name !== 'eventTypeId',
);

type Stored = Pick<EventDraft, (typeof AS_STORED)[number]>;

/** An event as both transports show it (spec section 3): its public content, and what belongs to it. */
export interface EventView extends Stored {
  id: number;
  urlHash: string;
  /** Rises with every change of the content. */
  revision: number;
  date: string;
  endTime: string | null;
  /** When the clock decides; null for never. */
  decideAt: string | null;
  status: EventStatus;
  /** What the organiser who decided it wrote. */
  statusReason: string | null;
  statusChangedAt: string | null;
  decidedBy: 'CLOCK' | 'ORGANISER' | null;
  /** How many people it needed at the decision, and had by its rule; null where there was none. */
  neededSeats: number | null;
  hadSeats: number | null;
  /** Confirmed, and too few people are in again; or not confirmed, because rain is forecast. */
  isAtRisk: boolean;
  /** By an operator; only its creator and operators come to see that. */
  isHidden: boolean;
  eventTypeId: number;
  eventType: EventTypeView;
  parentEventId: number | null;
  /** Of the series that it is a date of; left out on lists. */
  seriesHash?: string | null;
  creatorId: string;
  creatorName: string;
  /** Null for those who may not read it, and absent where it was not read. */
  chatLink?: string | null;
  /** What its creator calls it elsewhere: null for all but the organisers, and absent where it was not read. */
  externalId?: string | null;
  coOrganisers: CoOrganiserView[];
  participants: ParticipantView[];
  weather: WeatherView | null;
  /** How many people to expect. */
  expected: number;
  /** Probability that enough people come. */
  chance: number;
  /** Null without a limit. */
  placesLeft: number | null;
  /** Held for people who wait, while they are asked. */
  placesHeld: number;
  /** Responses that wait for a place. */
  /** People who came; null before the end, and where nobody was marked. Absent where it was not read. */
  cameCount?: number | null;
  /** When it started before it was last moved; null where it was not. Absent where it was not read. */
  previousDate?: string | null;
  /** Whether enough people will come by past attendance: for the organisers alone, of eight responses and more. */
  pastAttendance?: AttendanceOutlook;
  waitlistCount: number;
  currentFormat: EventFormat | null;
  nextFormat: NextFormat | null;
  createdAt: string;
  /** When it last changed, other than by responses that leave its standing. */
  updatedAt: string;
}

/** What an event is read from: an entity, or a row of a list. */
export interface PresentableEvent<Participant>
  extends
    Stored,
    Pick<EventView, 'id' | 'urlHash' | 'creatorId' | 'creatorName' | 'coOrganisers' | 'status'>,
    Partial<Pick<EventView, 'statusReason' | 'decidedBy' | 'neededSeats' | 'hadSeats'>> {
  contentRevision: number;
  createdAt: DateTime | string;
  updatedAt: DateTime | string;
  date: DateTime | string;
  endTime: DateTime | string | null;
  decideAt: DateTime | string | null;
  statusChangedAt?: DateTime | string | null | undefined;
  isHeldByRain: boolean;
  eventType: EventTypeView;
  parentEventId: number | null | undefined;
  participants: Iterable<Participant>;
  weather?: PresentableWeather | null;
  /** A list brings none that is hidden. */
  isHidden?: boolean;
}

export const presentEventType = ({ id, name, color }: EventTypeView): EventTypeView => ({ id, name, color });

/** Null also where no forecast was found. */
const presentWeather = (weather: PresentableWeather | null): WeatherView | null => {
  if (!weather) return null;
  const { icon, temperature, description, precipitation, resolvedLocation } = weather;
  if (icon === null || temperature === null || description === null) return null;
  return { icon, temperature, description, precipitation, resolvedLocation };
};

/** Nobody's address: what a list that is the same for everyone shows. */
export const noEmails = (): boolean => false;

type EmailPolicy<Participant> = (participant: Participant, event: PresentableEvent<Participant>) => boolean;

/** Those who read the address of a response, its owner and the creator, see what is hidden of it as well. */
const presentParticipants = <Participant extends PresentableParticipant>(
  event: PresentableEvent<Participant>,
  showsEmail: EmailPolicy<Participant>,
): ParticipantView[] => {
  const shown: ParticipantView[] = [];
  const readable = new Map<Participant, ParticipantView>();
  // a list has hundreds, and to join lists of one takes longer
  const positions = event.capacity === null ? null : waitlistPositions([...event.participants]);
  for (const participant of event.participants) {
    const withEmail = showsEmail(participant, event);
    if (participant.isHidden && !withEmail) continue;
    const isKnown = withEmail || !event.isGuestListHidden;
    const position = positions?.get(participant) ?? null;
    const view = isKnown ? presentParticipant(participant, withEmail, position) : presentGuest(participant, position);
    shown.push(view);
    if (withEmail) readable.set(participant, view);
  }
  const repeated = repeatsAmong(readable.keys());
  for (const [participant, view] of readable) view.isRepeated = repeated.has(participant);
  return shown;
};

/** As they count: that a yes was not confirmed is told to nobody, and lowers the chance. */
const asCounted = (shown: readonly ParticipantView[], all: Iterable<PresentableParticipant>): readonly Counted[] => {
  const unconfirmed = new Set<number>();
  for (const { id, isUnconfirmed } of all) if (isUnconfirmed) unconfirmed.add(id);
  if (unconfirmed.size === 0) return shown;
  return shown.map((one) => ({ ...one, isUnconfirmed: unconfirmed.has(one.id) }));
};

/**
 * An allow-list: what is neither public content nor named here is not shown.
 * @param showsEmail whether the reader may read the address of a participant of this event
 */
export const presentEvent = <Participant extends PresentableParticipant>(
  event: PresentableEvent<Participant>,
  showsEmail: EmailPolicy<Participant>,
): EventView => {
  const participants = presentParticipants(event, showsEmail);
  const placesHeld = placesHeldIn(participants, event);
  const outlook = outlookOf(asCounted(participants, event.participants), { ...event, placesHeld });
  const { expected, chance, placesLeft, waitlistCount, currentFormat, nextFormat } = outlook;
  return {
    ...pick(event, AS_STORED),
    id: event.id,
    urlHash: event.urlHash,
    revision: event.contentRevision,
    date: isoOf(event.date),
    endTime: event.endTime && isoOf(event.endTime),
    decideAt: event.decideAt && isoOf(event.decideAt),
    status: event.status,
    statusReason: event.statusReason ?? null,
    statusChangedAt: event.statusChangedAt ? isoOf(event.statusChangedAt) : null,
    decidedBy: event.decidedBy ?? null,
    neededSeats: event.neededSeats ?? null,
    hadSeats: event.hadSeats ?? null,
    isAtRisk: isAtRisk(participants, event),
    isHidden: event.isHidden ?? false,
    eventTypeId: event.eventType.id,
    eventType: presentEventType(event.eventType),
    parentEventId: event.parentEventId ?? null,
    creatorId: event.creatorId,
    creatorName: event.creatorName,
    coOrganisers: event.coOrganisers.map(({ uid, displayName }) => ({ uid, displayName })),
    participants,
    weather: presentWeather(event.weather ?? null),
    expected,
    chance,
    placesLeft,
    placesHeld,
    waitlistCount,
    currentFormat,
    nextFormat,
    createdAt: isoOf(event.createdAt),
    updatedAt: isoOf(event.updatedAt),
  };
};
