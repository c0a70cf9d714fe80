import { LockMode } from '@mikro-orm/core';
import { DomainError } from '@quorum/domain/errors';
import { type EventEntity, ParticipantEntity } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import type { ShownEvent } from './EventRepository.ts';
import { rowId } from './rowId.ts';

type NewResponse = Pick<
  ParticipantEntity,
  | 'name'
  | 'email'
  | 'language'
  | 'isEmailConfirmed'
  | 'likelihood'
  | 'comment'
  | 'uid'
  | 'tokenDigest'
  | 'visitorDigest'
  | 'news'
  | 'createdAt'
>;

const INSERT = `insert into participant (event_id, name, email, language, is_email_confirmed, likelihood, comment, uid,
    token_digest, visitor_digest, news, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
  on conflict (event_id, uid) where uid is not null do nothing returning id`;

/** Finds the responses to events. */
export class ResponseRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The response of that number to that very event, locked until the transaction ends.
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

  /** Adds a response and returns its number; null when the person has responded to this event before. */
  async insert({ id }: Pick<EventEntity, 'id'>, response: NewResponse): Promise<number | null> {
    const { name, email, language, isEmailConfirmed, likelihood, comment, uid } = response;
    const { tokenDigest, visitorDigest, news, createdAt } = response;
    const said = [name, email, language, isEmailConfirmed, likelihood, comment, uid];
    const values = [id, ...said, tokenDigest, visitorDigest, news, createdAt.toISO()];
    const [row] = await queryPrepared<{ id: number }>(this.em, INSERT, values);
    return row?.id ?? null;
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
