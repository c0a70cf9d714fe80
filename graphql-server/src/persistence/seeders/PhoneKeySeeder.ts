import type { EntityManager } from '@mikro-orm/postgresql';
import { Seeder } from '@mikro-orm/seeder';
import { DateTime } from 'luxon';
import { randomTokens } from '../../gateways/tokens.ts';
import { PhoneKeyRepository } from '../repositories/sms/PhoneKeyRepository.ts';

/** Makes the key for codes at the first start. It stays: with another, codes on their way would be wrong. */
export class PhoneKeySeeder extends Seeder {
  override async run(em: EntityManager): Promise<void> {
    await new PhoneKeyRepository(em).keep(randomTokens.secret(), DateTime.utc());
  }
}
