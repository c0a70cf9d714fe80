import { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';

/** Keeps of an event that is being deleted what those who follow its link are told. */
export const rememberCancelled = ({ em, clock }: Context, event: EventEntity): void => {
  const { urlHash, title, location, date, endTime, timezone, revision } = event;
  em.create(CancelledEventEntity, {
    ...{ urlHash, title, location, date, endTime, timezone },
    revision: revision + 1,
    cancelledAt: clock.now(),
  });
};

/** The deleted event of that hash, null when there was none in the last thirty days. */
export const getCancelledEvent = ({ events }: Context, urlHash: string): Promise<CancelledEventEntity | null> =>
  events.findCancelled(urlHash);
