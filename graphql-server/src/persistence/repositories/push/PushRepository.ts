import type { RequiredEntityData } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import type { EventEntity } from '../../entities/EventEntity.ts';
import { beginsWith } from '../../entities/MailEntity.ts';
import { PushEntity } from '../../entities/push/PushEntity.ts';
import { PushSubscriptionEntity, type Device } from '../../entities/push/PushSubscriptionEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { Outbox } from '../outbox/Outbox.ts';

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

const OF_PEOPLE = `select distinct on (p.uid, s.endpoint) p.uid, s.endpoint, s.p256dh, s.auth, s.language
  from push_subscription as s join participant as p on p.id = s.participant_id where p.uid = any ($1)
  order by p.uid, s.endpoint, s.id desc`;

interface Row {
  id: number;
}

/** What a notification is about, whose hash is its topic. */
type Topic = Pick<EventEntity, 'urlHash'>;

type NewPush = RequiredEntityData<PushEntity> & Pick<PushEntity, 'deliveryKey' | 'endpoint'>;

/** The devices that are notified, and the outbox of notifications. */
export class PushRepository {
  /** What is done with notifications that were added. */
  readonly outbox: Outbox<PushEntity>;

  constructor(private readonly em: EntityManager) {
    this.outbox = new Outbox(em, PushEntity, { payload: null });
  }

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

  /** Stops what waits for those whose delivery keys begin so, about these events or polls. */
  async stopFor(start: string, about: readonly Topic[]): Promise<void> {
    const topic = { $in: about.map(({ urlHash }) => urlHash) };
    await this.em.nativeDelete(PushEntity, { topic, deliveryKey: beginsWith(start), sentAt: null });
  }

  /** Stops what waits about an event or a poll that goes, and is about no response that would take it along. */
  async stopAbout({ urlHash }: Topic): Promise<void> {
    await this.em.nativeDelete(PushEntity, { topic: urlHash, participant: null, sentAt: null });
  }

  /** Deletes what devices of a person were or will be notified about, but for what is about responses of others on the same devices. */
  async deleteOfPerson(uid: string): Promise<void> {
    const subscribed = await this.em.find(PushSubscriptionEntity, { participant: { uid } }, { fields: ['endpoint'] });
    const endpoint = { $in: subscribed.map((one) => one.endpoint) };
    await this.em.nativeDelete(PushEntity, { endpoint, participant: null, follow: null });
    await this.em.nativeDelete(PushEntity, { participant: { uid } });
  }

  /** The devices that are notified about responses to an event, by the numbers of those. */
  async devicesOf(eventId: number): Promise<Map<number, Device[]>> {
    const devices = new Map<number, Device[]>();
    for (const { id, ...device } of await queryPrepared<Row & Device>(this.em, OF_EVENT, [eventId])) {
      devices.set(id, [...(devices.get(id) ?? []), device]);
    }
    return devices;
  }

  /** The devices that are notified about any of the responses of these people, by their uids. */
  async devicesOfPeople(uids: readonly string[]): Promise<Map<string, Device[]>> {
    const devices = new Map<string, Device[]>();
    if (uids.length === 0) return devices;
    for (const { uid, ...device } of await queryPrepared<{ uid: string } & Device>(this.em, OF_PEOPLE, [uids])) {
      devices.set(uid, [...(devices.get(uid) ?? []), device]);
    }
    return devices;
  }

  /** Puts notifications into the outbox and returns those that are new: one that was there before stays. */
  add(pushes: readonly NewPush[]): Promise<Pick<PushEntity, 'id' | 'deliveryKey'>[]> {
    return this.outbox.add(pushes, ['deliveryKey', 'endpoint']);
  }
}
