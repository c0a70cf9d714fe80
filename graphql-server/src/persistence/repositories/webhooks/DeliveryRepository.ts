import { DELIVERIES_KEPT } from '@quorum/domain/platform/apiLimits';
import type { DateTime } from 'luxon';
import { WebhookDeliveryEntity } from '../../entities/webhooks/WebhookEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { instantAt, millis } from '../instants.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** So many wait for one webhook at most: a receiver that is down for a weekend gets no more than these afterwards. */
const WAITING_MAX = 1_000;

const IS_WAITING = 'delivered_at is null and given_up_at is null';

const ADD = `insert into webhook_delivery (webhook_id, message_id, subject, type, body, due_at, created_at)
  select n.webhook, n.message, $3, $4, n.body, $6, $6
  from unnest($1::int[], $2::text[], $5::text[]) as n (webhook, message, body)
  where (select count(*) from webhook_delivery as d where d.webhook_id = n.webhook and ${IS_WAITING}) < ${WAITING_MAX}
  returning webhook_id as webhook`;

const FIRST = `select id from webhook_delivery where webhook_id = $1 and subject = $2 and ${IS_WAITING} order by id limit 1`;

const DUE = `select d.webhook_id as "webhookId", d.subject from (
    select distinct on (webhook_id, subject) webhook_id, subject, due_at from webhook_delivery
    where ${IS_WAITING} order by webhook_id, subject, id
  ) as d join webhook as w on w.id = d.webhook_id
  where d.due_at <= $1 and w.disabled_at is null order by d.due_at limit 1000`;

const MAKE_DUE = `with due as (
    update webhook_delivery set due_at = least(due_at, $2) where webhook_id = $1 and ${IS_WAITING} returning subject
  ) select distinct subject from due order by subject`;

const PUT_OFF_ALL = `with later as (
    update webhook_delivery set due_at = greatest(due_at, $2) where webhook_id = $1 and ${IS_WAITING}
    returning id, subject, due_at
  ) select distinct on (subject) subject, ${millis('due_at')} as "dueMs" from later order by subject, id`;

const GIVE_UP_ALL = `update webhook_delivery set given_up_at = $2, problem = coalesce(problem, $3)
  where webhook_id = $1 and ${IS_WAITING}`;

const PRUNE = `delete from webhook_delivery as d where (delivered_at is not null or given_up_at is not null)
  and id not in (select l.id from webhook_delivery as l where l.webhook_id = d.webhook_id order by l.id desc limit ${DELIVERIES_KEPT})`;

/** What is told to one webhook. */
export interface NewDelivery {
  webhook: number;
  messageId: string;
  body: string;
}

/** What all of them have. */
export interface DeliveryAbout {
  subject: string;
  type: string;
  now: DateTime;
}

/** What is told to webhooks. */
export class DeliveryRepository {
  constructor(private readonly em: EntityManager) {}

  /** Returns the numbers of the webhooks that are told: too much waits for the others. */
  async add(deliveries: readonly NewDelivery[], { subject, type, now }: DeliveryAbout): Promise<number[]> {
    const [webhooks, messages, bodies] = (['webhook', 'messageId', 'body'] as const).map((name) =>
      deliveries.map((one) => one[name]),
    );
    const values = [webhooks, messages, subject, type, bodies, now.toISO()];
    return (await queryPrepared<{ webhook: number }>(this.em, ADD, values)).map(({ webhook }) => webhook);
  }

  /** What comes next of a subject; it waits for what came before it. */
  async findFirst(webhook: number, subject: string): Promise<WebhookDeliveryEntity | null> {
    const [first] = await queryPrepared<{ id: number }>(this.em, FIRST, [webhook, subject]);
    return first ? this.em.findOne(WebhookDeliveryEntity, { id: first.id }, { refresh: true }) : null;
  }

  find(webhook: number, id: number): Promise<WebhookDeliveryEntity | null> {
    return this.em.findOne(WebhookDeliveryEntity, { id, webhook });
  }

  findByMessage(messageId: string): Promise<WebhookDeliveryEntity | null> {
    return this.em.findOne(WebhookDeliveryEntity, { messageId });
  }

  /** The latest first. */
  listLatest(webhook: number): Promise<WebhookDeliveryEntity[]> {
    return this.em.find(WebhookDeliveryEntity, { webhook }, { orderBy: { id: 'desc' }, limit: DELIVERIES_KEPT });
  }

  /** Of which webhooks something is due, and what it is about. */
  listDue(now: DateTime): Promise<{ webhookId: number; subject: string }[]> {
    return queryPrepared(this.em, DUE, [now.toISO()]);
  }

  /** Has all that waits for a webhook be due, and returns what it is about. */
  async makeDue(webhook: number, now: DateTime): Promise<string[]> {
    const due = await queryPrepared<{ subject: string }>(this.em, MAKE_DUE, [webhook, now.toISO()]);
    return due.map(({ subject }) => subject);
  }

  /** Has nothing that waits for a webhook be due before then, and returns what it is about, and when the first of each is due. */
  async putOffAll(webhook: number, until: DateTime): Promise<{ subject: string; dueAt: DateTime }[]> {
    const later = await queryPrepared<{ subject: string; dueMs: number }>(this.em, PUT_OFF_ALL, [
      webhook,
      until.toISO(),
    ]);
    return later.map(({ subject, dueMs }) => ({ subject, dueAt: instantAt(dueMs) }));
  }

  async giveUpAll(webhook: number, now: DateTime, problem: string): Promise<void> {
    await queryPrepared(this.em, GIVE_UP_ALL, [webhook, now.toISO(), problem]);
  }

  /** Leaves the latest of each webhook, and what waits. */
  async prune(): Promise<void> {
    await queryPrepared(this.em, PRUNE, []);
  }
}
