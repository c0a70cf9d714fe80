import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

interface SpanSent {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let collector: Server;
let bodies: string[];
let database: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  bodies = [];
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  server = await startServer({
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=canary',
  });
});
afterEach(async () => {
  await server.end('SIGKILL');
  collector.close();
  await database.drop();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const ASKER = 'b7ad6b7169203331';

const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SpanSent[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

it('a collector gets a request in the trace of its client, and its statements, without values and addresses', async () => {
  const [event] = (await (await fetch(`${server.address}/api/events`)).json()) as { urlHash: string }[];
  await fetch(`${server.address}/api/events/user?uid=sesame`);
  const answer = await fetch(`${server.address}/api/events/${event?.urlHash ?? ''}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${ASKER}-01` },
    body: JSON.stringify({ name: 'Vera Canary', email: 'vera@example.com' }),
  });
  expect(answer.status).toBe(201);
  // what is not sent yet is sent before it ends
  expect(await server.end('SIGTERM')).toEqual({ code: 0, stderr: '' });

  const ours = spans().filter(({ traceId }) => traceId === TRACE);
  const request = ours.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: 'POST /api/events/:urlHash/join', parentSpanId: ASKER });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } });
  expect(Number(request?.endTimeUnixNano)).toBeGreaterThan(Number(request?.startTimeUnixNano));
  const statements = ours.filter(({ kind, parentSpanId }) => kind === 3 && parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'insert participant', 'commit']));
  expect(bodies.join('')).not.toMatch(/sesame|Canary|vera@example/);
  expect(bodies.join('')).not.toContain(event?.urlHash);
  expect(bodies.join('')).not.toContain('127.0.0.1');
});

it("a response from the cache has its route's name, and its refill is a part of it; OpenTelemetry's own variables count", async () => {
  const headers = { traceparent: `00-${TRACE}-${ASKER}-01` };
  await Promise.all([1, 2, 3, 4].map(() => fetch(`${server.address}/api/events`, { headers })));
  await fetch(`${server.address}/healthz`, { headers });
  await server.end('SIGTERM');

  const ours = spans().filter(({ traceId }) => traceId === TRACE);
  const requests = ours.filter(({ kind }) => kind === 2);
  expect(requests.map(({ name }) => name)).toEqual(Array.from({ length: 4 }, () => 'GET /api/events'));
  const refills = ours.filter(({ name }) => name === 'refill /api/events');
  expect([1, 2]).toContain(refills.length);
  expect(requests.map(({ spanId }) => spanId)).toEqual(
    expect.arrayContaining(refills.map(({ parentSpanId }) => parentSpanId)),
  );
  expect(bodies.join('')).toContain('canary');
  expect(bodies.join('')).toContain('"quorum"');
});

it('a collector that is not there changes nothing for people, and does not hold the end', async () => {
  collector.closeAllConnections();
  collector.close();
  expect((await fetch(`${server.address}/api/events`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
});
