import { beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { aDraft, readEvent } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';

interface Operation {
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  responses: Record<string, { description: string; headers?: object; content: Record<string, object> }>;
}

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const server = useServer();
let document: OpenApi;
beforeAll(async () => {
  document = (await server.rest('GET', '/api/openapi.json')).json();
});

/** Method, path and the payload of spec section 7. */
const CALLS: [method: string, path: string, payload?: string][] = [
  ['get', '/api/init'],
  ['get', '/api/events'],
  ['get', '/api/events/user'],
  ['get', '/api/events/{urlHash}'],
  ['get', '/api/event-types'],
  [
    'post',
    '/api/events',
    'title location date endTime timezone participantThreshold eventTypeId notes webLink isRecurring recurrenceFrequency isPrivate',
  ],
  ['put', '/api/events/{urlHash}', 'title location date endTime timezone'],
  ['post', '/api/events/{urlHash}/join', 'name email likelihood uid comment'],
  ['put', '/api/events/{urlHash}/participants/{participantId}', 'name email likelihood comment responseToken'],
  ['delete', '/api/events/{urlHash}/participants/{participantId}'],
  ['delete', '/api/events/{urlHash}'],
  ['post', '/api/events/{urlHash}/duplicate'],
];

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  it('is one, as its own JSON Schema says', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(structuredClone({ ...document }));
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('is what a linter of the trade recommends', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(document), config });
    // of one address both parts are given; no hash is of that length
    const problems = found.filter(({ message }) => !message.includes('`/api/events/by-external-id/{externalId}`'));
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it.each(CALLS)('describes %s %s', (method, path, payload = '') => {
    const operation = document.paths[path]?.[method];
    expect(operation?.summary).toEqual(expect.any(String));
    const schema = operation?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(payload.split(' ').filter((name) => name !== '')),
    );
  });

  it('has no default in what changes something, where all that is left out stays as it is', () => {
    const changes = operations().filter(({ method }) => method === 'put');
    expect(changes.map(({ path }) => path)).toContain('/api/events/{urlHash}');
    for (const { path, operation } of changes)
      expect([path, JSON.stringify(operation.requestBody)]).toEqual([path, expect.not.stringContaining('"default":')]);
    const created = document.paths['/api/events']?.post?.requestBody?.content['application/json']?.schema.properties;
    expect(created?.participantThreshold).toMatchObject({ default: 10 });
  });

  it('declares every parameter of every path, required', () => {
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect([path, declared.map(({ name }) => name).sort()]).toEqual([path, inPath.sort()]);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it('says about every operation what it answers, and about what needs a person that it does', () => {
    for (const { path, method, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect([method, path, statuses.some((status) => status.startsWith('2'))]).toEqual([method, path, true]);
      expect(Object.values(operation.responses).every(({ description }) => description !== '')).toBe(true);
      if (operation.security) expect(statuses).toContain('401');
    }
  });

  it('says that the errors of the join call are text unless a problem is asked for, and all others problems', () => {
    for (const { path, operation } of operations().filter((entry) => entry.path.startsWith('/api/event'))) {
      const refusals = Object.entries(operation.responses).filter(([status]) => status >= '400');
      const types = new Set(refusals.flatMap(([, { content }]) => Object.keys(content)));
      const text = path.endsWith('/join') ? ['text/plain'] : [];
      expect([path, ...types]).toEqual([path, ...text, 'application/problem+json']);
    }
  });

  it('has a page that shows it, without anything from elsewhere', async () => {
    const page = await server.rest('GET', '/api/docs/', undefined, { headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});

it('what is made says where it is from then on', async () => {
  const event = await server.rest('POST', '/api/events', aDraft(), { as: 'ada' });
  const { urlHash } = event.json<{ urlHash: string }>();
  expect([event.statusCode, event.headers.location]).toEqual([201, `/api/events/${urlHash}`]);
  const draft = { title: 'Cup', location: 'Hall', timezone: 'UTC', eventTypeId: 1 };
  const options = [{ date: '2026-05-20T10:00:00Z' }, { date: '2026-05-21T10:00:00Z' }];
  const poll = await server.rest('POST', '/api/polls', { ...draft, options }, { as: 'ada' });
  const made = poll.json<{ urlHash: string; options: { id: number }[] }>();
  expect([poll.statusCode, poll.headers.location]).toEqual([201, `/api/polls/${made.urlHash}`]);
  const optionId = made.options[0]?.id;
  const { headers } = await server.rest('POST', `/api/polls/${made.urlHash}/schedule`, { optionId }, { as: 'ada' });
  const scheduled = /^\/api\/events\/([\w-]{22})$/.exec(String(headers.location))?.[1] ?? '';
  expect(await readEvent(server, { urlHash: scheduled })).toMatchObject({ title: 'Cup' });
});

it('the document says so where it is so', async () => {
  const saysWhere = Object.entries(document.paths)
    .filter(([, { post }]) => 'Location' in (post?.responses['201']?.headers ?? {}))
    .map(([path]) => path);
  expect(saysWhere).toEqual([
    '/api/events',
    '/api/polls',
    '/api/events/{urlHash}/duplicate',
    '/api/polls/{urlHash}/schedule',
    '/api/polls/{urlHash}/import',
  ]);
});
