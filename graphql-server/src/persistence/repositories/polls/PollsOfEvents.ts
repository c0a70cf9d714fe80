import DataLoader from 'dataloader';
import type { EntityManager } from '../../orm.ts';
import { listShown, type ShownPoll } from './shownPolls.ts';

/** Reads the polls that events came from: all that are asked for at once together. */
export class PollsOfEvents {
  readonly #loader: DataLoader<number, ShownPoll | null>;

  constructor(em: EntityManager) {
    const read = async (ids: readonly number[]) => {
      const polls = await listShown(em, 'p.event_id = any($1::int[])', ids);
      const byEvent = new Map(polls.map((poll) => [poll.event?.id, poll]));
      return ids.map((id) => byEvent.get(id) ?? null);
    };
    this.#loader = new DataLoader(read, { cache: false });
  }

  /** Null for an event that came from none. */
  find(eventId: number): Promise<ShownPoll | null> {
    return this.#loader.load(eventId);
  }
}
