import type pg from 'pg';
import type { SmtpSink } from '../../../graphql-server/test/mail/smtpSink.ts';
import { publishEvent } from './publishEvent.ts';
import { until } from './until.ts';
import { Writers } from './Writers.ts';

/** Many of a kind are dispatched at once, of different events. */
const EVENTS = 5;

/** Few enough that others are still to be sent. */
const SOME = 10;

const UNDISPATCHED = 'select count(*)::int as count from activity where dispatched_at is null';
const UNSENT = 'select count(*)::int as count from mail where sent_at is null';
/** Done, or tried and put off. */
const UNDER_WAY = 'select count(*)::int as count from graphile_worker.jobs where locked_at is not null';

const addressOf = (name: string, of: string) => `${name.replace(' ', '-').toLowerCase()}.${of}@example.com`;

/** What is wrong with what people were told. */
export interface Figures {
  acknowledged: number;
  /** Have no confirmation. */
  lost: number;
  /** Have more than one. */
  doubled: number;
  /** Were handed one over twice, under its Message-ID. */
  repeated: number;
}

export const figuresOf = ({ acknowledged, lost, doubled, repeated }: Figures): string =>
  `${acknowledged} acknowledged joins with an address, ${lost} without a confirmation, ${doubled} with two, ` +
  `${repeated} handed over twice`;

/** People who join with an address, and the confirmations that they get. */
export class Confirmations {
  readonly #client: pg.Client;
  readonly #mail: SmtpSink;
  /** Each round has people of its own. */
  #rounds = 0;
  readonly #joiners: { writers: Writers; of: string }[] = [];

  /** @param client reads the database of the servers, which send by `mail` */
  constructor(client: pg.Client, mail: SmtpSink) {
    this.#client = client;
    this.#mail = mail;
  }

  async #count(sql: string): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>(sql);
    return rows[0]?.count ?? NaN;
  }

  /** Has twenty people join new events by the server at `address`. */
  async join(address: string): Promise<Writers> {
    const events: string[] = [];
    for (let number = 0; number < EVENTS; number++) events.push(await publishEvent(address));
    const of = `round${this.#rounds++}`;
    const writers = new Writers(events, { emailOf: (name) => addressOf(name, of) });
    this.#joiners.push({ writers, of });
    return writers;
  }

  /** How many activities are yet to be dispatched. */
  undispatched(): Promise<number> {
    return this.#count(UNDISPATCHED);
  }

  /** Milliseconds until all is dispatched and written. */
  dispatched(): Promise<number> {
    return until(async () => (await this.undispatched()) === 0);
  }

  /** Resolves once some more mails have gone out. */
  async sending(): Promise<void> {
    const enough = this.#mail.received.length + SOME;
    await until(() => this.#mail.received.length >= enough);
  }

  /** Resolves once everything that is written is sent, and nobody sends any more. */
  async sent(): Promise<void> {
    await until(async () => (await this.#count(UNSENT)) === 0);
    await until(async () => (await this.#count(UNDER_WAY)) === 0);
  }

  /** Holds what came against what was acknowledged, of all who joined so far. */
  told(): Figures {
    const idsOf = new Map<string, string[]>();
    for (const { to, mail } of this.#mail.received) {
      const id = mail.headers.get('message-id') ?? '';
      for (const one of to) idsOf.set(one, [...(idsOf.get(one) ?? []), id]);
    }
    const people = this.#joiners.flatMap(({ writers, of }) =>
      writers.acknowledged.map(({ name }) => idsOf.get(addressOf(name, of)) ?? []),
    );
    const different = people.map((ids) => new Set(ids).size);
    return {
      acknowledged: people.length,
      lost: different.filter((count) => count === 0).length,
      doubled: different.filter((count) => count > 1).length,
      repeated: people.filter((ids, index) => ids.length > (different[index] ?? 0)).length,
    };
  }
}
