import {
  LockMode,
  raw,
  type EntityClass,
  type EntityData,
  type FilterQuery,
  type RequiredEntityData,
} from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import type { EntityManager } from '../../orm.ts';
import { isFree } from './isFree.ts';

/** What the rows of all outboxes have: mails, notifications on devices, and texts. */
export interface OutboxRow {
  id: number;
  /** What it tells whom, by whichever way. */
  deliveryKey: string;
  createdAt: DateTime;
  attempts: number;
  claimedUntil?: DateTime | null;
  sentAt?: DateTime | null;
  givenUpAt?: DateTime | null;
  lastError?: string | null;
}

type Values = EntityData<OutboxRow>;

/** What an outbox does with its rows, of whichever kind they are. */
export class Outbox<Row extends OutboxRow> {
  constructor(
    private readonly em: EntityManager,
    private readonly entity: EntityClass<Row>,
    /** What a row held for its recipient alone: it goes once nobody needs it. */
    private readonly withoutBodies: EntityData<Row>,
  ) {}

  /**
   * Puts rows into the outbox and returns the numbers of those that are new: one that was there before stays.
   * @param once what no two rows share
   */
  async add(
    rows: readonly RequiredEntityData<Row>[],
    once: readonly (keyof Row & string)[],
  ): Promise<Pick<OutboxRow, 'id' | 'deliveryKey'>[]> {
    if (rows.length === 0) return [];
    return this.em
      .createQueryBuilder<Row>(this.entity)
      .insert([...rows])
      .onConflict([...once] as never)
      .ignore()
      .returning(['id', 'deliveryKey'] as never)
      .execute<Pick<OutboxRow, 'id' | 'deliveryKey'>[]>('all');
  }

  /**
   * Takes a row for sending until `until`; null when it is sent, given up or gone. No transaction stays open while a
   * host takes its time, so it is this claim that keeps others away.
   * @throws Error while somebody else has it
   */
  async claim(id: number, now: DateTime, until: DateTime): Promise<Row | null> {
    const isWaiting = { id, sentAt: null, givenUpAt: null };
    const claim = { claimedUntil: until, attempts: raw<number>('attempts + 1') };
    if ((await this.#update({ ...isWaiting, ...isFree(now) }, claim)) === 1)
      return this.em.findOne<Row>(this.entity, this.#where({ id }), { refresh: true });
    if ((await this.em.count<Row>(this.entity, this.#where(isWaiting))) > 0)
      throw new Error('It is being sent by somebody else');
    return null;
  }

  async noteSent({ id }: OutboxRow, now: DateTime, { keepsBodies }: { keepsBodies: boolean }): Promise<void> {
    const sent = { sentAt: now, claimedUntil: null, lastError: null };
    await this.#update({ id }, { ...sent, ...(!keepsBodies && this.withoutBodies) });
  }

  async noteFailure({ id }: OutboxRow, lastError: string): Promise<void> {
    await this.#update({ id }, { lastError, claimedUntil: null });
  }

  async giveUp({ id }: OutboxRow, now: DateTime, lastError: string): Promise<void> {
    await this.#update({ id, sentAt: null }, { givenUpAt: now, lastError, claimedUntil: null });
  }

  /** Gives up what should have gone out before `createdBefore` and did not, whatever became of its job. */
  async giveUpAll(createdBefore: DateTime, now: DateTime): Promise<void> {
    const stale = { sentAt: null, givenUpAt: null, createdAt: { $lt: createdBefore } };
    await this.#update(stale, { givenUpAt: now, lastError: 'Its time is over', claimedUntil: null });
  }

  /** Whether what has that key was handed over. */
  async wasSent(deliveryKey: string): Promise<boolean> {
    return (await this.em.count<Row>(this.entity, this.#where({ deliveryKey, sentAt: { $ne: null } }))) > 0;
  }

  /** Takes what has that key back, unless it is being sent: its recipient knows by another way. */
  async withdraw(deliveryKey: string, now: DateTime): Promise<void> {
    await this.em.nativeDelete<Row>(this.entity, this.#where({ deliveryKey, sentAt: null, ...isFree(now) }));
  }

  async remove({ id }: OutboxRow): Promise<void> {
    await this.em.nativeDelete<Row>(this.entity, this.#where({ id }));
  }

  /** Puts those among these that were given up, and have their words still, back into the outbox; returns them. */
  async revive(ids: readonly number[]): Promise<number[]> {
    const [body = ''] = Object.keys(this.withoutBodies);
    const isDead = this.#where({ id: { $in: [...ids] }, givenUpAt: { $ne: null }, [body]: { $ne: null } });
    const dead = await this.em.find<Row>(this.entity, isDead, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const revived = dead.map(({ id }) => id);
    await this.#update({ id: { $in: revived } }, { givenUpAt: null, lastError: null, attempts: 0 });
    return revived;
  }

  /** Takes their words from what was given up before. */
  async blankGivenUp(before: DateTime): Promise<void> {
    await this.#update({ givenUpAt: { $lt: before } }, this.withoutBodies);
  }

  /** The latest given up first. */
  listGivenUp(): Promise<Row[]> {
    const where = this.#where({ givenUpAt: { $ne: null } });
    return this.em.find<Row>(this.entity, where, { orderBy: { givenUpAt: 'desc', id: 'desc' } as never });
  }

  async deleteBefore(createdBefore: DateTime): Promise<void> {
    await this.em.nativeDelete<Row>(this.entity, this.#where({ createdAt: { $lt: createdBefore } }));
  }

  #update(where: object, values: Values | object): Promise<number> {
    return this.em.nativeUpdate<Row>(this.entity, this.#where(where), values as EntityData<Row>);
  }

  /** What all rows have is known of each kind, but not to the compiler. */
  #where(where: object): FilterQuery<Row> {
    return where;
  }
}
