import { raw, type RequiredEntityData } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { PushEntity } from '../../entities/push/PushEntity.ts';
import { PushSubscriptionEntity, type Device } from '../../entities/push/PushSubscriptionEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { isFree } from '../isFree.ts';

/** Returns those that are new: not where the device is known, nor where the response has been withdrawn meanwhile. */
const SUBSCRIBE = `insert into push_subscription (participant_id, endpoint, p256dh, auth, language, created_at)
  select id, $2, $3, $4, $5, $6 from participant where id = any ($1::int[]) order by id for key share
  on conflict (participant_id, endpoint)
    do update set p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
    where (push_subscription.p256dh, push_subscription.auth, push_subscription.language)
      is distinct from (excluded.p256dh, excluded.auth, excluded.language)
  returning participant_id as id`;

const FORGET_OLDEST = `delete from push_subscription where id in (
    select id from (
      select id, row_number() over (partition by participant_id order by id desc) as place
      from push_subscription where participant_id = any ($1::int[])
    ) as ranked where place > $2)`;

const UNSUBSCRIBE = `delete from push_subscription as s using participant as p
  where s.endpoint = $1 and s.participant_id = p.id and p.id <> all ($2::int[])
  returning json_build_object('id', p.id) as response, json_build_object('id', p.event_id) as event`;

const OF_EVENT = `select s.participant_id as id, s.endpoint, s.p256dh, s.auth, s.language
  from push_subscription as s join participant as p on p.id = s.participant_id where p.event_id = $1 order by s.id`;

interface Row {
  id: number;
}

type NewPush = RequiredEntityData<PushEntity> & Pick<PushEntity, 'deliveryKey' | 'endpoint'>;

/** The devices that are notified, and the outbox of notifications. */
export class PushRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns the numbers of the responses about which the device was not notified so until now */
  async subscribe(
    responses: readonly Row[],
    { endpoint, p256dh, auth, language }: Device,
    { now, max }: { now: DateTime; max: number },
  ): Promise<Set<number>> {
    const ids = responses.map(({ id }) => id);
    const added = await queryPrepared<Row>(this.em, SUBSCRIBE, [ids, endpoint, p256dh, auth, language, now.toISO()]);
    await queryPrepared(this.em, FORGET_OLDEST, [ids, max]);
    return new Set(added.map(({ id }) => id));
  }

  /** Ends what a device is notified about. @returns which responses that were, with their events */
  unsubscribe(endpoint: string, { butFor }: { butFor: readonly Row[] }): Promise<{ response: Row; event: Row }[]> {
    return queryPrepared(this.em, UNSUBSCRIBE, [endpoint, butFor.map(({ id }) => id)]);
  }

  /** A device that is gone is notified of nothing any more. */
  async forgetDevice(endpoint: string): Promise<void> {
    await this.em.nativeDelete(PushSubscriptionEntity, { endpoint });
    await this.em.nativeDelete(PushEntity, { endpoint, sentAt: null });
  }

  /** The devices that are notified about responses to an event, by the numbers of those. */
  async devicesOf(eventId: number): Promise<Map<number, Device[]>> {
    const devices = new Map<number, Device[]>();
    for (const { id, ...device } of await queryPrepared<Row & Device>(this.em, OF_EVENT, [eventId])) {
      devices.set(id, [...(devices.get(id) ?? []), device]);
    }
    return devices;
  }

  /** Puts notifications into the outbox and returns them with their numbers. One that was there before stays, and is not named. */
  async add(pushes: readonly NewPush[]): Promise<Pick<PushEntity, 'id' | 'deliveryKey'>[]> {
    if (pushes.length === 0) return [];
    return this.em
      .createQueryBuilder(PushEntity)
      .insert([...pushes])
      .onConflict(['deliveryKey', 'endpoint'])
      .ignore()
      .returning(['id', 'deliveryKey'])
      .execute<Pick<PushEntity, 'id' | 'deliveryKey'>[]>('all');
  }

  /**
   * Takes a notification for sending until `until`; null when it is sent, given up or gone.
   * @throws Error while somebody else has it
   */
  async claim(id: number, now: DateTime, until: DateTime): Promise<PushEntity | null> {
    const isWaiting = { id, sentAt: null, givenUpAt: null };
    const claim = { claimedUntil: until, attempts: raw<number>('attempts + 1') };
    const claimed = await this.em.nativeUpdate(PushEntity, { ...isWaiting, ...isFree(now) }, claim);
    if (claimed === 1) return this.em.findOne(PushEntity, { id }, { refresh: true });
    if ((await this.em.count(PushEntity, isWaiting)) > 0) throw new Error('It is being sent by somebody else');
    return null;
  }

  async noteSent({ id }: PushEntity, now: DateTime): Promise<void> {
    await this.em.nativeUpdate(PushEntity, { id }, { sentAt: now, claimedUntil: null, lastError: null, payload: null });
  }

  async noteFailure({ id }: PushEntity, lastError: string): Promise<void> {
    await this.em.nativeUpdate(PushEntity, { id }, { lastError, claimedUntil: null });
  }

  async giveUp({ id }: PushEntity, now: DateTime, lastError: string): Promise<void> {
    const givenUp = { givenUpAt: now, lastError, claimedUntil: null, payload: null };
    await this.em.nativeUpdate(PushEntity, { id }, givenUp);
  }

  async deleteExpired(createdBefore: DateTime): Promise<void> {
    await this.em.nativeDelete(PushEntity, { createdAt: { $lt: createdBefore } });
  }
}
