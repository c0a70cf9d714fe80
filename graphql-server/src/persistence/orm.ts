import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions, type OrmSettings } from './ormOptions.ts';

export type { EntityManager } from '@mikro-orm/postgresql';

/** The ORM on a database that may or may not be up: it connects with its first query. */
export const createOrm = (settings: OrmSettings): MikroORM => new MikroORM(ormOptions(settings));
