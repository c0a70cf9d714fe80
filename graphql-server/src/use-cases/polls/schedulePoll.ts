import { parse } from '@quorum/domain/parse';
import { requireAhead, requireUnscheduled } from '@quorum/domain/poll/status';
import { pickedOption } from '@quorum/domain/poll/vote';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { changePoll } from './changePoll.ts';
import { makeEvent } from './makeEvent.ts';
import { noSuchOption } from './noSuchOption.ts';

/**
 * The organiser picks a date of a poll, also of a closed one: it becomes the event.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for an option of another poll;
 * `CONFLICT` for a date that is over, and once there is an event; `RATE_LIMITED` for one event too many
 */
export async function schedulePoll(context: Context, urlHash: string, input: unknown): Promise<ShownEvent> {
  let made: ShownEvent | undefined;
  await changePoll(context, urlHash, async (transaction, poll) => {
    const { optionId } = parse(pickedOption, input);
    requireUnscheduled(poll);
    const option = poll.options.getItems().find(({ id }) => String(id) === optionId);
    if (!option) throw noSuchOption();
    requireAhead(option, transaction.clock.now());
    await transaction.limiter.consume([{ limit: 'eventsOfPoll', key: poll.urlHash }]);
    made = await makeEvent(transaction, poll, option);
  });
  return made as ShownEvent;
}
