import { LockMode, type Loaded } from '@mikro-orm/core';
import { DomainError } from '@quorum/domain/errors';
import { URL_HASH } from '@quorum/domain/event/constants';
import { canSeeEvent, type Actor } from '@quorum/domain/policies';
import { canSeePoll } from '@quorum/domain/poll/asItsEvent';
import type { Vote } from '@quorum/domain/poll/vote';
import type { DateTime } from 'luxon';
import { CancelledPollEntity } from '../../entities/CancelledPollEntity.ts';
import type { EventEntity, ParticipantEntity } from '../../entities/EventEntity.ts';
import { PollEntity, PollVoteEntity, PollVoterEntity, type PollOptionEntity } from '../../entities/PollEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { PollsOfEvents } from './PollsOfEvents.ts';
import { PollTallies } from './PollTallies.ts';
import { PollVoters } from './PollVoters.ts';
import type { Reach } from '../ResponseRepository.ts';
import { rowId } from '../rowId.ts';
import { listShown, type ShownPoll } from './shownPolls.ts';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** A poll with its dates. */
export type PollWithOptions = Loaded<PollEntity, 'options'>;

const SET_VOTES = `insert into poll_vote (voter_id, option_id, likelihood)
  select * from unnest($1::int[], $2::int[], $3::float8[])
  on conflict (voter_id, option_id) do update set likelihood = excluded.likelihood`;

/**
 * As `makeEvent` copies them. A link by mail goes with the address that it went to. What became another person's than the
 * vote is not told to the one who voted.
 */
const TAKE_PEOPLE_BACK = `update poll_voter as p set name = r.name, comment = r.comment, language = r.language,
    email = r.email, is_email_confirmed = r.is_email_confirmed, mail_token_digest = r.mail_token_digest
  from participant as r where r.id = p.participant_id and p.poll_id = $1 and p.uid is not distinct from r.uid`;

const TAKE_RESPONSES_BACK = `update poll_vote as v set likelihood = r.likelihood
  from poll_voter as p join participant as r on r.id = p.participant_id
  where v.voter_id = p.id and p.poll_id = $1 and v.option_id = $2`;

const DETACH = 'update poll_voter set participant_id = null where poll_id = $1 and participant_id is not null';

const DROP_WITHDRAWN = `with gone as (
    delete from poll_vote as v using poll_voter as p
    where v.voter_id = p.id and p.poll_id = $1 and v.option_id = $2 and p.participant_id is null returning p.id
  )
  delete from poll_voter as p using gone
  where p.id = gone.id and not exists (select from poll_vote as v where v.voter_id = p.id and v.option_id <> $2)`;

const DROP_HIDDEN = `delete from poll_voter as p using participant as r
  where r.id = p.participant_id and r.is_hidden and p.poll_id = $1`;

const REACH = `select count(*)::int as people, count(*) filter (where not is_known)::int as unconfirmed
  from (select bool_or(v.is_email_confirmed) as is_known from poll_voter as v
    where v.email <> '' and exists (select from poll_vote as said where said.voter_id = v.id and said.option_id = any($1::int[]))
    group by lower(v.email)) as reached`;

/** Finds polls. A private one is found by its hash and by its creator alone. */
export class PollRepository {
  readonly ofEvents: PollsOfEvents;
  readonly tallies: PollTallies;
  readonly voters: PollVoters;

  constructor(
    private readonly em: EntityManager,
    private readonly actor: Actor,
  ) {
    this.ofEvents = new PollsOfEvents(em);
    this.tallies = new PollTallies(em);
    this.voters = new PollVoters(em);
  }

  async find(urlHash: string): Promise<ShownPoll | null> {
    if (!URL_HASH.test(urlHash)) return null;
    const [poll] = await listShown(this.em, 'p.url_hash = $1', urlHash);
    return poll && canSeePoll(this.actor, poll, poll.event) ? poll : null;
  }

  /** @throws DomainError `NOT_FOUND` */
  async require(urlHash: string): Promise<ShownPoll> {
    return (await this.find(urlHash)) ?? notFound();
  }

