import type pg from 'pg';
import type { TakenText } from '../../../graphql-server/test/sms/smsProvider.ts';
import { DueEvents } from './DueEvents.ts';
import type { Scene } from './Scene.ts';

const EVENTS = 20;

/** Everybody has a number that is theirs. */
const GIVE_NUMBERS = `insert into participant_phone (participant_id, number, country, language, confirmed_at,
    consent_words, consent_at, consent_network)
  select id, '+4915' || lpad(id::text, 9, '0'), 'DE', 'en', now(), 'yes', now(), '192.0.2.0' from participant
  where name in ('vera', 'max', 'nora')`;

const UNSENT = `select count(*) filter (where sent_at is null)::int as unsent,
  count(*) filter (where reported = 'DELIVERED')::int as delivered from sms`;

const SENT = /^quorum_job_duration_seconds_count\{[^}]*job="sendSms"[^}]*outcome="done"[^}]*\} (\d+)$/m;

/** How many jobs that send a text the server at `address` has done. */
export const textsSentBy = async (address: string): Promise<number> =>
  Number(SENT.exec(await (await fetch(`${address}/metrics`)).text())?.[1] ?? 0);

export interface Texted {
  texts: number;
  /** To one who has had it already. */
  doubled: number;
}

/** Events that the clock decides, and whose people are told by texts. */
export class TextedEvents {
  readonly #client: pg.Client;
  readonly events: DueEvents;

  private constructor(client: pg.Client, events: DueEvents) {
    this.#client = client;
    this.events = events;
  }

  /** By a server that sends texts as `env` says, beside `others` on the same database. */
  static async publish(scene: Scene, env: Record<string, string>, { others = 0 } = {}) {
    const url = await scene.startPostgres();
    const client = await scene.connect(url);
    const all = { DATABASE_URL: url, SEED_DEMO: 'false', SMS_DAILY_MAX: '1000', ...env };
    const server = await scene.startServer(all);
    const beside = Array.from({ length: others }, () => scene.startServer({ ...all, PORT: '0' }));
    const servers = [server, ...(await Promise.all(beside))];
    const events = await DueEvents.publish(server.address, client, EVENTS);
    await client.query(GIVE_NUMBERS);
    return { server, servers, texted: new TextedEvents(client, events) };
  }

  /** The clock decides all of them. */
  async decide(): Promise<void> {
    await this.events.becomeDue();
    await this.events.runDecisionJob();
  }

  async state(): Promise<{ unsent: number; delivered: number }> {
    const { rows } = await this.#client.query<{ unsent: number; delivered: number }>(UNSENT);
    return rows[0] ?? { unsent: NaN, delivered: NaN };
  }

  /** Holds what a provider took against the people. */
  static in(taken: readonly TakenText[]): Texted {
    const people = new Set(taken.map(({ to }) => to)).size;
    return { texts: people, doubled: taken.length - people };
  }
}
