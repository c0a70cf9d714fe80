import type { ClientBase } from 'pg';

/** The schemas that hold what Quorum keeps: its own, and the queue's. */
export const SCHEMAS = `('public', 'graphile_worker')`;

/** What the migrations themselves keep is no data: a database that is restored into has its own. */
const NOT_DATA = `('public.mikro_orm_migrations', 'graphile_worker.migrations')`;

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name,
    array_agg(column_name::text order by ordinal_position) as columns,
    coalesce(array_agg(column_name::text) filter (where is_generated = 'ALWAYS'), '{}') as computed
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema in ${SCHEMAS} and table_type = 'BASE TABLE'
    and table_schema || '.' || table_name not in ${NOT_DATA}
  group by table_schema, table_name order by table_schema desc, table_name`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last
  from pg_sequences where schemaname in ${SCHEMAS} order by 1`;

const VERSION = `
  select array(select name from public.mikro_orm_migrations order by name)::text[]
    || array(select 'queue-' || id from graphile_worker.migrations order by id) as version`;

const IS_PREPARED = `select to_regclass('public.mikro_orm_migrations') is not null
  and to_regclass('graphile_worker.migrations') is not null as prepared`;

export interface Table {
  /** With its schema, as SQL writes it. */
  name: string;
  columns: string[];
  /** Those of the columns that PostgreSQL computes itself. */
  computed: string[];
}

export interface Sequence {
  sequence: string;
  /** The last number that it gave; null when it has given none. */
  last: string | null;
}

export const tablesOf = async (client: ClientBase): Promise<Table[]> => (await client.query<Table>(TABLES)).rows;

export const sequencesOf = async (client: ClientBase): Promise<Sequence[]> =>
  (await client.query<Sequence>(SEQUENCES)).rows;

/** The migrations that the database has had, the queue's too: rows fit where these are the same. None before the first. */
export const versionOf = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ prepared: boolean }>(IS_PREPARED);
  if (!rows[0]?.prepared) return [];
  return (await client.query<{ version: string[] }>(VERSION)).rows[0]?.version ?? [];
};
