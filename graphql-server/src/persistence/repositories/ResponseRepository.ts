import { LockMode, raw, type Loaded } from '@mikro-orm/core';
import type { Placed, Settled } from '@quorum/domain/decision/status';
import { DomainError } from '@quorum/domain/errors';
import type { DateTime } from 'luxon';
import { type EventEntity, ParticipantEntity } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import type { ShownEvent } from './EventRepository.ts';
import { millis } from './instants.ts';
import { offerSql } from './ListedEvent.ts';
import { AttendanceRepository } from './organising/AttendanceRepository.ts';
import { MessageRepository } from './organising/MessageRepository.ts';
import { ResponseOrigins } from './ResponseOrigins.ts';
import { rowId } from './rowId.ts';
import { PhoneRepository } from './sms/PhoneRepository.ts';
import { isReached } from './sms/textedNumber.ts';

/** What decides on places. */
export interface PlacedResponse extends Placed {
  isHidden: boolean;
  isUnconfirmed: boolean;
}

const PLACES = `select id, likelihood, 1 + guests as seats, min_participants as "minParticipants",
    is_standby as "isStandby", ${millis('definite_at')} as "definiteAt",
    holds_place as "holdsPlace", is_hidden as "isHidden", is_unconfirmed as "isUnconfirmed", passed_for as "passedFor",
    ${offerSql('participant')} as offer
  from participant where event_id = $1`;

const SET_PLACES = `update participant as p
  set definite_at = to_timestamp(n.definite_at / 1000), holds_place = n.holds_place, offered_seats = n.offered_seats,
    offered_until = to_timestamp(n.offered_until / 1000), is_offered_to_fewer = n.is_offered_to_fewer,
    passed_for = n.passed_for
  from unnest($1::int[], $2::float8[], $3::boolean[], $4::int[], $5::float8[], $6::boolean[], $7::int[])
    as n (id, definite_at, holds_place, offered_seats, offered_until, is_offered_to_fewer, passed_for)
  where p.id = n.id`;

/** A place that changes hands, or is offered. */
export type NewPlace = Pick<Settled<Placed>, 'definiteAt' | 'holdsPlace' | 'offer' | 'passedFor'> & { id: number };

/** A response to be added. */
export type NewResponse = Pick<
  ParticipantEntity,
  | 'name'
  | 'email'
  | 'language'
  | 'isEmailConfirmed'
  | 'likelihood'
  | 'guests'
  | 'minParticipants'
  | 'isStandby'
  | 'definiteAt'
  | 'holdsPlace'
  | 'offeredSeats'
  | 'offeredUntil'
  | 'isOfferedToFewer'
  | 'comment'
  | 'answers'
  | 'uid'
  | 'tokenDigest'
  | 'visitorDigest'
  | 'createdAt'
>;

/** What the database made of a new response. */
interface StoredResponse {
  id: number;
  /** By which the person is checked in. */
  checkIn: string;
}

const INSERT = `insert into participant (event_id, name, email, language, is_email_confirmed, likelihood, comment, uid,
    guests, min_participants, is_standby, definite_at, holds_place, offered_seats, offered_until, is_offered_to_fewer,
    token_digest, visitor_digest, created_at, answers, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $19)
  on conflict (event_id, uid) where uid is not null do nothing returning id, check_in as "checkIn"`;

const DUE_OFFERS = `select distinct p.event_id as id from participant as p where p.offered_until <= $1 order by id`;

const OWN_POSITIONS = `select p.id, (
    select count(*)::int from participant as q
    where q.event_id = p.event_id and q.definite_at is not null and not q.holds_place
      and (q.definite_at, q.id) <= (p.definite_at, p.id)
  ) as position
  from participant as p where p.uid = $1 and p.definite_at is not null and not p.holds_place`;

