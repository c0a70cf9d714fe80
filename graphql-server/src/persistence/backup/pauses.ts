import type { ClientBase } from 'pg';
import { requireTriggersAgree } from './requireTriggersAgree.ts';
import { SCHEMAS } from './tables.ts';

/** The statements that put something off while rows are loaded, and those that make it what it was. */
interface Pause {
  pause: string;
  resume: string;
}

/**
 * Rows are what triggers made of them before, and what a trigger looks for may not be there yet. The owner of a table may do
 * this; `session_replication_role` is for superusers.
 */
const TRIGGERS = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as pause,
    format('alter table %s enable %s trigger %I', tgrelid::regclass,
      case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as resume
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where not tgisinternal and tgenabled <> 'D' and nspname in ${SCHEMAS}`;

/** Rows come table by table, so what they refer to may come later: it is looked at once all are there. */
const REFERENCES = `
  select format('alter table %s alter constraint %I deferrable initially deferred', conrelid::regclass, conname) as pause,
    format('alter table %s alter constraint %I %s', conrelid::regclass, conname, case
      when condeferred then 'deferrable initially deferred'
      when condeferrable then 'deferrable initially immediate'
      else 'not deferrable' end) as resume
  from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
  where contype = 'f' and convalidated and nspname in ${SCHEMAS}`;

/** Older rows need not keep what was asked of new ones only. */
const UNVALIDATED = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as pause,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as resume
  from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
  where not convalidated and nspname in ${SCHEMAS}`;

/**
 * Loads rows while nothing looks at them one by one, and then has references and triggers look at them. To be called in a
 * transaction.
 * @throws Error what the database says about a row that does not hold
 */
export const withoutTriggers = async <Result>(client: ClientBase, load: () => Promise<Result>): Promise<Result> => {
  const pausesBy = async (sql: string) => (await client.query<Pause>(sql)).rows;
  const ofTriggers = await pausesBy(TRIGGERS);
  const ofConstraints = [...(await pausesBy(REFERENCES)), ...(await pausesBy(UNVALIDATED))];
  for (const { pause } of [...ofTriggers, ...ofConstraints]) await client.query(pause);
  const result = await load();
  await client.query('set constraints all immediate');
  for (const { resume } of ofTriggers) await client.query(resume);
  await requireTriggersAgree(client);
  for (const { resume } of ofConstraints) await client.query(resume);
  return result;
};
