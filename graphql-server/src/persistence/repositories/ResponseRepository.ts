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

/** A response on its way to an event, with the share of a limit that it takes. */
export interface PlainJoin {
  urlHash: string;
  response: PlainResponse;
  share: Share | null;
}

const ADD = 'select add_response($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as "id"';
const ADD_TOGETHER = `select said.nr, add_response_at_once(
    said."urlHash", $2, said.name, said.likelihood, said.comment, said.uid, said."tokenDigest", said."visitorDigest",
    said.news, said."createdAt", said."keyDigest", said.points, said."endsAt"
  ) as "id"
  from (
    select * from json_to_recordset($1) as said(
      nr int, "urlHash" text, name text, likelihood float8, comment text, uid text, "tokenDigest" text,
      "visitorDigest" text, news text, "createdAt" timestamptz, "keyDigest" text, points int, "endsAt" timestamptz
    ) order by "urlHash", nr
  ) as said`;

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
   * it one too many, or a person's second. Answers its number, or null when nothing was added.
   */
  async addPlain(urlHash: string, response: PlainResponse, max: number): Promise<number | null> {
    if (!URL_HASH.test(urlHash)) return null;
    const { name, likelihood, comment, uid, tokenDigest, visitorDigest, news, createdAt } = response;
    const said = [name, likelihood, comment, uid, tokenDigest, visitorDigest, news ?? null, createdAt.toISO()];
    const [added] = await askPlanned<{ id: number | null }>(this.em, ADD, [urlHash, max, ...said]);
    return added?.id ?? null;
  }

  /**
   * The same of many, by one statement: their numbers, or null for each that was not added, also because somebody else
   * holds its event, or because its share is used up.
   */
  async addTogether(joins: readonly PlainJoin[], max: number): Promise<(number | null)[]> {
    const said = joins.map(({ urlHash, response, share }, nr) => ({ nr, urlHash, ...response, ...share }));
    const rows = await askPlanned<{ nr: number; id: number | null }>(this.em, ADD_TOGETHER, [
      JSON.stringify(said),
      max,
    ]);
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
