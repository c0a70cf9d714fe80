import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

/** What proves that a response or a vote without an account is a person's. */
interface Proof {
  /** Verified by the identity provider. */
  email: string | null;
  visitorDigest: string | null;
}

interface Table {
  name: string;
  /** What each row belongs to. */
  parent: string;
  /** Further rows that a confirmed address proves. */
  more?: string;
  /** What must hold of a row without an address, which nothing but the browser proves. */
  isBrowsersOwn: string;
}

/** Of no secret: what bears it is proven by the account alone. Null would have a new link sent by mail. */
const NO_DIGEST = `''`;

/**
 * The statements for a table of what people said. The better proof goes first: an address that its owner confirmed, one
 * that was typed in this very browser, or the browser alone. What was typed elsewhere proves nothing, nor does a browser
 * whose users left another address; one that said several things of one event or poll is shared.
 */
const statementsFor = ({ name, parent, more = '', isBrowsersOwn }: Table) => {
  const key = `${parent}_id`;
  const rows = (rank: number) =>
    `select p.id, p.${key} as parent, ${rank} as rank from ${name} as p where p.uid is null`;
  const found = `from (
      ${rows(0)} and lower(p.email) = lower($2) and p.is_email_confirmed
      ${more}
      union all ${rows(1)} and p.visitor_digest = $3 and lower(p.email) = lower($2)
      union all ${rows(2)} and p.visitor_digest = $3 and p.email is null and ${isBrowsersOwn}
        and (select count(*) from ${name} as s where s.${key} = p.${key} and s.visitor_digest = $3) = 1
    ) as p where not exists (select from ${name} as o where o.${key} = p.parent and o.uid = $1)`;
  return {
    lockParents: `select id from ${parent} where id in (select p.parent ${found}) order by id for no key update`,
    // the digest of the browser stays, and proves nothing: it tells that another row of it is not known to be anybody's
    adopt: `update ${name} as a set uid = $1, token_digest = ${NO_DIGEST}, mail_token_digest = ${NO_DIGEST} from (
        select distinct on (p.parent) p.id ${found} and p.parent = any($4::int[]) order by p.parent, p.rank, p.id desc
      ) as own where a.id = own.id returning a.id, a.${key} as parent`,
  };
};

const OF_VOTES = statementsFor({
  name: 'poll_voter',
  parent: 'poll',
  // the address may have been left or confirmed at the event since
  more: `union all select p.id, p.poll_id, 0 from participant as r join poll_voter as p on p.participant_id = r.id
      where r.uid is null and p.uid is null and lower(r.email) = lower($2) and r.is_email_confirmed
        and (p.email is null or lower(p.email) = lower($2))`,
  isBrowsersOwn: `not exists (
      select from participant as r
      where r.id = p.participant_id and r.email is not null and lower(r.email) is distinct from lower($2)
    )`,
});

const OF_RESPONSES = statementsFor({
  name: 'participant',
  parent: 'event',
  // a browser that several people voted in is shared, even if only one of them voted on that date
  isBrowsersOwn: `not exists (select from poll_voter as v where v.participant_id = p.id and v.uid is distinct from $1)`,
});

const OF_REGULARS = statementsFor({
  name: 'regular',
  parent: 'series',
  // the address may have been confirmed by a mail about one of the dates
  more: `union all select p.id, p.series_id, 0 from participant as r join regular as p on r.regular_id = p.id
      where (r.uid is null or r.uid = $1) and p.uid is null and lower(r.email) = lower($2) and r.is_email_confirmed
        and lower(p.email) = lower($2)`,
  isBrowsersOwn: 'true',
});

/** A row that somebody got, and the event or poll that it belongs to, by their numbers. */
interface Adopted {
  id: number;
  parent: number;
}

/** Gives people what they said without an account. */
export class AdoptionRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Makes responses, standing ones and votes that have no account the person's own, and no token, link or browser proves them any more: of
   * each event or poll the one whose address is theirs, else the only one of their browser. Returns which. To be called in a
   * transaction.
   */
  async adopt(uid: string, proof: Proof): Promise<{ votes: Adopted[]; responses: Adopted[]; regulars: Adopted[] }> {
    // polls before events, as where a poll makes its event
    const votes = await this.#adopt(OF_VOTES, uid, proof);
    const responses = await this.#adopt(OF_RESPONSES, uid, proof);
    // series after events, as where a date is made
    return { votes, responses, regulars: await this.#adopt(OF_REGULARS, uid, proof) };
  }

  async #adopt({ lockParents, adopt }: typeof OF_VOTES, uid: string, { email, visitorDigest }: Proof) {
    const values = [uid, email, visitorDigest];
    const parents = await queryPrepared<{ id: number }>(this.em, lockParents, values);
    if (parents.length === 0) return [];
    return queryPrepared<Adopted>(this.em, adopt, [...values, parents.map(({ id }) => id)]);
  }
}
