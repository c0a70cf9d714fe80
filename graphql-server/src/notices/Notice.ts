import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { Choices } from '@quorum/domain/notifications/preferences';
import type { DateTime } from 'luxon';
import type { Activity, Recorded } from '../activity/Activity.ts';
import type { Mailing } from '../gateways/mail/Mailing.ts';
import type { Message } from './messages/parts/Content.ts';
import type { Surroundings } from './messages/parts/MailEvent.ts';
import type { EventEntity } from '../persistence/entities/EventEntity.ts';
import type { MailKind } from '../persistence/entities/MailEntity.ts';
import type { PollEntity } from '../persistence/entities/PollEntity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import type { PollWithOptions } from '../persistence/repositories/polls/PollRepository.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import type { FileFor } from './invitations.ts';
import {
  waysOfNewResponses,
  waysOfPeople,
  waysOfResponses,
  type OtherWays,
  type WaysOfResponses,
} from './otherWays.ts';

type Type = Activity['type'];
type Among<One extends Activity, Name extends Type> = One extends unknown
  ? Extract<Name, One['type']> extends never
    ? never
    : One
  : never;
type OfType<Name extends Type> = Recorded<Among<Activity, Name>>;

/** One who is told. */
export interface Reader {
  /** Of the response or the vote; an organiser has none, nor has a follower. */
  id?: number;
  /** Of an organiser: whether they organise it with its creator. */
  isCoOrganiser?: boolean;
  /** One who is told about their own account. */
  isAccount?: boolean;
  /** Of a standing response that is over. */
  regularId?: number;
  /** Of what a follower follows. */
  followId?: number;
  /** Null for one who is reached by other ways alone. */
  email: string | null;
  isEmailConfirmed: boolean;
  language?: ReaderLanguage | null | undefined;
  /** Of the person, where one is known. */
  uid?: string | null | undefined;
  /** When what they are told ends, as an offer of a place does. */
  until?: DateTime | undefined;
  /** What was chosen for the response, where that is gone. */
  choices?: Choices | undefined;
}

/** One who is told, with what reaches them. */
export interface Addressee extends OtherWays {
  reader: Reader;
}

/** What is told to one reader. */
export interface Letter extends Addressee {
  file?: FileFor | null;
  compose: (surroundings: Surroundings) => Message;
}

/** What a notice is about: an event or a poll, or one that is gone. */
type Subject =
  | { event: EventEntity; poll?: never; gone?: never; was?: never }
  | { poll: PollEntity; event?: never; gone?: never; was?: never }
  | {
      gone: { urlHash: string; date?: DateTime; timezone?: string };
      was: 'event' | 'poll';
      event?: never;
      poll?: never;
    };

/** What a notice comes to: to be delivered by every channel, each letter once. */
export interface Notification {
  name: string;
  kind: MailKind;
  /** The number of the activity that it tells. */
  activityId: number;
  subject: Subject;
  letters: readonly Letter[];
}

interface About<Name extends Type> {
  transaction: Transaction;
  mailing: Mailing;
  activity: OfType<Name>;
}

/** What happened to which event. */
export interface EventNews<Name extends Type = Type> extends About<Name> {
  event: ShownEvent;
}

export type AboutEvent<Name extends Type = Type> = EventNews<Name> & WaysOfResponses;

export interface AboutPoll<Name extends Type = Type> extends About<Name> {
  poll: PollWithOptions;
}

type Telling = Pick<Notification, 'subject' | 'letters'>;

/** What is told about something that happened. */
export interface Notice {
  on: readonly Type[];
  kind: MailKind;
  /** Null where nobody is told. */
  tell(about: About<Type>): Promise<Telling | null>;
}

type Says<Person> = (reader: Person, surroundings: Surroundings) => Message;

/** What one kind of reader is told about an event or a poll. */
interface Form<News, Of extends News, Person extends Reader> {
  kind: MailKind;
  /** Always, if left out. */
  when?: (about: News) => boolean;
  /** Of responses as new as the event: their people are notified on all their devices. */
  ofNewResponses?: boolean;
  audience: (about: Of) => readonly Person[] | Promise<readonly Person[]>;
  /** What makes the file that goes with it. */
  file?: (about: Of) => (reader: Person) => FileFor | null;
  message: (about: Of) => Says<Person> | Promise<Says<Person>>;
}

const lettersOf = async <News, Of extends News, Person extends Reader>(
  form: Form<News, Of, Person>,
  about: Of,
  waysTo: (people: readonly Person[]) => Promise<(reader: Person) => OtherWays>,
): Promise<Letter[]> => {
  const people = await form.audience(about);
  if (people.length === 0) return [];
  const fileFor = form.file?.(about);
  const message = await form.message(about);
  const waysOf = await waysTo(people);
  return people.map((reader) => ({
    reader,
    ...waysOf(reader),
    ...(fileFor && { file: fileFor(reader) }),
    compose: (surroundings) => message(reader, surroundings),
  }));
};

type EventType = Extract<Activity, { event: unknown }>['type'];
type PollType = Extract<Activity, { poll: unknown }>['type'];

/** A notice about an event, as long as there is one. */
export const ofEvent = <Name extends EventType, Person extends Reader>(
  on: readonly Name[],
  form: Form<EventNews<Name>, AboutEvent<Name>, Person>,
): Notice => ({
  on,
  kind: form.kind,
  async tell(given) {
    const { event: about } = given.activity as unknown as { event: { id: number } };
    const event = await given.transaction.events.findShown(about.id);
    if (!event) return null;
    const news = { ...(given as unknown as About<Name>), event };
    if (form.when && !form.when(news)) return null;
    const { transaction } = given;
    const ways = await (form.ofNewResponses ? waysOfNewResponses : waysOfResponses)(transaction, event);
    const { devices, phones } = ways;
    const waysTo = async (people: readonly Person[]) => {
      const organisers = people.filter(({ id }) => id === undefined);
      const ofPeople = await waysOfPeople(transaction, organisers, { event, phones });
      return (reader: Person): OtherWays =>
        reader.id === undefined ? ofPeople(reader) : { devices: devices.get(reader.id), phone: phones.get(reader.id) };
    };
    return { subject: { event }, letters: await lettersOf(form, { ...news, ...ways }, waysTo) };
  },
});

/** A notice about a poll, as long as there is one. */
export const ofPoll = <Name extends PollType, Person extends Reader>(
  on: readonly Name[],
  form: Form<AboutPoll<Name>, AboutPoll<Name>, Person>,
): Notice => ({
  on,
  kind: form.kind,
  async tell(given) {
    const { poll: about } = given.activity as unknown as { poll: { id: number } };
    const poll = await given.transaction.polls.findWithOptions(about.id);
    if (!poll) return null;
    const found = { ...(given as unknown as About<Name>), poll };
    if (form.when && !form.when(found)) return null;
    const waysTo = (people: readonly Person[]) => waysOfPeople(given.transaction, people);
    return { subject: { poll }, letters: await lettersOf(form, found, waysTo) };
  },
});

/** A notice that finds its readers by itself. */
export const noticeOn = <Name extends Type>(
  on: readonly Name[],
  kind: MailKind,
  tell: (about: About<Name>) => Promise<Telling | null>,
): Notice => ({ on, kind, tell });
