import type { TestServer } from './testServer.ts';

/** What every table holds. */
export const everyRow = async ({ orm }: TestServer): Promise<Record<string, string>> => {
  const em = orm.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await em.execute<{ all: string }[]>(
      `select coalesce(string_agg(t.xmin || t::text, '; ' order by t::text), '') as all from ${name} as t`,
    );
    rows[name] = row?.all ?? '';
  }
  return rows;
};
