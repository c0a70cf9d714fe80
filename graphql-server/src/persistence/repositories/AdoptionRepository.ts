import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

/** What proves that a response or a vote without an account is a person's. */
interface Proof {
  /** Verified by the identity provider. */
  email: string | null;
  visitorDigest: string | null;
}

/** The statements for a table of what people said, each row of which belongs to one of `parent`. */
const statementsFor = (table: string, parent: string) => {
  const key = `${parent}_id`;
  const found = `from ${table} as p where p.uid is null
    and (lower(p.email) = lower($2) or p.visitor_digest = $3)
    and not exists (select from ${table} as o where o.${key} = p.${key} and o.uid = $1)`;
  return {
    lockParents: `select id from ${parent} where id in (select p.${key} ${found}) order by id for no key update`,
    // a browser that said several things of one event or poll is shared, so none of them is known to be the person's
    adopt: `update ${table} as a set uid = $1 from (
        select distinct on (p.${key}) p.id ${found} and (
          lower(p.email) = lower($2)
          or (select count(*) from ${table} as s where s.${key} = p.${key} and s.visitor_digest = $3) = 1
        )
        order by p.${key}, lower(p.email) is distinct from lower($2), p.id desc
      ) as own where a.id = own.id returning a.id`,
  };
};

// polls before events, as where a poll makes its event
const STATEMENTS = [statementsFor('poll_voter', 'poll'), statementsFor('participant', 'event')];

/** Gives people what they said without an account. */
export class AdoptionRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Makes responses and votes that have no account the person's own: of each event or poll the one with their address,
   * else the only one of their browser. Returns how many. To be called in a transaction.
   */
  async adopt(uid: string, { email, visitorDigest }: Proof): Promise<number> {
    const values = [uid, email, visitorDigest];
    let count = 0;
    for (const { lockParents, adopt } of STATEMENTS) {
      await queryPrepared(this.em, lockParents, values);
      count += (await queryPrepared(this.em, adopt, values)).length;
    }
    return count;
  }
}