  /** What is stored of a deleted poll. */
  findCancelled(urlHash: string): Promise<CancelledPollEntity | null> {
    return URL_HASH.test(urlHash) ? this.em.findOne(CancelledPollEntity, { urlHash }) : Promise.resolve(null);
  }

  /** The poll alone, without what is shown of it. */
  findAlone(urlHash: string): Promise<PollEntity | null> {
    return URL_HASH.test(urlHash) ? this.em.findOne(PollEntity, { urlHash }) : Promise.resolve(null);
  }

  /** The same, for a look at it. @throws DomainError `NOT_FOUND`, also for one that is not for the actor to see */
  async requireVisible(urlHash: string): Promise<PollEntity> {
    const poll = await this.findAlone(urlHash);
    return poll && canSeeEvent(this.actor, poll) ? poll : notFound();
  }

  /** The poll with its dates, locked until the transaction ends. @throws DomainError `NOT_FOUND` */
  async requireLocked(urlHash: string): Promise<PollWithOptions> {
    if (!URL_HASH.test(urlHash)) return notFound();
    const poll = await this.em.findOne(PollEntity, { urlHash }, LOCKED);
    return poll && canSeeEvent(this.actor, poll) ? this.#withOptions(poll) : notFound();
  }

  /** The poll of that number, locked until the transaction ends; null when it is gone. */
  async findLocked(id: number): Promise<PollWithOptions | null> {
    const poll = await this.em.findOne(PollEntity, { id }, LOCKED);
    return poll && this.#withOptions(poll);
  }

  /** The poll of that number with its dates, whether or not the reader may see it; null when it is gone. */
  async findWithOptions(id: number): Promise<PollWithOptions | null> {
    return this.em.findOne(PollEntity, { id }, { populate: ['options'], strategy: 'select-in' });
  }

  /** The poll that became this event, locked until the transaction ends. */
  async findLockedOf(event: EventEntity): Promise<PollWithOptions | null> {
    const poll = await this.em.findOne(PollEntity, { event }, LOCKED);
    return poll && this.#withOptions(poll);
  }

  /** The same of each of these events, those that came from a poll. */
  listLockedOf(events: readonly EventEntity[]): Promise<PollEntity[]> {
    return this.em.find(PollEntity, { event: { $in: [...events] } }, { ...LOCKED, orderBy: { id: 'asc' } });
  }

  /** The numbers of those whose voting has ended, or whose event was deleted by a server that knows no polls. */
  async listDue(now: DateTime): Promise<number[]> {
    const due = {
      $or: [
        { status: 'OPEN' as const, closesAt: { $lte: now } },
        { status: 'SCHEDULED' as const, event: null },
      ],
    };
    const polls = await this.em.find(PollEntity, due, { fields: ['id'], orderBy: { closesAt: 'asc', id: 'asc' } });
    return polls.map(({ id }) => id);
  }

  countVoters(poll: PollEntity): Promise<number> {
    return this.em.count(PollVoterEntity, { poll });
  }

  async hasVoted(poll: PollEntity, uid: string): Promise<boolean> {
    return (await this.em.count(PollVoterEntity, { poll, uid })) > 0;
  }

  /** Stores what people say about dates. */
  async setVotes(said: readonly { voter: PollVoterEntity; votes: readonly Vote[] }[]): Promise<void> {
    const rows = said.flatMap(({ voter, votes }) => votes.map((vote) => ({ ...vote, voterId: voter.id })));
    const columns = [
      rows.map(({ voterId }) => voterId),
      rows.map(({ optionId }) => Number(optionId)),
      rows.map(({ likelihood }) => likelihood),
    ];
    await queryPrepared(this.em, SET_VOTES, columns);
  }

  /**
   * Takes what people changed of themselves at the event of a poll back, before that goes. One whom the organiser has hidden is
   * no voter any more.
   */
  async takePeopleBack({ id }: PollEntity): Promise<void> {
    await queryPrepared(this.em, DROP_HIDDEN, [id]);
    await queryPrepared(this.em, TAKE_PEOPLE_BACK, [id]);
  }

