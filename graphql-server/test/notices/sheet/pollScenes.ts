import { EARLY, LATE, PollWorld } from '../../polls/PollWorld.ts';
import { NOW } from '../../support/testServer.ts';
import type { PollView } from '../../../src/doors/presenters/presentPoll.ts';
import type { Sheet } from './Sheet.ts';

// What happens to polls, each scene to one of its own.

const CLOSING = '2026-05-04T08:00:00.000Z';

const worldOf = (sheet: Sheet, name: string) => {
  const world = new PollWorld(sheet.server);
  const organiser = sheet.caller(`host-of-${name}-${sheet.language}`);
  /** A poll of two dates in which each kind of voter has voted, the organiser among them. */
  const open = async (changes: object = {}): Promise<PollView> => {
    sheet.server.clock.set(NOW);
    const { result: poll } = await world.create({ participantThreshold: 9, closesAt: CLOSING, ...changes }, organiser);
    const votes = { yes: [1, 1], maybe: [0.5, 0.5], no: [0, 0], 'first date only': [1, undefined] } as const;
    for (const [name, said] of Object.entries(votes)) {
      const email = sheet.addressOf(name.replaceAll(' ', '-'));
      await world.vote(poll, said, { name, email }, sheet.caller());
    }
    const known = `voter-${sheet.language}`;
    await world.vote(poll, [1, 0], { name: 'known', email: `${known}@example.com` }, sheet.caller(known));
    await world.vote(poll, [1, 1], { name: 'organiser', email: `${organiser.as}@example.com` }, organiser);
    return poll;
  };
  const opened = async (changes: object = {}) => {
    const poll = await open(changes);
    await sheet.server.drain();
    return poll;
  };
  const closeAt = async (instant: string) => {
    sheet.server.clock.set(instant);
    await sheet.server.tasks.closeDuePolls({});
  };
  return { world, organiser, open, opened, closeAt };
};

/** Voters vote, the dates move, and the organiser closes, picks and deletes. */
export async function pollOfOrganiser(sheet: Sheet): Promise<void> {
  const { world, organiser, open, opened } = worldOf(sheet, 'picked-poll');
  const poll = await open();
  await sheet.note('All vote in a poll');
  const moved = poll.options.map(({ id, date }, at) => ({
    id: String(id),
    date: at === 0 ? EARLY.replace('T08', 'T09') : date,
    endTime: null,
  }));
  await world.update(poll, { options: moved }, organiser);
  await sheet.note('A date of the poll moves');
  await world.manage('closePoll', poll, organiser);
  await sheet.note('The organiser closes the poll');
  await world.schedule(poll, poll.options[0]?.id, organiser);
  await sheet.note('The organiser picks the first date');
  const other = await opened();
  await world.manage('deletePoll', other, organiser);
  await sheet.note('The organiser deletes a poll');
}

/** Voting ends by itself: with a date, or without one. */
export async function pollOfClock(sheet: Sheet): Promise<void> {
  const { world, organiser, opened, closeAt } = worldOf(sheet, 'timed-poll');
  const likely = await opened({ participantThreshold: 4, autoScheduleChance: 0.99 });
  await world.update(likely, { autoScheduleChance: 0.5 }, organiser);
  await closeAt(CLOSING);
  await sheet.note('A date of a poll is likely enough');
  await opened();
  await closeAt(CLOSING);
  await sheet.note('No date is likely enough when voting ends');
  await opened({ autoScheduleChance: null });
  await closeAt(CLOSING);
  await sheet.note('The organiser has not picked a date when voting ends');
  await opened({ autoScheduleChance: null, closesAt: null });
  await closeAt(LATE);
  await sheet.note('The same when all dates are over');
}
