import { preferencesOf, type Choices, type Preferences } from '@quorum/domain/notifications/preferences';
import { LockMode } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { PreferencesEntity } from '../../entities/PreferencesEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** Whose preferences they are. */
export type PreferencesOwner = { participant: number; uid?: never } | { uid: string; participant?: never };

const OF_READERS = `select participant_id as "participantId", uid, choices from notification_preferences
  where participant_id = any ($1::int[]) or uid = any ($2::text[])`;

const SILENCED = `select from participant as p join event as e on e.id = p.event_id
    join notification_preferences as n on n.participant_id = p.id or n.uid = p.uid
  where p.id = $1 and (n.choices @> '{"isMuted": true}' or n.choices @> '{"isStopped": true}'
    or n.choices->'mutedEvents' @> to_jsonb(e.url_hash)) limit 1`;

const SILENCED_PERSON = `select from notification_preferences
  where uid = $1 and (choices @> '{"isStopped": true}' or choices->'mutedEvents' @> to_jsonb($2::text)) limit 1`;

interface Row {
  participantId: number | null;
  uid: string | null;
  choices: Choices;
}

/** Somebody who is told about an event or a poll. */
export interface Recipient {
  /** Of the response; none of an organiser or a voter. */
  responseId?: number | null | undefined;
  /** Of the person, where one is known. */
  uid?: string | null | undefined;
  /** What was chosen for the response, where that is gone. */
  choices?: Choices | undefined;
}

/** What people have chosen about how they are told. */
export class PreferencesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null where nothing was chosen. */
  async find(owner: PreferencesOwner): Promise<Choices | null> {
    return (await this.em.findOne(PreferencesEntity, owner, { disableIdentityMap: true }))?.choices ?? null;
  }

  /** The same, made where there is none, and locked until the transaction ends: of two changes none is lost. */
  async require(owner: PreferencesOwner, now: DateTime): Promise<PreferencesEntity> {
    const fresh = { ...owner, choices: {}, createdAt: now, updatedAt: now };
    const onConflictFields = [owner.uid === undefined ? ('participant' as const) : ('uid' as const)];
    await this.em.upsert(PreferencesEntity, fresh, { onConflictFields, onConflictAction: 'ignore' });
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return this.em.findOneOrFail(PreferencesEntity, owner, locked);
  }

  /** Whether nothing may be told about the event of that response, by what was chosen since it was written. */
  async isSilenced(responseId: number): Promise<boolean> {
    return (await queryPrepared(this.em, SILENCED, [responseId])).length > 0;
  }

  /** The same of a person who is told as an organiser, or about an event that is gone; `urlHash` is that of the event or the poll, if there is one. */
  async isPersonSilenced(uid: string, urlHash: string | null): Promise<boolean> {
    return (await queryPrepared(this.em, SILENCED_PERSON, [uid, urlHash])).length > 0;
  }

  /** What tells how each of these people wants to be told about the event or the poll of that hash. */
  async preferencesFor(urlHash: string, people: readonly Recipient[]): Promise<(one: Recipient) => Preferences> {
    const responses = people.flatMap(({ responseId }) => responseId ?? []);
    const uids = people.flatMap(({ uid }) => uid ?? []);
    const rows = await queryPrepared<Row>(this.em, OF_READERS, [responses, uids]);
    const ofResponse = new Map(rows.map(({ participantId, choices }) => [participantId, choices]));
    const ofPerson = new Map(rows.map(({ uid, choices }) => [uid, choices]));
    return ({ responseId, uid, choices }) =>
      preferencesOf({
        own: choices ?? (responseId == null ? null : ofResponse.get(responseId)),
        account: uid == null ? null : ofPerson.get(uid),
        urlHash,
      });
  }
}
