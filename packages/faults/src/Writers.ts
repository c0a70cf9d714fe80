import { setTimeout as delay } from 'node:timers/promises';

const COUNT = 20;
/** An event takes a thousand responses. */
const MOST = 950;
const PAUSE_MS = 20;

interface Participant {
  id: number;
  name: string;
}

interface Options {
  /** The address that the person of this name leaves; by default none. */
  emailOf?: (name: string) => string;
}

/** What is wrong with what was kept: acknowledged writes that are gone, or are there more than once. */
export interface Difference {
  lost: number;
  doubled: number;
}

/** Twenty visitors who join events one after the other, whatever they are answered, until they are told to stop. */
export class Writers {
  /** The ledger: what the server said it had taken. */
  readonly acknowledged: Participant[] = [];
  /** Every status that came, and 0 where none did. */
  readonly statuses: number[] = [];
  #isOver = false;
  #next = 0;
  #hear: () => void = () => undefined;
  readonly #emailOf: Options['emailOf'];
  readonly #running: Promise<unknown>;

  /** @param event or several, whose addresses they take by turns */
  constructor(event: string | readonly string[], { emailOf }: Options = {}) {
    this.#emailOf = emailOf;
    const events = [event].flat();
    const eventOf = (writer: number) => events[writer % events.length] ?? '';
    this.#running = Promise.all(Array.from({ length: COUNT }, (_, writer) => this.#write(eventOf(writer))));
  }

  async #write(event: string) {
    while (!this.#isOver) {
      const status = this.acknowledged.length < MOST ? await this.#join(event) : 0;
      this.statuses.push(status);
      this.#hear();
      if (status !== 201) await delay(PAUSE_MS);
    }
  }

  async #join(event: string): Promise<number> {
    const name = `Visitor ${this.#next++}`;
    try {
      const answer = await fetch(`${event}/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email: this.#emailOf?.(name) }),
      });
      const body = await answer.text();
      if (answer.status === 201) this.acknowledged.push({ id: (JSON.parse(body) as Participant).id, name });
      return answer.status;
    } catch {
      return 0;
    }
  }

  /** Resolves once so many are acknowledged from now on. */
  acknowledging(count: number): Promise<void> {
    const enough = this.acknowledged.length + count;
    return new Promise((resolve) => {
      this.#hear = () => {
        if (this.acknowledged.length >= enough) resolve();
      };
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** How many answers had none of the statuses that are well: 0 is no answer. */
  unexpected(...expected: number[]): number {
    return this.statuses.filter((status) => !expected.includes(status)).length;
  }

  /** Holds the ledger against what the event shows. */
  async compare(event: string): Promise<Difference> {
    const { participants } = (await (await fetch(event)).json()) as { participants: Participant[] };
    const kept = new Map<number, number>();
    const named = new Map<string, number>();
    for (const { id, name } of participants) {
      kept.set(id, (kept.get(id) ?? 0) + 1);
      named.set(name, (named.get(name) ?? 0) + 1);
    }
    return {
      lost: this.acknowledged.filter(({ id }) => !kept.has(id)).length,
      doubled: this.acknowledged.filter(({ id, name }) => kept.get(id) !== 1 || named.get(name) !== 1).length,
    };
  }
}
