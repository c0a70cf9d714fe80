import { pollCancelled as message } from './messages/pollCancelled.ts';
import { FarewellRepository } from '../persistence/repositories/FarewellRepository.ts';
import { hasAccount, reached } from './audiences.ts';
import { noticeOn } from './Notice.ts';
import { waysOfPeople } from './otherWays.ts';

/** That nothing comes of a poll, which is gone by now with its votes. */
export const pollCancelled = noticeOn(['poll.deleted'], 'cancelled', async ({ transaction, activity }) => {
  const farewell = await new FarewellRepository(transaction.em).takeOfPoll(activity.poll.id);
  if (!farewell) return null;
  const { poll, readers } = farewell;
  const compose = (surroundings: Parameters<typeof message>[1]) => message(poll, surroundings);
  const people = reached(readers, hasAccount);
  const waysOf = await waysOfPeople(transaction, people);
  const letters = people.map((reader) => ({ reader, ...waysOf(reader), compose }));
  return { subject: { gone: poll, was: 'poll' }, letters };
});
