-- Has the database that is open belong to quorum_server with everything in it that is not PostgreSQL's own: one of the
-- version before has all of it belong to the superuser. Indexes, row types and the sequences of columns follow their tables.
-- For a superuser, in a transaction; docker-compose.yml and the embedded PostgreSQL both go by it.
do $$
declare command text;
begin
  for command in
    select format('alter schema %I owner to quorum_server', nspname)
      from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    union all
    select format('alter %s %s owner to quorum_server',
        case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and not (c.relkind = 'S' and exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to quorum_server', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    union all
    select format('alter type %s owner to quorum_server', t.oid::regtype)
      from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and (t.typtype in ('e', 'd') or (t.typtype = 'c' and c.relkind = 'c'))
  loop
    execute command;
  end loop;
  execute format('alter database %I owner to quorum_server', current_database());
end $$;
