import type { Vote } from '@quorum/domain/poll/vote';
import DataLoader from 'dataloader';
import type { PollEntity, PollVoterEntity } from '../../entities/PollEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { iso } from '../instants.ts';
import { COUNTS } from './PollTallies.ts';

/** Somebody who voted, with all that they said. Not an entity: a poll may have a thousand. */
export interface ShownVoter extends Pick<
  PollVoterEntity,
  'id' | 'name' | 'comment' | 'email' | 'uid' | 'visitorDigest'
> {
  /** ISO 8601 in UTC, as the other. */
  createdAt: string;
  updatedAt: string;
  pollId: number;
  participantId: number | null;
  votes: Vote[];
}

/** Which voters of a poll, in the order of voting. */
export interface VoterPage {
  /** Null for all of them. */
  first: number | null;
  /** Only those of a greater number, be there a voter of this one or not. */
  after: number;
}

/** By what a reader is known as a voter. */
export interface VoterProof {
  uid: string | null;
  visitorDigest: string | null;
}

/** By which a voter is named as the event has it, where the event has them. */
const RESPONSE = 'left join participant as r on r.id = v.participant_id';

const COLUMNS = `v.poll_id as "pollId", v.id, coalesce(r.name, v.name) as name, coalesce(r.comment, v.comment) as comment, v.email, v.uid, v.visitor_digest as "visitorDigest",
  v.participant_id as "participantId", ${iso('v.created_at')} as "createdAt", ${iso('v.updated_at')} as "updatedAt", coalesce((
    select json_agg(json_build_object('optionId', said.option_id::text, 'likelihood', said.likelihood) order by said.option_id)
    from poll_vote as said where said.voter_id = v.id), '[]') as votes`;

const PAGES = `select ${COLUMNS} from unnest($1::int[]) as poll(id), lateral (
    select * from poll_voter as v where v.poll_id = poll.id and v.id > $2 and ${COUNTS} order by v.id limit $3
  ) as v ${RESPONSE} order by v.id`;

const OWN = `select ${COLUMNS} from poll_voter as v ${RESPONSE} where v.poll_id = any($1::int[]) and ${COUNTS}
  and (v.uid = $2 or v.uid is null and v.visitor_digest = $3) order by v.id`;

/** Reads who voted: of many polls that are asked for the same page of their voters in one statement. */
export class PollVoters {
  readonly #pages = new Map<string, DataLoader<number, ShownVoter[]>>();
  readonly #own = new Map<string, DataLoader<number, ShownVoter[]>>();

  constructor(private readonly em: EntityManager) {}

  page({ id }: Pick<PollEntity, 'id'>, page: VoterPage): Promise<ShownVoter[]> {
    const key = `${page.first} ${page.after}`;
    const loader =
      this.#pages.get(key) ?? new DataLoader<number, ShownVoter[]>((ids) => this.#read(ids, page), { cache: false });
    this.#pages.set(key, loader);
    return loader.load(id);
  }

  /** What the reader has voted. */
  async own({ id }: Pick<PollEntity, 'id'>, { uid, visitorDigest }: VoterProof): Promise<ShownVoter[]> {
    if (uid === null && visitorDigest === null) return [];
    const key = JSON.stringify([uid, visitorDigest]);
    const read = async (ids: readonly number[]) =>
      inOrder(ids, await queryPrepared<ShownVoter>(this.em, OWN, [[...new Set(ids)], uid, visitorDigest]));
    const loader = this.#own.get(key) ?? new DataLoader<number, ShownVoter[]>(read, { cache: false });
    this.#own.set(key, loader);
    return loader.load(id);
  }

  async #read(ids: readonly number[], { first, after }: VoterPage): Promise<ShownVoter[][]> {
    return inOrder(ids, await queryPrepared<ShownVoter>(this.em, PAGES, [[...new Set(ids)], after, first]));
  }
}

/** Those of each poll. */
const inOrder = (ids: readonly number[], voters: readonly ShownVoter[]): ShownVoter[][] => {
  const byPoll = new Map<number, ShownVoter[]>(ids.map((id) => [id, []]));
  for (const voter of voters) byPoll.get(voter.pollId)?.push(voter);
  return ids.map((id) => byPoll.get(id) ?? []);
};