const REACH = `select count(*)::int as people, count(*) filter (where not is_known)::int as unconfirmed
  from (select bool_or(p.is_email_confirmed or coalesce(p.email, '') = '') as is_known from participant as p
    where p.event_id = $1 and ${isReached('p')}
    group by coalesce(nullif(lower(p.email), ''), p.id::text)) as reached`;

/** How many people are told, and how many of them at addresses that anybody may have typed. */
export interface Reach {
  people: number;
  unconfirmed: number;
}

/** By what a browser may be known as the one that responded. */
interface OfBrowser {
  visitorDigest: string | null;
  participantIds: readonly string[];
}

/** Finds the responses to events. */
export class ResponseRepository {
  readonly origins: ResponseOrigins;
  readonly phones: PhoneRepository;
  readonly attendance: AttendanceRepository;
  readonly messages: MessageRepository;

  constructor(private readonly em: EntityManager) {
    this.origins = new ResponseOrigins(em);
    this.phones = new PhoneRepository(em);
    this.attendance = new AttendanceRepository(em);
    this.messages = new MessageRepository(em);
  }

  /**
   * The response of that number to that very event, locked until the transaction ends.
   * @throws DomainError `NOT_FOUND`, also for a response to another event
   */
  requireLocked(event: ShownEvent, participantId: string): Promise<ParticipantEntity> {
    return this.require(event, participantId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The response of that number, locked until the transaction ends, with its event, which is not; null when it is gone. */
  async findLocked(id: number): Promise<Loaded<ParticipantEntity, 'event'> | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const response = await this.em.findOne(ParticipantEntity, { id }, { lockMode, refresh: true });
    // what is populated in the same go is locked as well, and joins would wait
    return response && this.em.populate(response, ['event'], { strategy: 'select-in' });
  }

  /** The responses to an event that were left with an address, however it is written. */
  listOfAddress({ id: event }: Pick<EventEntity, 'id'>, email: string): Promise<ParticipantEntity[]> {
    return this.em.find(ParticipantEntity, { event, [raw('lower(email)')]: email.toLowerCase() });
  }

  /** Those of these numbers that are there, with their events. */
  listWithEvents(ids: readonly string[]): Promise<ParticipantEntity[]> {
    const where = { id: { $in: ids.map(rowId).filter((id) => id !== null) } };
    return this.em.find(ParticipantEntity, where, { populate: ['event'], orderBy: { id: 'asc' } });
  }

  /** The latest of a person, with their events. */
  listOfPersonWithEvents(uid: string, limit: number): Promise<ParticipantEntity[]> {
    return this.em.find(ParticipantEntity, { uid }, { populate: ['event'], orderBy: { id: 'desc' }, limit });
  }

  /** How many people `reachable` names among those who responded, and how many of them at addresses that nobody has confirmed. */
  async reachOf({ id }: Pick<EventEntity, 'id'>): Promise<Reach> {
    const [reach] = await queryPrepared<Reach>(this.em, REACH, [id]);
    return reach ?? { people: 0, unconfirmed: 0 };
  }

  /** The same as it is now, for nothing but a look at it. @throws DomainError `NOT_FOUND` */
  async require(
    event: EventEntity,
    participantId: string,
    options: { lockMode?: LockMode.PESSIMISTIC_WRITE } = {},
  ): Promise<ParticipantEntity> {
    const id = rowId(participantId);
    const response = id !== null && (await this.em.findOne(ParticipantEntity, { id, event: event.id }, options));
    if (!response) throw new DomainError('NOT_FOUND', 'response.unknown');
    return response;
  }

  /** Of every response to the event what decides whether it will happen, and who has a place. */
  listPlaced({ id }: Pick<EventEntity, 'id'>): Promise<PlacedResponse[]> {
    return queryPrepared(this.em, PLACES, [id]);
  }

  /** The numbers of the events in which an offer of places has had its time. */
  async listEventsWithDueOffers(now: DateTime): Promise<number[]> {
    const rows = await queryPrepared<{ id: number }>(this.em, DUE_OFFERS, [now.toISO()]);
    return rows.map(({ id }) => id);
  }

  /** Gives and takes places, without the unit of work. */
  async setPlaces(places: readonly NewPlace[]): Promise<void> {
    if (places.length === 0) return;
    const columns = [
      places.map(({ id }) => id),
      places.map(({ definiteAt }) => definiteAt),
      places.map(({ holdsPlace }) => holdsPlace),
      places.map(({ offer }) => offer?.seats ?? null),
      places.map(({ offer }) => offer?.until ?? null),
      places.map(({ offer }) => offer?.isForFewer ?? false),
      places.map(({ passedFor }) => passedFor),
    ];
    await queryPrepared(this.em, SET_PLACES, columns);
  }

  /** Adds a response and returns its number; null when the person has responded to this event before. */
  async insert({ id }: Pick<EventEntity, 'id'>, response: NewResponse): Promise<StoredResponse | null> {
    const { name, email, language, isEmailConfirmed, likelihood, comment, uid } = response;
    const { guests, minParticipants, isStandby, definiteAt, holdsPlace } = response;
    const offer = [response.offeredSeats, response.offeredUntil?.toISO() ?? null, response.isOfferedToFewer];
    const { tokenDigest, visitorDigest, createdAt } = response;
    const content = [name, email, language, isEmailConfirmed, likelihood, comment, uid];
    const place = [guests, minParticipants, isStandby, definiteAt?.toISO() ?? null, holdsPlace];
    const rest = [tokenDigest, visitorDigest, createdAt.toISO(), JSON.stringify(response.answers)];
    const values = [id, ...content, ...place, ...offer, ...rest];
    const [row] = await queryPrepared<StoredResponse>(this.em, INSERT, values);
    return row ?? null;
  }

  /** The number of the first response that was given to the event from a browser; null when there is none. */
  async findOfBrowser({ id }: Pick<EventEntity, 'id'>, visitorDigest: string): Promise<number | null> {
    const where = { event: id, visitorDigest, uid: null };
    const response = await this.em.findOne(ParticipantEntity, where, { fields: ['id'], orderBy: { id: 'asc' } });
    return response?.id ?? null;
  }

  /** The responses to an event, as they came. */
  listOf(event: EventEntity): Promise<ParticipantEntity[]> {
    return this.em.find(ParticipantEntity, { event }, { orderBy: { id: 'asc' } });
  }

  /** A person's responses, newest first. */
  listOfPerson(uid: string, withEvents = false): Promise<ParticipantEntity[]> {
    const populate = withEvents ? (['event'] as const) : [];
    return this.em.find(ParticipantEntity, { uid }, { populate, orderBy: { id: 'desc' } });
  }

  /** Those of a person's responses that organisers have hidden, with their events, newest first. */
  listHiddenOfPerson(uid: string) {
    return this.em.find(ParticipantEntity, { uid, isHidden: true }, { populate: ['event'], orderBy: { id: 'desc' } });
  }

  /**
   * Those that are hidden among the responses of a browser without an account and among those of these numbers, with
   * their events, newest first.
   */
  async listHiddenOfBrowser({ visitorDigest, participantIds }: OfBrowser) {
    const ids = participantIds.map(rowId).filter((id) => id !== null);
    const sources = [
      ...(ids.length > 0 ? [{ id: ids }] : []),
      ...(visitorDigest === null ? [] : [{ visitorDigest, uid: null }]),
    ];
    if (sources.length === 0) return [];
    return this.em.find(
      ParticipantEntity,
      { isHidden: true, $or: sources },
      { populate: ['event'], orderBy: { id: 'desc' } },
    );
  }

  /** The positions on waitlists of those of a person's responses that wait, by their numbers. */
  async waitlistPositionsOf(uid: string): Promise<Map<number, number>> {
    const rows = await queryPrepared<{ id: number; position: number }>(this.em, OWN_POSITIONS, [uid]);
    return new Map(rows.map(({ id, position }) => [id, position]));
  }
}
