import type { EntityManager } from '@mikro-orm/postgresql';
import { Seeder } from '@mikro-orm/seeder';
import { EventTypeEntity } from '../entities/EventTypeEntity.ts';
import { EVENT_TYPES } from './eventTypes.ts';

/** Adds the event types that are missing, found by name, so that it may run at every start and in every replica. */
export class EventTypeSeeder extends Seeder {
  override async run(em: EntityManager): Promise<void> {
    await em.upsertMany(EventTypeEntity, [...EVENT_TYPES], { onConflictFields: ['name'], onConflictAction: 'ignore' });
  }
}
