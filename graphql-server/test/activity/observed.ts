import type { MailServer } from '../mail/mailServer.ts';

/** What is no state of events, responses, polls, votes, series, hand-overs, moderation or accounts. */
const BOOKKEEPING = new Set([
  'activity',
  'event_type',
  'event_weather',
  'follow_news',
  'idempotency_key',
  'limit_count',
  'local_account',
  'mail',
  'mikro_orm_migrations',
  'phone_code',
  'phone_key',
  'place',
  'push',
  'push_key',
  'sms',
  'sms_count',
  'sms_received',
  'sms_stopped',
  'unsubscribed',
  'withdrawn',
]);

/** Columns that follow from others, or say what was told to whom. */
const NO_STATE = `'{tally,voter_count,decision_due,is_quorum_told,responses_told_at,reminded_at,asked_at,news,is_unconfirmed,last_used_at}'::text[]`;

interface Recorded {
  type: string;
  eventId: number | null;
  pollId: number | null;
  details: object;
}

/** Something that was done, and what came of it. */
export interface Observation {
  /** The field of a mutation, the method and path of a REST call, or the job. */
  name: string;
  hasChanged: boolean;
  recorded: Recorded[];
}

const TABLES = `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
const SINCE = `select type, event_id as "eventId", poll_id as "pollId", details from activity where id > ? order by id`;
const LAST = 'select coalesce(max(id), 0)::int as id from activity';

const digestOf = (table: string) =>
  `(select md5(coalesce(string_agg(row::text, ' ' order by row::text), ''))
    from (select to_jsonb(t) - ${NO_STATE} as row from "${table}" as t) as rows)`;

/** The first field of a mutation. */
export const fieldOf = (document: string) => /mutation[^{]*\{\s*(\w+)/.exec(document)?.[1];

/** The path of the OpenAPI document for an address. */
export const routeOf = (path: string) =>
  path
    .replaceAll(/\/[\w-]{22}(?=\/|$)/g, '/{urlHash}')
    .replace('/series/{urlHash}', '/series/{seriesHash}')
    .replaceAll(/\/regulars\/\d+/g, '/regulars/{regularId}')
    .replaceAll(/\/participants\/\d+/g, '/participants/{participantId}')
    .replaceAll(/\/follows\/\w+\/\w+/g, '/follows/{kind}/{id}')
    .replaceAll(/\/co-organisers\/\w+/g, '/co-organisers/{uid}')
    .replaceAll(/\/by-external-id\/\w+/g, '/by-external-id/{externalId}')
    .replaceAll(/\/tokens\/\d+/g, '/tokens/{tokenId}')
    .replaceAll(/\/webhooks\/\d+/g, '/webhooks/{webhookId}')
    .replaceAll(/\/deliveries\/\d+/g, '/deliveries/{deliveryId}')
    .replaceAll(/\/votes\/\d+/g, '/votes/{voterId}');

/** The server, and what comes of each mutation, REST call and job, which must come one after the other. */
export const observed = async (server: MailServer) => {
  const ask = <Row>(sql: string, values: unknown[] = []) => server.orm.em.fork().execute<Row[]>(sql, values);
  const tables = (await ask<{ name: string }>(TABLES)).map(({ name }) => name);
  const state = `select ${tables
    .filter((name) => !BOOKKEEPING.has(name))
    .map(digestOf)
    .join(' || ')} as state`;
  const stateNow = async () => (await ask<{ state: string }>(state))[0]?.state;

  const observations: Observation[] = [];
  const watch = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    const before = await stateNow();
    const [last] = await ask<{ id: number }>(LAST);
    const result = await act();
    const recorded = await ask<Recorded>(SINCE, [last?.id ?? 0]);
    observations.push({ name, hasChanged: (await stateNow()) !== before, recorded });
    return result;
  };

  const graphql: MailServer['graphql'] = (document, ...more) => {
    const field = fieldOf(document);
    const act = () => server.graphql(document, ...more);
    return field === undefined ? act() : watch(field, act);
  };
  const rest: MailServer['rest'] = (method, path, ...more) => {
    const act = () => server.rest(method, path, ...more);
    return method === 'GET' ? act() : watch(`${method} ${routeOf(path)}`, act);
  };
  const tasks = Object.fromEntries(
    Object.entries<(payload: never) => Promise<void>>(server.tasks).map(([name, task]) => [
      name,
      (payload: never) => watch(name, () => task(payload)),
    ]),
  ) as MailServer['tasks'];
  return { server: { ...server, graphql, rest, tasks }, observations };
};
