import { waysFor, type Preferences } from '@quorum/domain/notifications/preferences';
import { silentUntil } from '@quorum/domain/notifications/quietHours';
import type { DateTime } from 'luxon';
import {
  PreferencesRepository,
  type Recipient,
} from '../persistence/repositories/notifications/PreferencesRepository.ts';
import type { Context } from '../use-cases/Context.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import type { Announced, Channel } from './channels/Channel.ts';
import { reachedByMail } from './channels/mail/wantingMail.ts';
import { writeMails } from './channels/mail/writeMails.ts';
import { reachedByPush, writePushes } from './channels/push/writePushes.ts';
import { reachedBySms, writeSms } from './channels/sms/writeSms.ts';
import { kindOf } from './kinds.ts';
import type { Addressee, Letter, Notification, Reader } from './Notice.ts';

// By which ways each reader of a notification is told, and when: by the first of their ways that works, or by all of them.

/** Nobody is told about what an operator has hidden, by any way, nor counted among those who would be. */
const isHidden = ({ event, poll }: Notification['subject']): boolean => (event ?? poll)?.isHidden === true;

/** In the order in which they are tried: what reaches people sooner comes first. */
const CHANNELS: readonly Channel[] = [
  {
    way: 'PUSH',
    reaches: (context, announced) => Promise.resolve(reachedByPush(context, announced)),
    deliver: writePushes,
    isSilent: false,
    takesOverAfter: {},
  },
  { way: 'SMS', reaches: reachedBySms, deliver: writeSms, isSilent: false, takesOverAfter: { minutes: 2 } },
  { way: 'MAIL', reaches: reachedByMail, deliver: writeMails, isSilent: true, takesOverAfter: { minutes: 5 } },
];

/** What would be told to whom. */
type Foreseen<One extends Addressee = Addressee> = Announced<One> & Pick<Notification, 'name' | 'kind'>;

/** How people want to be told about something. */
type ChoicesOf = (reader: Reader) => Preferences;

/** One letter, and how its reader is told. */
interface Addressed<One extends Addressee = Letter> {
  letter: One;
  ways: readonly Channel['way'][];
  mode: Preferences['mode'];
  /** Until when devices are silent about it; null where they may ring at once. */
  silentUntil: DateTime | null;
}

const timesOf = ({ event, poll, gone }: Notification['subject']) => ({
  startsAt: event?.date ?? gone?.date ?? null,
  timeZone: (event ?? poll ?? gone).timezone ?? null,
});

/** A change to what begins today cannot wait: it goes by the ways of a decision. */
const isOfToday = ({ kind, subject: { event } }: Pick<Foreseen, 'kind' | 'subject'>, now: DateTime): boolean =>
  kind === 'changed' && event?.date.setZone(event.timezone).hasSame(now.setZone(event.timezone), 'day') === true;

/** What the readers of these letters have chosen, whatever they are told about that subject. */
export async function choicesOf({ em }: Context, { subject, letters }: Announced): Promise<ChoicesOf> {
  const recipientOf = ({ id, uid, choices }: Reader): Recipient => ({ responseId: subject.event && id, uid, choices });
  const { urlHash } = subject.event ?? subject.poll ?? subject.gone;
  const recipients = letters.map(({ reader }) => recipientOf(reader));
  const preferencesFor = await new PreferencesRepository(em).preferencesFor(urlHash, recipients);
  return (reader) => preferencesFor(recipientOf(reader));
}

/** How each reader is notified; people who want no news of that kind are left out. */
function addressed<One extends Addressee>(
  { clock }: Context,
  notification: Foreseen<One>,
  choices: ChoicesOf,
): Addressed<One>[] {
  const { subject, letters } = notification;
  const now = clock.now();
  const kind = isOfToday(notification, now) ? 'decision' : kindOf(notification);
  const about = { kind, ...timesOf(subject) };
  return letters.flatMap((letter) => {
    const preferences = choices(letter.reader);
    const ways = waysFor(kind, preferences);
    const { mode, quietHours } = preferences;
    return ways.length === 0
      ? []
      : [{ letter, ways, mode, silentUntil: silentUntil(now, quietHours, { ...about, until: letter.reader.until }) }];
  });
}

/** Those of these letters that go by a way, which sends them at the moments that `waits` has; the others at once. */
const goBy = (
  transaction: Transaction,
  { deliver }: Channel,
  { notification, waits }: { notification: Notification; waits: ReadonlyMap<Letter, DateTime> },
): Promise<readonly Letter[]> | [] =>
  notification.letters.length === 0 ? [] : deliver(transaction, notification, waits);

/** By the first way that works: the next ones wait until it was tried, and are withdrawn where it worked. */
async function deliverByFirst(transaction: Transaction, notification: Notification, all: readonly Addressed[]) {
  const tried = new Set<Letter>();
  const now = transaction.clock.now();
  for (const channel of CHANNELS) {
    const waits = new Map<Letter, DateTime>();
    const mine = all.filter(({ ways }) => ways.includes(channel.way));
    for (const { letter, silentUntil: silence } of mine) {
      if (tried.has(letter)) waits.set(letter, (silence ?? now).plus(channel.takesOverAfter));
      else if (silence && !channel.isSilent) waits.set(letter, silence);
    }
    const letters = mine.map(({ letter }) => letter);
    const taken = await goBy(transaction, channel, { notification: { ...notification, letters }, waits });
    for (const letter of taken) tried.add(letter);
  }
}

/** By all of them. Each is a delivery of its own, so that none withdraws another. */
async function deliverByAll(transaction: Transaction, notification: Notification, all: readonly Addressed[]) {
  for (const channel of CHANNELS) {
    const waits = new Map<Letter, DateTime>();
    const mine = all.filter(({ ways }) => ways.includes(channel.way));
    for (const { letter, silentUntil: silence } of mine) if (silence && !channel.isSilent) waits.set(letter, silence);
    const name = channel.way === 'MAIL' ? notification.name : `${notification.name} by ${channel.way}`;
    const letters = mine.map(({ letter }) => letter);
    await goBy(transaction, channel, { notification: { ...notification, name, letters }, waits });
  }
}

/** Has a notification sent to each of its readers, by the ways that they have chosen. */
export async function deliver(transaction: Transaction, notification: Notification): Promise<void> {
  if (notification.letters.length === 0 || isHidden(notification.subject)) return;
  const all = addressed(transaction, notification, await choicesOf(transaction, notification));
  await deliverByFirst(
    transaction,
    notification,
    all.filter(({ mode }) => mode === 'FIRST'),
  );
  await deliverByAll(
    transaction,
    notification,
    all.filter(({ mode }) => mode === 'ALL'),
  );
}

/**
 * How many people a notification would reach, if it were sent now.
 * @param choices those of its readers, by `choicesOf`
 */
export async function countReached(context: Context, notification: Foreseen, choices: ChoicesOf): Promise<number> {
  if (isHidden(notification.subject)) return 0;
  const all = addressed(context, notification, choices);
  const reached = new Set<Addressee>();
  for (const { way, reaches } of CHANNELS) {
    const letters = all.filter(({ ways }) => ways.includes(way)).map(({ letter }) => letter);
    for (const letter of await reaches(context, { subject: notification.subject, letters })) reached.add(letter);
  }
  return reached.size;
}
