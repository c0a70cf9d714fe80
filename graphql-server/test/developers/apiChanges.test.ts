import { expect, it } from '@jest/globals';
import { API_CHANGES, changeAnchor } from '@quorum/domain/platform/apiChanges';
import { deprecationTimes } from '@quorum/domain/platform/deprecation';
import Fastify from 'fastify';
import swagger from '@fastify/swagger';
import { sendDeprecations } from '../../src/doors/rest/platform/deprecation.ts';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { PUBLIC_URL: 'https://quorum.example' } });
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

it('changes of the API have an id and a day each, the newest first', () => {
  expect(new Set(API_CHANGES.map(({ id }) => id)).size).toBe(API_CHANGES.length);
  const dates = API_CHANGES.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const date of dates) expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`);
});

/** What the GraphQL schema calls deprecated, as `CreateEventInput.creatorId`. */
const deprecatedInGraphQL = (): string[] => {
  const types = Object.values(buildSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type) => {
    const { name } = type;
    if (isEnumType(type)) return nameDeprecated(name, type.getValues());
    if (isInputObjectType(type)) return nameDeprecated(name, Object.values(type.getFields()));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const fields = Object.values(type.getFields());
    return [
      ...nameDeprecated(name, fields),
      ...fields.flatMap((one) => nameDeprecated(`${name}.${one.name}`, one.args)),
    ];
  });
};

interface Part {
  name: string;
  deprecationReason?: string | null | undefined;
}

const nameDeprecated = (owner: string, parts: readonly Part[]): string[] =>
  parts.filter(({ deprecationReason }) => deprecationReason != null).map(({ name }) => `${owner}.${name}`);

it('they name whatever the GraphQL schema calls deprecated, and nothing that it does not', () => {
  const deprecations = API_CHANGES.filter(({ kind }) => kind === 'DEPRECATED');
  const removed = API_CHANGES.filter(({ kind }) => kind === 'REMOVED').map(({ text }) => text);
  const named = deprecations
    .flatMap(({ text }) => text.match(/\b[A-Z]\w+\.\w+/g) ?? [])
    .filter((name) => !removed.some((text) => text.includes(name)));
  const deprecated = deprecatedInGraphQL();
  expect(deprecated).toContain('JoinEventInput.uid');
  expect(named.sort()).toEqual(deprecated.sort());
});

it('they are a JSON Feed, which pages of other sites may read', async () => {
  const answer = await get('/developers/changelog.json');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/feed+json; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  });
  const { items, ...feed } = answer.json<{ items: Record<string, unknown>[] }>();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://quorum.example/developers#changelog',
    feed_url: 'https://quorum.example/developers/changelog.json',
  });
  expect(items.map(({ id }) => id)).toEqual(
    API_CHANGES.map(({ id }) => `https://quorum.example/developers#${changeAnchor(id)}`),
  );
});

it('they are Atom', async () => {
  const { headers, body } = await get('/developers/changelog.atom');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body.match(/<entry>/g)).toHaveLength(API_CHANGES.length);
  expect(body).toContain(`<updated>${API_CHANGES[0]?.date ?? ''}T00:00:00.000Z</updated>`);
});

const SINCE = { since: '2027-01-31', until: '2027-05-01' };

const withOldRoute = async (deprecated = SINCE) => {
  const app = Fastify({ exposeHeadRoutes: true });
  await app.register(swagger, { openapi: { info: { title: 'A test', version: '1' } } });
  await app.register(async (scope) => {
    sendDeprecations(scope);
    scope.get('/old', { config: { deprecated } }, (_request, reply) =>
      reply.header('link', '</next>; rel="next"').send([]),
    );
    scope.get('/broken', { config: { deprecated } }, () => Promise.reject(new Error('broken')));
    scope.get('/new', () => []);
  });
  await app.ready();
  return app;
};

it('a route that will go says so with each answer, and in the OpenAPI document', async () => {
  const app = await withOldRoute();
  const SAID = { deprecation: '@1801353600', sunset: 'Sat, 01 May 2027 00:00:00 GMT' };
  const more = '</developers#deprecation>; rel="deprecation"; type="text/html"';
  for (const method of ['GET', 'HEAD'] as const)
    expect((await app.inject({ method, url: '/old' })).headers).toMatchObject({
      ...SAID,
      link: `</next>; rel="next", ${more}`,
    });
  expect((await app.inject('/broken')).headers).toMatchObject({ ...SAID, link: more });
  const { headers } = await app.inject('/new');
  for (const header of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(header);
  const { paths = {} } = app.swagger() as { paths?: Record<string, { get?: { deprecated?: boolean } }> };
  expect([paths['/old']?.get?.deprecated, paths['/new']?.get?.deprecated]).toEqual([true, undefined]);
  await app.close();
});

it('nothing goes before ninety days are over, nor on a day that there is not', async () => {
  await expect(withOldRoute({ ...SINCE, until: '2027-04-30' })).rejects.toThrow('90 days');
  expect(() => deprecationTimes({ ...SINCE, until: 'soon' })).toThrow('soon is no day');
});

it('scripts of other sites read what answers say of it', async () => {
  const { headers } = await get('/api/events', { origin: 'https://club.example' });
  const exposed = String(headers['access-control-expose-headers']);
  for (const header of ['deprecation', 'sunset', 'link']) expect(exposed).toContain(header);
});
