import { DigestRepository } from '../persistence/repositories/DigestRepository.ts';
import { ifNotTooOften, organisers } from './audiences.ts';
import { fall as fallMessage, recovery as recoveryMessage } from './messages/seat.ts';
import { ofEvent, type EventNews, type Reader } from './Notice.ts';
import { enoughIn } from './standing.ts';

// What the organiser of a confirmed event is told when too few people are in, and when enough are in again.

/** Whether it is on and yet to begin, and has enough people or not: more may have become of it meanwhile. */
const isOnWith =
  ({ isEnough }: { isEnough: boolean }) =>
  ({ event, transaction }: EventNews): boolean =>
    event.status === 'CONFIRMED' && event.date > transaction.clock.now() && enoughIn(event).isEnough === isEnough;

/** What the organiser was told last about whether enough people are in, by these notices or another. */
const lastDigest = ({ transaction: { em }, event }: EventNews) => new DigestRepository(em).lock('quorum', event);

async function remember(about: EventNews, isEnough: boolean): Promise<void> {
  const { em, clock } = about.transaction;
  em.assign(await lastDigest(about), { isEnough, reportedUntil: about.activity.id, reportedAt: clock.now() });
}

async function readersOfFall(about: EventNews<'event.fell'>): Promise<readonly Reader[]> {
  const { transaction, event } = about;
  const readers = await ifNotTooOften(transaction, organisers(about), {
    limit: 'fallsOfEvent',
    urlHash: event.urlHash,
  });
  if (readers.length > 0) await remember(about, false);
  return readers;
}

/** The all-clear is for organisers who were told that people are missing, so there are no more of it than of that. */
async function readersOfRecovery(about: EventNews<'event.recovered'>): Promise<readonly Reader[]> {
  if ((await lastDigest(about)).isEnough !== false) return [];
  await remember(about, true);
  return organisers(about);
}

export const fall = ofEvent(['event.fell'], {
  kind: 'quorum',
  when: isOnWith({ isEnough: false }),
  audience: readersOfFall,
  message: ({ event, activity: { askedCount } }) => {
    const counts = enoughIn(event);
    return (_, surroundings) => fallMessage({ event, askedCount, ...counts }, surroundings);
  },
});

/** Those on standby who were asked hear that the seats are taken; this is for the organiser. */
export const recovery = ofEvent(['event.recovered'], {
  kind: 'quorum',
  when: isOnWith({ isEnough: true }),
  audience: readersOfRecovery,
  message: ({ event }) => {
    const counts = enoughIn(event);
    return (_, surroundings) => recoveryMessage({ event, ...counts }, surroundings);
  },
});
