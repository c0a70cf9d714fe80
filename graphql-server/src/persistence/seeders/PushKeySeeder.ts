import type { EntityManager } from '@mikro-orm/postgresql';
import { Seeder } from '@mikro-orm/seeder';
import { DateTime } from 'luxon';
import { newVapidKeys } from '../../gateways/push/vapidKeys.ts';
import { PushKeyRepository } from '../repositories/PushKeyRepository.ts';

/** Makes the keys for notifications at the first start. They stay: with others, every device would have to subscribe again. */
export class PushKeySeeder extends Seeder {
  override async run(em: EntityManager): Promise<void> {
    await new PushKeyRepository(em).keep(newVapidKeys(), DateTime.utc());
  }
}
