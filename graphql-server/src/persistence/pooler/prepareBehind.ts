import type { MikroORM } from '@mikro-orm/postgresql';
import { createOrm } from '../orm.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { waitForDatabase } from '../waitForDatabase.ts';
import { requirePair, type Addresses } from './requirePair.ts';

type Options = Parameters<typeof prepareDatabase>[2];

/**
 * Brings the database up to date by its direct address, once both addresses are known to go together.
 * @param orm of the servers' requests
 * @throws StartupError when one of them cannot be reached, or they are no pair
 */
export const prepareBehind = async (addresses: Addresses, orm: MikroORM, options: Options): Promise<void> => {
  const { url, directUrl } = addresses;
  const isPooled = url !== directUrl;
  await waitForDatabase(directUrl, isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  if (isPooled) await waitForDatabase(url, 'DATABASE_URL');
  await requirePair(addresses);
  if (!isPooled) return prepareDatabase(orm, url, options);
  const direct = createOrm({ url: directUrl });
  try {
    await prepareDatabase(direct, directUrl, options);
  } finally {
    await direct.close();
  }
};
