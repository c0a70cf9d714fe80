import { afterEach, describe, expect, it } from '@jest/globals';
import type { EmbeddedPostgres } from '@quorum/embedded-postgres';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../src/config/StartupError.ts';
import { startDatabase } from '../../src/persistence/startDatabase.ts';
import { migrate } from '../../src/persistence/migrate.ts';
import { newFolder } from '../support/newFolder.ts';
import { query } from '../../../packages/embedded-postgres/test/query.ts';

const started: EmbeddedPostgres[] = [];
const folders: string[] = [];

const aFolder = () => {
  const folder = newFolder();
  folders.push(folder);
  return folder;
};

const start = async (dataDir: string, durable = true) => {
  const postgres = await startDatabase({ dataDir, durable });
  started.push(postgres);
  return postgres;
};

const KEEP = 'create table kept (n int); insert into kept values (1)';
const KEPT = 'select n from kept order by n';

afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()));
  for (const folder of folders.splice(0)) rmSync(path.dirname(folder), { recursive: true, force: true });
});

describe('the server’s role', () => {
  const RIGHTS = `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user`;
  const NONE = {
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
  };
  const FOREIGN = `select count(*)::int n from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where s.nspname !~ '^pg_' and s.nspname <> 'information_schema' and c.relowner <> 'quorum_server'::regrole`;

  it('is no superuser, and owns its database alone', async () => {
    const { url } = await start(aFolder(), false);
    expect(await query(url, RIGHTS)).toEqual([NONE]);
    expect(await query(url, `select datname from pg_database where datdba = current_user::regrole`)).toEqual([
      { datname: 'quorum' },
    ]);
    const forbidden = [
      `copy (select 1) to program 'id'`,
      `select pg_read_file('postgresql.conf')`,
      'create role mallory superuser',
      'create database another',
      `alter system set log_statement = 'all'`,
      'set session authorization quorum',
    ];
    for (const statement of forbidden) await expect(query(url, statement)).rejects.toThrow(/permission denied/);
  });

  it('gets what a folder of the version before has, where all of it was the superuser’s', async () => {
    const dataDir = aFolder();
    const before = await start(dataDir, false);
    await query(before.adminUrl, 'alter database quorum owner to quorum; drop role quorum_server');
    await migrate(before.adminUrl);
    await query(before.adminUrl, KEEP);
    await query(
      before.adminUrl,
      `create view seen as select n from kept; create sequence counted; create type mood as enum ('ok');
       create function one() returns int language sql return 1; create materialized view known as select 1 as n`,
    );
    await before.stop();

    const { url } = await start(dataDir, false);
    expect([await query(url, RIGHTS), await query(url, FOREIGN)]).toEqual([[NONE], [{ n: 0 }]]);
    // only an owner may
    const changes = [
      'table kept add m int',
      'table event add m int',
      'view seen rename to saw',
      'type mood rename to mode',
    ];
    for (const change of changes) await query(url, `alter ${change}`);
    expect(await query(url, KEPT)).toEqual([{ n: 1 }]);
    await migrate(url);
    expect(await query(url, 'select name from event_type limit 1')).toHaveLength(1);
  });
});

describe('a folder that will not do', () => {
  it('is refused with what to do about it', async () => {
    const [occupied, inTheWay] = [aFolder(), aFolder()];
    mkdirSync(occupied);
    writeFileSync(path.join(occupied, 'thesis.txt'), 'years of work');
    writeFileSync(inTheWay, 'a file in the way'); // root may write anywhere else
    const below = path.join(inTheWay, 'data');
    await expect(start(occupied)).rejects.toEqual(
      new StartupError(
        `The data folder ${occupied} is not empty and was not made by Quorum: set DATA_DIR to an empty or a new folder.`,
      ),
    );
    await expect(start(below)).rejects.toEqual(
      new StartupError(
        `The data folder ${below} cannot be used (ENOTDIR): ` +
          'set DATA_DIR to a folder that can be written, or DATABASE_URL to a PostgreSQL of yours.',
      ),
    );
  });
});
