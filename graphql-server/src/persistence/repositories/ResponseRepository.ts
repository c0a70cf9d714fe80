import { LockMode } from '@mikro-orm/core';
import { URL_HASH } from '@quorum/domain/event/constants';
import { DomainError } from '@quorum/domain/errors';
import { type EventEntity, ParticipantEntity } from '../entities/EventEntity.ts';
import type { Share } from '../../gateways/limiter.ts';
import type { EntityManager } from '../orm.ts';
import { askPlanned } from '../planned.ts';
import type { ShownEvent } from './EventRepository.ts';
import { rowId } from './rowId.ts';

/** A response of somebody who leaves no address. */
export type PlainResponse = Pick<
  ParticipantEntity,
  'name' | 'likelihood' | 'comment' | 'uid' | 'tokenDigest' | 'visitorDigest' | 'createdAt'
> &
  Partial<Pick<ParticipantEntity, 'news'>>;

/** A response on its way to an event, with the shares of limits that it takes. */
export interface PlainJoin {
  urlHash: string;
  response: PlainResponse;
  shares: readonly Share[];
}

const ADD = 'select nr, id from add_joins($1, $2, $3, $4)';

/** Finds the responses to events. */
export class ResponseRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The response of that number to that very event, kept from changing until the transaction ends.
   * @throws DomainError `NOT_FOUND`, also for a response to another event
   */
  async requireLocked(event: ShownEvent, participantId: string): Promise<ParticipantEntity> {
    const id = rowId(participantId);
    const response =
      id !== null &&
      (await this.em.findOne(ParticipantEntity, { id, event }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (!response) throw new DomainError('NOT_FOUND', 'There is no such response to this event');
    return response;
  }

  /**
   * Adds a response by one statement, if nothing else changes by it: neither does the event become certain by it, nor is
   * it one too many, or a person's second. Answers its number, or null when nothing was added. Waits for its event.
   */
  async addPlain(urlHash: string, response: PlainResponse, max: number): Promise<number | null> {
    if (!URL_HASH.test(urlHash)) return null;
    const [id = null] = await this.#add([{ urlHash, response, shares: [] }], { max, waits: true });
    return id;
  }

  /**
   * The same of many, by one statement: their numbers, or null for each that was not added, also because somebody else
   * holds its event, or because a share is used up.
   */
  addTogether(joins: readonly PlainJoin[], max: number): Promise<(number | null)[]> {
    return this.#add(joins, { max, waits: false });
  }

  async #add(joins: readonly PlainJoin[], { max, waits }: { max: number; waits: boolean }) {
    const said = joins.map(({ urlHash, response, shares }, nr) => ({ nr, urlHash, ...response, shares }));
    const now = said.at(-1)?.createdAt.toISO();
    const rows = await askPlanned<{ nr: number; id: number }>(this.em, ADD, [JSON.stringify(said), max, now, waits]);
    const ids = new Map(rows.map(({ nr, id }) => [nr, id]));
    return joins.map((_, nr) => ids.get(nr) ?? null);
  }

  /** The responses to an event, as they came. */
  listOf(event: EventEntity): Promise<ParticipantEntity[]> {
    return this.em.find(ParticipantEntity, { event }, { orderBy: { id: 'asc' } });
  }

  /** A person's responses, newest first. */
  listOfPerson(uid: string): Promise<ParticipantEntity[]> {
    return this.em.find(ParticipantEntity, { uid }, { orderBy: { id: 'desc' } });
  }
}
