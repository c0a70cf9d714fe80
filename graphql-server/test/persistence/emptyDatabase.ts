import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestDatabase } from '../support/testDatabase.ts';

const asAdmin = async (statement: string) => {
  const client = new pg.Client(process.env.QUORUM_TEST_ADMIN);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A database with nothing in it, not even tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  // the prefix by which the tests' databases are found and removed at the end
  const name = `${process.env.QUORUM_TEST_TEMPLATE ?? ''}_empty_${randomBytes(6).toString('hex')}`;
  const { username: owner } = new URL(process.env.QUORUM_TEST_SERVER ?? '');
  await asAdmin(`create database ${name} template template0 owner ${owner}`);
  return {
    url: Object.assign(new URL(process.env.QUORUM_TEST_SERVER ?? ''), { pathname: `/${name}` }).href,
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}
