import { beforeAll, expect, it } from '@jest/globals';
import { eventDraft } from '@quorum/domain/event/draft';
import { responseDraft } from '@quorum/domain/response/draft';
import fc from 'fast-check';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { LEAK } from '../http/hostile/runs.ts';
import { askStream } from '../live/subscribeOnce.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { OpenApiContract } from '../support/openApiContract.ts';
import { useServer } from '../support/useServer.ts';
import { anyRequest, fillIn, PEOPLE, STREAM, type Request, type World } from './anyRequest.ts';
import { changesNothing, makeApiTokens, type ApiTokens } from './apiTokens.ts';

// FUZZ_REQUESTS and FUZZ_SEED say how many and which; the same seed sends the same requests
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 4711);
/** In one go, after which the rules are looked after and everything is deleted, so that lists stay short. */
const BATCH = 500;
const PER_WORLD = 40;
/** Enough that one is often in the middle of what another changes. */
const AT_A_TIME = 20;

const server = useServer();
let requests: fc.Arbitrary<Request>;
beforeAll(async () => {
  requests = await anyRequest(server);
});

const makeWorld = async (): Promise<World> => {
  const changes = {
    date: '2026-04-20T08:00:00Z',
    endTime: null,
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  } as const;
  const event = await anEvent(server, changes);
  return { event, response: await aResponse(server, event), tokens };
};

let tokens: ApiTokens;
/** How many were answered with a message, and to how many programs something was given. */
const heard = { streams: 0, programs: 0 };
const statuses: Record<number, number> = {};

const send = async (template: Request, world: World, contract: OpenApiContract) => {
  const request = {
    ...template,
    url: fillIn(template.url, world),
    headers: Object.fromEntries(Object.entries(template.headers).map(([name, value]) => [name, fillIn(value, world)])),
    ...(template.payload !== undefined && { payload: fillIn(template.payload, world) }),
  };
  if (request.url === STREAM) return sendToStream(request);
  const answer = await server.app.inject(request);
  statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
  // the catalogue of refusals names the code of a fault without one
  const hasInternalError = answer.body.includes('INTERNAL_SERVER_ERROR') && !request.url.startsWith('/api/errors');
  const isFaulty = answer.statusCode >= 500 || LEAK.test(answer.body) || hasInternalError;
  if (isFaulty) throw new Error(`${answer.statusCode} ${answer.body}\nto ${JSON.stringify(request)}\nseed ${SEED}`);
  contract.check(request.method, request.url, answer);
  const isTaken = answer.statusCode < 300;
  const isChange = request.method !== 'GET' && request.url.startsWith('/api/');
  if (isTaken && isChange && changesNothing(template.headers.authorization))
    throw new Error(`${answer.statusCode} to ${JSON.stringify(request)}\nseed ${SEED}`);
  if (isTaken && template.headers.authorization?.includes('{token: all}')) heard.programs++;
};

/** Reads what is told first, and leaves. */
const sendToStream = async (request: Request) => {
  const { statusCode, body } = await askStream(server.app, request);
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  const isFaulty = statusCode >= 500 || LEAK.test(body) || body.includes('INTERNAL_SERVER_ERROR');
  if (isFaulty) throw new Error(`${statusCode} ${body}\nto ${JSON.stringify(request)}\nseed ${SEED}`);
  if (body.includes('event: next')) heard.streams++;
};

/** What is kept is what the rules accept, by the rules themselves. */
const expectRulesKept = async () => {
  for (const uid of PEOPLE) {
    const own = await server.rest('GET', `/api/events/user?uid=${uid}`, undefined, { as: uid });
    for (const { participants, ...event } of own.json<EventView[]>()) {
      expect([event, eventDraft.safeParse(event).error]).toEqual([event, undefined]);
      for (const participant of participants)
        expect([participant, responseDraft.safeParse(participant).error]).toEqual([participant, undefined]);
    }
  }
  const orphans = await server.orm.em.fork().execute(
    `select id from event where creator_id <> all (?::text[])
     union all select id from participant where uid <> all (?::text[])
     union all select min(id) from participant where uid is not null group by event_id, uid having count(*) > 1
     union all select min(id) from event where parent_event_id is not null group by parent_event_id, occurrence_day having count(*) > 1`,
    [`{${PEOPLE.join(',')}}`, `{${PEOPLE.join(',')}}`],
  );
  expect(orphans).toEqual([]);
};

/** How many rows there are, all of which the rules have been asked about; deletes them. */
const emptied = async (): Promise<number> => {
  const em = server.orm.em.fork();
  const [row] = await em.execute<{ kept: number }[]>(
    'select ((select count(*) from event) + (select count(*) from participant))::int as kept',
  );
  server.statements.length = 0;
  await em.execute('truncate event, participant, mail, idempotency_key, cancelled_event, api_token cascade');
  await em.execute('delete from graphile_worker._private_jobs');
  return row?.kept ?? 0;
};

const TIMEOUT_MS = 180_000 + REQUESTS * 30;

it(
  `${REQUESTS} requests made up from the OpenAPI document and the GraphQL schema (seed ${SEED}) find no fault, and leave no row that breaks a rule`,
  async () => {
    const contract = new OpenApiContract(server.app);
    let kept = 0;
    for (let sent = 0; sent < REQUESTS; sent += BATCH) {
      const batch = fc.sample(requests, { numRuns: Math.min(BATCH, REQUESTS - sent), seed: SEED + sent });
      tokens = await makeApiTokens(server);
      // some request will delete the event of the world before long
      for (let at = 0; at < batch.length; at += PER_WORLD) {
        const world = await makeWorld();
        for (let from = at; from < Math.min(at + PER_WORLD, batch.length); from += AT_A_TIME)
          await Promise.all(batch.slice(from, from + AT_A_TIME).map((request) => send(request, world, contract)));
      }
      await expectRulesKept();
      kept += await emptied();
    }
    // requests that are all refused at the door would find nothing
    expect(kept).toBeGreaterThan(0);
    // programs are refused more often than people
    expect(statuses[201]).toBeGreaterThan(REQUESTS / 200);
    expect(heard.streams).toBeGreaterThan(REQUESTS / 1_000);
    expect(heard.programs).toBeGreaterThan(REQUESTS / 1_000);
    if (process.env.FUZZ_REQUESTS) console.log(`${kept} rows kept the rules; answers: ${JSON.stringify(statuses)}`);
  },
  TIMEOUT_MS,
);
