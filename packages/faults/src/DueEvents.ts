import type pg from 'pg';
import { publishEvent } from './publishEvent.ts';

const HOUR_MS = 3_600_000;
/** The people who respond to each event: just enough. */
const PEOPLE = ['vera', 'max', 'nora'];

const DUE = `update event set decide_at = now() - interval '1 minute', decision_due = now() - interval '1 minute'
  where url_hash = any($1)`;
const STATE = `select count(*) filter (where status = 'CONFIRMED')::int as confirmed, sum(revision)::int as revisions
  from event where url_hash = any($1)`;
const TOLD = `select count(*)::int as written, count(sent_at)::int as sent from mail
  join event on event.id = mail.event_id where url_hash = any($1) and dedupe_key like '% decided %'`;

const join = async (event: string, name: string) => {
  const answer = await fetch(`${event}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}.${event.split('/').at(-1) ?? ''}@example.com`.toLowerCase() }),
  });
  if (answer.status !== 201) throw new Error(`${event}/join answers ${answer.status}: ${await answer.text()}`);
};

/** Events that the clock must decide, with enough people of whom each has left an address. */
export class DueEvents {
  readonly #client: pg.Client;
  readonly #hashes: readonly string[];
  #revisions = 0;

  private constructor(client: pg.Client, hashes: readonly string[]) {
    this.#client = client;
    this.#hashes = hashes;
  }

  /** Publishes so many by the server at `address`, whose database `client` reads. */
  static async publish(address: string, client: pg.Client, count: number): Promise<DueEvents> {
    const decideAt = new Date(Date.now() + HOUR_MS).toISOString();
    const hashes: string[] = [];
    for (let number = 0; number < count; number++) {
      const event = await publishEvent(address, { decideAt, participantThreshold: PEOPLE.length });
      for (const name of PEOPLE) await join(event, name);
      hashes.push(event.split('/').at(-1) ?? '');
    }
    return new DueEvents(client, hashes);
  }

  /** How many people there are to be told. */
  get people(): number {
    return this.#hashes.length * PEOPLE.length;
  }

  async #row(sql: string): Promise<Record<string, number>> {
    const { rows } = await this.#client.query<Record<string, number>>(sql, [this.#hashes]);
    return rows[0] ?? {};
  }

  /** Their decision time has come. */
  async becomeDue(): Promise<void> {
    await this.#client.query(DUE, [this.#hashes]);
    this.#revisions = (await this.#row(STATE)).revisions ?? NaN;
  }

  /** What the clock's minute does. */
  async runDecisionJob(): Promise<void> {
    await this.#client.query(`select graphile_worker.add_job('decideDueEvents')`);
  }

  /** How many are confirmed, how often one of them was changed, and how many announcements are written and sent. */
  async state(): Promise<{ confirmed: number; changes: number; written: number; sent: number }> {
    const { confirmed = NaN, revisions = NaN } = await this.#row(STATE);
    const { written = NaN, sent = NaN } = await this.#row(TOLD);
    return { confirmed, changes: revisions - this.#revisions, written, sent };
  }
}
