import { EventEntity, EXTERNAL_ID_ONCE } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

/** What creators call their events elsewhere. */
export class ExternalIdRepository {
  constructor(private readonly em: EntityManager) {}

  /** The hash of the person's event of that id; null where they have none. */
  async hashOf(creatorId: string, externalId: string): Promise<string | null> {
    const of = 'select url_hash as "urlHash" from event where creator_id = $1 and external_id = $2';
    const [row] = await queryPrepared<{ urlHash: string }>(this.em, of, [creatorId, externalId]);
    return row?.urlHash ?? null;
  }

  /** What the event of that number is called. */
  async idOf(event: number): Promise<string | null> {
    const of = 'select external_id as "externalId" from event where id = $1';
    const [row] = await queryPrepared<{ externalId: string | null }>(this.em, of, [event]);
    return row?.externalId ?? null;
  }

  /** Takes their ids from events that somebody gets who has others of the same ids already. */
  async dropTaken(events: readonly EventEntity[], heir: string): Promise<void> {
    const externalIds = events.flatMap(({ externalId }) => externalId ?? []);
    const taken = await this.em.find(
      EventEntity,
      { creatorId: heir, externalId: { $in: externalIds } },
      { fields: ['externalId'] },
    );
    const ids = new Set(taken.map(({ externalId }) => externalId));
    for (const one of events) if (ids.has(one.externalId)) one.externalId = null;
  }
}

/** Whether the database refused a second event of one person with one external id. */
export const isExternalIdTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === EXTERNAL_ID_ONCE;
