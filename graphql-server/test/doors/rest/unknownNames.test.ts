import { beforeAll, describe, expect, it } from '@jest/globals';
import { cacheKeyOf } from '../../../src/cache/cacheKey.ts';
import { aDraft, anEvent, aResponse } from '../../support/builders.ts';
import { statementsOf } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
import { addressOf, bodyOf, everyOperation, type Call } from './operations.ts';

const server = useServer();
let calls: Call[];
beforeAll(async () => {
  calls = await everyOperation(server);
});

const JSON_PLEASE = { as: 'ada', headers: { accept: 'application/json' } };

/** The refusal of a call, with the name of the call. */
const refusalOf = async (call: Call, url: string, body?: object) => {
  const answer = await server.rest(call.method, url, body, JSON_PLEASE);
  const { message, fields } = answer.json<{ message: string; fields: string[] }>();
  return [call.id, answer.statusCode, { message, fields }];
};

const unknown = (call: Call, kind: string, name: string, place = '') => [
  call.id,
  400,
  { message: `There is no ${kind} "${name}"${place}`, fields: [`${place && `${place.slice(4)}.`}${name}`] },
];

describe('every call refuses by its name', () => {
  it('a parameter that it does not document', async () => {
    expect(calls.length).toBeGreaterThan(35);
    for (const call of calls)
      expect(await refusalOf(call, `${addressOf(call)}?_=123`)).toEqual(unknown(call, 'parameter', '_'));
  });

  it('a field that it does not document, also where it takes no body', async () => {
    // the specification does not show what its clients send there, and nobody reads it
    const taking = calls.filter(({ id, method }) => method !== 'GET' && id !== 'duplicateEvent');
    for (const call of taking)
      expect(await refusalOf(call, addressOf(call), { colour: 'red' })).toEqual(unknown(call, 'field', 'colour'));
  });

  it('a field within another', async () => {
    // a batch refuses the row alone (test/external-ids)
    const nested = calls
      .filter(({ id }) => id !== 'createEvents')
      .flatMap((call) =>
        Object.entries(bodyOf(call)?.properties ?? {}).flatMap(([name, schema]) => {
          const lists = [schema, ...(schema.anyOf ?? [])].filter(({ items }) => items?.properties);
          return lists.map(() => ({ call, name }));
        }),
      );
    expect([...new Set(nested.map(({ name }) => name))].sort()).toEqual([
      'answers',
      'formats',
      'options',
      'questions',
      'responses',
      'votes',
    ]);
    for (const { call, name } of nested)
      expect(await refusalOf(call, addressOf(call), { [name]: [{ colour: 1 }] })).toEqual(
        unknown(call, 'field', 'colour', ` in ${name}[0]`),
      );
  });
});

describe('an unknown field', () => {
  const problemOf = async (changes: object) => {
    const answer = await server.rest('POST', '/api/events', { ...aDraft(), ...changes }, { as: 'ada' });
    const { message, fields } = answer.json<{ message: string; fields: string[] }>();
    return [answer.statusCode, { message, fields }];
  };

  it('publishes nothing, and says which was probably meant', async () => {
    const before = (await server.rest('GET', '/api/events')).json<object[]>().length;
    expect(await problemOf({ isprivate: true, max_guests: 2, titel: 'Run', tag: 'x' })).toEqual([
      400,
      {
        message:
          'There is no field "isprivate" (did you mean "isPrivate"?). There is no field "max_guests" (did you mean ' +
          '"maxGuests"?). There is no field "titel" (did you mean "title"?). There is no field "tag"',
        fields: ['isprivate', 'max_guests', 'titel', 'tag'],
      },
    ]);
    expect((await server.rest('GET', '/api/events')).json()).toHaveLength(before);
  });

  it.each(['toString', 'constructor', 'hasOwnProperty'])('is %s too, which every object has', async (name) => {
    expect(await problemOf({ [name]: 1 })).toEqual([400, { message: `There is no field "${name}"`, fields: [name] }]);
  });

  it('is named shortened where it is long, and among ten at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${'x'.repeat(70)}${at}`, 1]));
    const short = `${'x'.repeat(60)}…`;
    const [status, problem] = await problemOf(many);
    expect([status, problem]).toEqual([
      400,
      { message: expect.stringMatching(/ And 2 more$/), fields: Array(10).fill(short) },
    ]);
  });

  it('of a join is named in plain text for who accepts anything', async () => {
    const { urlHash } = await anEvent(server);
    const answer = await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'V', 'new\nline': 1 });
    expect([answer.statusCode, answer.body]).toEqual([400, 'There is no field "new\\nline"']);
  });

  it('is none in the body of a duplicate, which nobody reads', async () => {
    const event = await anEvent(server);
    const answer = await server.rest('POST', `/api/events/${event.urlHash}/duplicate`, { colour: 'red' });
    expect(answer.json()).toMatchObject({ message: 'This event does not recur' });
  });

  it.each([['[]'], ['7'], ['"x"']])('is as little taken as %s where a call takes no body', async (payload) => {
    const { urlHash } = await anEvent(server);
    const caller = { as: 'ada', headers: { 'content-type': 'application/json' } };
    const answer = await server.rest('POST', `/api/events/${urlHash}/hand-over`, payload, caller);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'This call takes no body' }]);
    expect((await server.rest('POST', `/api/events/${urlHash}/hand-over`, 'null', caller)).statusCode).toBe(201);
  });
});

describe('a query string', () => {
  it('is refused by the description of all this, too', async () => {
    const answer = await server.rest('GET', '/api/openapi.json?_=1');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: 'There is no parameter "_"', fields: ['_'] },
    ]);
  });

  it('of the specification is taken: ?uid=', async () => {
    const answer = await server.rest('GET', '/api/events/user?uid=ada', undefined, { as: 'ada' });
    expect(answer.statusCode).toBe(200);
  });

  it('with a parameter that comes twice is refused', async () => {
    const answer = await server.rest('GET', '/api/events/user?uid=ada&uid=ada', undefined, { as: 'ada' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: 'The parameter "uid" came more than once', fields: ['uid'] },
    ]);
  });

  it('with a slip says which parameter was probably meant', async () => {
    const answer = await server.rest('GET', '/api/events/user?Uid=ada', undefined, { as: 'ada' });
    expect(answer.json()).toMatchObject({
      message: 'There is no parameter "Uid" (did you mean "uid"?)',
      fields: ['Uid'],
    });
  });

  it.each(['/api/events', '/api/event-types', '/api/polls'])(
    'is refused by the list %s without asking the database, and takes nothing out of the cache',
    async (list) => {
      await aResponse(server, await anEvent(server));
      const read = async (url: string) => (await server.rest('GET', url)).statusCode;
      expect(await read(list)).toBe(200);
      const refused = ['?_=1', '?_=2', '?=', '?&=&', '??', '/?_=1', '?%5F=1'].map((query) => `${list}${query}`);
      const statements = await statementsOf(server, async () => {
        for (const url of refused) expect([url, await read(url)]).toEqual([url, 400]);
      });
      expect(statements).toBe(0);
      // in front of the routes, nothing answers these, and what says nothing is answered as the list
      expect(refused.map((url) => cacheKeyOf(url, undefined))).toEqual(refused.map(() => null));
      const empty = [list, `${list}?`, `${list}?&&`];
      expect(empty.map((url) => cacheKeyOf(url, undefined))).toEqual(empty.map(() => list));
      for (const url of empty) expect([url, await read(url)]).toEqual([url, 200]);
    },
  );
});
