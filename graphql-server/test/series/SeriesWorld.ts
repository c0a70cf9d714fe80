import type { DateTime } from 'luxon';
import { aSeries, EDIT_SERIES } from '../support/series.ts';
import { NOW, type TestServer } from '../support/testServer.ts';

/** Null is a visitor. */
export type Person = 'ada' | 'bea' | 'cem' | null;

/** What somebody does; an event is named by its place among those that there are. */
export type Move =
  | { kind: 'wait'; days: number }
  | { kind: 'edit'; who: Person | 'owner'; which: number; scope: string | null; change: Change }
  | { kind: 'end' | 'remove' | 'offer' | 'duplicate' | 'look'; who: Person | 'owner'; which: number }
  /** The last link is number 0. */
  | { kind: 'take'; who: Person; which: number }
  | { kind: 'leave'; who: Person };

export type Change = { title: string } | { days: number } | { isPrivate: boolean } | { recurs: string | null };

export interface EventRow {
  id: number;
  url_hash: string;
  creator_id: string;
  is_private: boolean;
  parent_event_id: number | null;
  title: string;
  date: Date;
}

interface Link {
  urlHash: string;
  token: string;
  /** Who organised the event when they made it. */
  giver: string;
}

/** What a move was, and what it answered. */
export interface Played {
  actor: Person;
  /** The event that was asked for. */
  target: EventRow | undefined;
  /** Whose link was used, where one was. */
  giver: string | null;
  isDone: boolean;
  /** The events that the answer named. */
  named: string[];
}

const NOBODY_DID = { target: undefined, giver: null, named: [] };

/** A weekly series of Ada's, and what people make of it. */
export class SeriesWorld {
  readonly #links: Link[] = [];

  private constructor(private readonly server: TestServer) {}

  static async begin(server: TestServer): Promise<SeriesWorld> {
    server.clock.set(NOW);
    await server.orm.em.fork().execute('truncate event, cancelled_event, mail cascade');
    await aSeries(server);
    return new SeriesWorld(server);
  }

  /** Every column of every event with what else belongs to it, in the order of their numbers. */
  events(): Promise<EventRow[]> {
    return this.server.orm.em.fork().execute<EventRow[]>(
      `select event.*, array(select day::text from skipped_occurrence where root_id = id order by day) as skipped,
         (select token_digest from hand_over where event_id = id) as offered
       from event order by id`,
    );
  }

  /** @param events those that there are */
  async play(move: Move, events: readonly EventRow[]): Promise<Played> {
    if (move.kind === 'wait') return this.#wait(move.days);
    if (move.kind === 'leave') return this.#leave(move.who);
    if (move.kind === 'take') return this.#take(move.who, move.which);
    const target = events[move.which % events.length];
    const actor = move.who === 'owner' ? ((target?.creator_id ?? null) as Person) : move.who;
    if (!target) return { ...NOBODY_DID, actor, isDone: false };
    const answer = await this.#ask(actor, move, target);
    return { ...NOBODY_DID, ...answer, actor, target };
  }

  async #wait(days: number): Promise<Played> {
    this.server.clock.set(this.#now().plus({ days }).toISO() ?? '');
    await this.server.tasks.continueSeries({});
    return { ...NOBODY_DID, actor: null, isDone: true };
  }

  async #leave(actor: Person): Promise<Played> {
    const { isDone } = await this.#call(actor, 'mutation { deleteAccount }');
    return { ...NOBODY_DID, actor, isDone };
  }

  async #take(actor: Person, which: number): Promise<Played> {
    const link = this.#links.at(-1 - (which % (this.#links.length || 1)));
    if (!link) return { ...NOBODY_DID, actor, isDone: false };
    const { urlHash, token, giver } = link;
    const query =
      'mutation ($urlHash: String!, $token: String!) { named: takeOverEvent(urlHash: $urlHash, token: $token) { urlHash } }';
    return { ...NOBODY_DID, ...(await this.#call(actor, query, { urlHash, token })), actor, giver };
  }

  async #ask(actor: Person, move: Exclude<Move, { kind: 'wait' | 'leave' | 'take' }>, target: EventRow) {
    const { url_hash: urlHash, creator_id: giver } = target;
    const field = `(urlHash: "${urlHash}")`;
    switch (move.kind) {
      case 'edit':
        return this.#edit(actor, move, target);
      case 'end':
        return this.#call(actor, `mutation { named: endSeries${field} { urlHash } }`);
      case 'remove':
        return this.#call(actor, `mutation { deleteEvent${field} }`);
      case 'duplicate':
        return this.#call(actor, `mutation { named: duplicateEvent${field} { urlHash } }`);
      case 'look':
        return this.#call(actor, `{ named: series${field} { previous { urlHash } next { urlHash } } }`);
      case 'offer': {
        const { data, ...said } = await this.#call(actor, `mutation { handOverEvent${field} { token } }`);
        const { handOverEvent: made } = (data ?? {}) as { handOverEvent?: { token: string } };
        if (made) this.#links.push({ urlHash, giver, token: made.token });
        return said;
      }
    }
  }

  #edit(actor: Person, { scope, change }: Extract<Move, { kind: 'edit' }>, target: EventRow) {
    return this.#call(actor, EDIT_SERIES, { urlHash: target.url_hash, scope, input: inputOf(change, target) });
  }

  async #call(as: Person, query: string, variables: object = {}) {
    const { data, errors } = await this.server.graphql(query, variables, { as: as ?? undefined });
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    if (codes.includes('INTERNAL') || codes.includes('UNAVAILABLE')) throw new Error(JSON.stringify(errors));
    const named = JSON.stringify(data ?? null).match(/(?<="urlHash":")[^"]+/g) ?? [];
    return { data, isDone: codes.length === 0, named: [...named] };
  }

  #now(): DateTime {
    return this.server.clock.now();
  }
}

const inputOf = (change: Change, { date }: EventRow): object => {
  if ('days' in change) {
    const moved = new Date(new Date(date).getTime() + change.days * 86_400_000);
    return { date: moved.toISOString(), endTime: null };
  }
  if ('recurs' in change) return { isRecurring: change.recurs !== null, recurrenceFrequency: change.recurs };
  return change;
};