  /** The link to the vote that became this response went to an address that is not theirs any more. */
  async endLinkOfVote(participant: ParticipantEntity): Promise<void> {
    await this.em.nativeUpdate(PollVoterEntity, { participant }, { mailTokenDigest: null });
  }

  /** Takes the vote away that became a response. */
  async dropVoterOf(participant: ParticipantEntity): Promise<void> {
    await this.em.nativeDelete(PollVoterEntity, { participant });
  }

  /** Counts what people say about the event for the date that became it. */
  async takeResponsesBack({ id }: PollEntity, option: PollOptionEntity): Promise<void> {
    await queryPrepared(this.em, TAKE_RESPONSES_BACK, [id, option.id]);
  }

  /**
   * People who withdrew from the event that `option` became say nothing of that date any more; who said nothing else is no
   * voter.
   */
  async dropWithdrawn({ id }: PollEntity, option: PollOptionEntity): Promise<void> {
    await queryPrepared(this.em, DROP_WITHDRAWN, [id, option.id]);
  }

  /** No vote names a response any more: before the event goes. */
  async detachResponses({ id }: PollEntity): Promise<void> {
    await queryPrepared(this.em, DETACH, [id]);
  }

  /** What somebody has said about dates. */
  async votesOf(voter: PollVoterEntity): Promise<Vote[]> {
    const votes = await this.em.find(PollVoteEntity, { voter }, { refresh: true });
    return votes.map(({ option, likelihood }) => ({ optionId: String(option.id), likelihood }));
  }

  /** @throws DomainError `NOT_FOUND`, also for a voter of another poll */
  async requireVoter(poll: PollEntity, voterId: string): Promise<PollVoterEntity> {
    const id = rowId(voterId);
    const voter = id !== null && (await this.em.findOne(PollVoterEntity, { id, poll }));
    if (!voter) throw new DomainError('NOT_FOUND', 'vote.unknown');
    return voter;
  }

  /**
   * Those who said something about the dates of these numbers, in the order of voting, with what they said about which.
   */
  async votersOf(
    options: readonly number[],
  ): Promise<{ voter: PollVoterEntity; optionId: number; likelihood: number }[]> {
    const votes = await this.em.find(
      PollVoteEntity,
      { option: { $in: [...options] } },
      { populate: ['voter'], refresh: true, orderBy: { voter: { id: 'asc' } } },
    );
    return votes.map(({ voter, option, likelihood }) => ({ voter, optionId: option.id, likelihood }));
  }

  /** Those who voted and left an address or were signed in, in the order of voting. */
  listKnown(poll: PollEntity): Promise<PollVoterEntity[]> {
    const where = { poll, $or: [{ email: { $ne: null } }, { uid: { $ne: null } }] };
    return this.em.find(PollVoterEntity, where, { refresh: true, orderBy: { id: 'asc' } });
  }

  /** The one who voted by that number, locked until the transaction ends; null when the vote is gone. */
  findVoterLocked(id: number): Promise<PollVoterEntity | null> {
    return this.em.findOne(PollVoterEntity, { id }, LOCKED);
  }

  /** How many people `reachable` names among those who said something of these dates. */
  async reachOf(options: readonly number[]): Promise<Reach> {
    const [reach] = await queryPrepared<Reach>(this.em, REACH, [options]);
    return reach ?? { people: 0, unconfirmed: 0 };
  }

  /** Newest first. */
  listOfCreator(creatorId: string): Promise<ShownPoll[]> {
    return listShown(this.em, 'p.creator_id = $1', creatorId);
  }

  #withOptions(poll: PollEntity): Promise<PollWithOptions> {
    return this.em.populate(poll, ['options'], { strategy: 'select-in', refresh: true });
  }
}

const notFound = (): never => {
  throw new DomainError('NOT_FOUND', 'poll.unknown');
};
