// Mercurius with compiled queries and loaders, on our own schema: one SQL statement for each kind of thing.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';
import { isAtRisk, outlookOf, statusOf } from '../src/rules.ts';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });

const EVENT = `id, url_hash as "urlHash", title, location, date, end_time as "endTime", timezone,
  content_revision as revision, participant_threshold as "participantThreshold", notes, web_link as "webLink", is_private as "isPrivate",
  is_guest_list_hidden as "isGuestListHidden", capacity, max_guests as "maxGuests", formats, event_type_id as "eventTypeId",
  decide_at as "decideAt", decision_rule as "decisionRule", rain_limit as "rainLimit", status, status_reason as "statusReason",
  decided_by as "decidedBy", needed_seats as "neededSeats", had_seats as "hadSeats", is_held_by_rain as "isHeldByRain", is_recurring as "isRecurring", recurrence_frequency as "recurrenceFrequency",
  parent_event_id as "parentEventId", creator_id as "creatorId", creator_name as "creatorName"`;

/** The responses of events, which the rules need too. No event here has a capacity, so none of them waits. @param {any[]} events */
const responsesOf = async (events) => {
  const { rows } = await pool.query({
    name: 'responses',
    text: `select event_id as of, id, name, likelihood::float, comment, guests, min_participants as "minParticipants",
      is_standby as "isStandby", holds_place as "holdsPlace", definite_at as "definiteAt"
      from participant where event_id = any($1) order by id`,
    values: [events.map(({ id }) => id)],
  });
  return Map.groupBy(rows, (row) => row.of);
};

/** @param {'>=' | '<'} window @param {'asc' | 'desc'} order @param {number} first */
const page = async (window, order, first) => {
  const where = `not is_private and not is_hidden and past_after ${window} now()`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    pool.query({
      name: `page ${order}`,
      text: `select ${EVENT} from event where ${where} order by date ${order}, id ${order} limit $1`,
      values: [first + 1],
    }),
    pool.query({ name: `count ${order}`, text: `select count(*)::int as total from event where ${where}` }),
  ]);
  const shown = rows.slice(0, first);
  const responses = await responsesOf(shown);
  const nodes = shown.map((event) => {
    const participants = (responses.get(event.id) ?? []).map((response) => ({
      ...response,
      status: statusOf(response),
    }));
    const { chance } = outlookOf(participants, event);
    const { date, endTime } = event;
    return {
      ...event,
      date: date.toISOString(),
      endTime: endTime?.toISOString() ?? null,
      decideAt: event.decideAt?.toISOString() ?? null,
      participants,
      chance,
      isAtRisk: isAtRisk(participants, event),
    };
  });
  const last = nodes.at(-1);
  return {
    nodes,
    totalCount: counted[0].total,
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: last ? Buffer.from(`${Date.parse(last.date)}.${last.id}`).toString('base64url') : null,
    },
  };
};

/** One statement for the things of many events. @param {string} name @param {string} text @param {string} key */
const manyOf = (name, text, key) => async (/** @type {{ obj: any }[]} */ queries) => {
  const { rows } = await pool.query({ name, text, values: [queries.map(({ obj }) => obj[key])] });
  return Map.groupBy(rows, (row) => row.of);
};

const eventTypes = manyOf(
  'types',
  'select id as of, id, name, color from event_type where id = any($1)',
  'eventTypeId',
);
const weather = manyOf(
  'weather',
  `select event_id as of, icon, temperature, description, precipitation, resolved_location as "resolvedLocation"
    from event_weather where event_id = any($1)`,
  'id',
);

const app = Fastify();
await app.register(mercurius, {
  schema: readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: {
    Query: {
      events: (_root, { when, first }) => (when === 'PAST' ? page('<', 'desc', first) : page('>=', 'asc', first)),
    },
  },
  loaders: {
    Event: {
      async eventType(queries) {
        const found = await eventTypes(queries);
        return queries.map(({ obj }) => found.get(obj.eventTypeId)[0]);
      },
      async weather(queries) {
        const found = await weather(queries);
        return queries.map(({ obj }) => found.get(obj.id)?.[0] ?? null);
      },
    },
  },
  jit: 1,
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log('mercurius is ready');
