import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createOrm } from '../../src/persistence/orm.ts';

export interface TestDatabase {
  url: string;
  /** Whether a pooler is in between. */
  isPooled?: boolean;
  drop(): Promise<void>;
}

const setting = (name: 'QUORUM_TEST_SERVER' | 'QUORUM_TEST_ADMIN' | 'QUORUM_TEST_TEMPLATE') => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests through jest, whose global setup starts PostgreSQL.`);
  return value;
};

/** The same database, for a superuser. */
export const asAdmin = (url: string): string =>
  Object.assign(new URL(setting('QUORUM_TEST_ADMIN')), { pathname: new URL(url).pathname }).href;

const administer = async (statement: string) => {
  const client = new pg.Client(setting('QUORUM_TEST_ADMIN'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A database of the caller's own, migrated and with the event types in it: a copy of the template, some 30 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = setting('QUORUM_TEST_TEMPLATE');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const { username: owner } = new URL(setting('QUORUM_TEST_SERVER'));
  // copying file by file is faster than through the log for a database this small
  await administer(`create database ${name} template ${template} owner ${owner} strategy file_copy`);
  return {
    url: Object.assign(new URL(setting('QUORUM_TEST_SERVER')), { pathname: `/${name}` }).href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** An ORM on such a database, without a server. */
export const openTestOrm = async (): Promise<{ orm: MikroORM; close(): Promise<void> }> => {
  const database = await createTestDatabase();
  const orm = createOrm({ url: database.url });
  const close = async () => {
    await orm.close();
    await database.drop();
  };
  return { orm, close };
};
