#!/bin/sh
# Has the database belong to a role that is no superuser, as which the servers work. PostgreSQL's image runs it on an empty
# volume; on one of the version before it is run by hand (docs/operations.md). It may be run again.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
begin;
select 'create role quorum_server' where not exists (select from pg_roles where rolname = 'quorum_server') \gexec
alter role quorum_server login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
\i /quorum/giveToServer.sql
-- the superuser is for the socket of its own container, where no password is asked
alter role current_user password null;
commit;
SQL
