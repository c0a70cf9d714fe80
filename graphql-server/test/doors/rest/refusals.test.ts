import { describe, expect, it } from '@jest/globals';
import { aDraft, anEvent, aResponse } from '../../support/builders.ts';
import type { TestServer } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();

const PROBLEM = 'application/problem+json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA';

type Request = Parameters<TestServer['rest']>;

const refusalOf = async (...request: Request) => {
  const { statusCode, headers, body } = await server.rest(...request);
  return { status: statusCode, type: headers['content-type'], body };
};

/** The reasons of it follow. */
const problemBody = (message: string, fields?: string[]): unknown =>
  expect.stringContaining(`${JSON.stringify({ message, fields }).slice(1, -1)},"reasons":[{"key":`);

const problem = (status: number, message: string, fields?: string[]) => ({
  status,
  type: PROBLEM,
  body: problemBody(message, fields),
});

describe('an error of the REST facade', () => {
  it('is { message, fields, reasons } with 400 for bad input', async () => {
    expect(await refusalOf('POST', '/api/events', aDraft({ title: ' ', webLink: 'ftp://x' }), { as: 'ada' })).toEqual(
      problem(400, 'Title is required. Please enter a valid URL', ['title', 'webLink']),
    );
  });

  it('names every field that a create needs', async () => {
    const { body } = await refusalOf('POST', '/api/events', {}, { as: 'ada' });
    const { message, fields } = JSON.parse(body) as { message: string; fields: string[] };
    expect(message).toContain('Title is required. Location is required. Start time is required');
    expect(message).toContain('Event type is required');
    expect(fields).toEqual(['title', 'location', 'date', 'timezone', 'eventTypeId']);
  });

  it('is 401 for what needs a person', async () => {
    expect(await refusalOf('POST', '/api/events', aDraft())).toEqual(problem(401, 'Please sign in first'));
    expect(await refusalOf('GET', '/api/events/user?uid=')).toEqual(problem(401, 'Please sign in first'));
  });

  it('is 401 for a token that is not valid, also where none is needed', async () => {
    const caller = { headers: { authorization: 'Bearer forged' } };
    expect(await refusalOf('GET', '/api/events', undefined, caller)).toMatchObject({ status: 401, type: PROBLEM });
  });

  it('is 403 for what is not allowed', async () => {
    const { urlHash } = await anEvent(server);
    expect(await refusalOf('DELETE', `/api/events/${urlHash}`, undefined, { as: 'mallory' })).toEqual(
      problem(403, 'Only its creator may delete this event'),
    );
    expect(await refusalOf('GET', '/api/events/user?uid=ada', undefined, { as: 'mallory' })).toEqual(
      problem(403, 'That is not your account'),
    );
  });

  it('is 404 alike for a hash that is unknown and one that is malformed', async () => {
    const unknown = await refusalOf('GET', `/api/events/${UNKNOWN}`);
    expect(unknown).toEqual(problem(404, 'There is no such event'));
    for (const hash of ['1', 'x', `${UNKNOWN}A`, '%00', '..%2f..%2fetc', '%F0%9F%8F%90']) {
      expect(await refusalOf('GET', `/api/events/${hash}`)).toEqual(unknown);
    }
  });

  it('is 404 for an address that nothing answers at', async () => {
    const nothing = problem(404, 'There is nothing at this address');
    expect(await refusalOf('GET', '/api/nothing')).toEqual(nothing);
  });

  it('is 405 at an address that takes other methods', async () => {
    const sentence = 'This address does not accept this method; the header Allow lists those that it accepts';
    expect(await refusalOf('PUT', '/api/events', {})).toEqual(problem(405, sentence));
  });

  it('is 409 for what is not possible as things are', async () => {
    const { urlHash } = await anEvent(server);
    expect(await refusalOf('POST', `/api/events/${urlHash}/duplicate`)).toEqual(
      problem(409, 'This event does not recur'),
    );
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'is 415 for a body of type %s',
    async (type) => {
      const caller = { as: 'ada', headers: { 'content-type': type } };
      expect(await refusalOf('POST', '/api/events', JSON.stringify(aDraft()), caller)).toEqual(
        problem(415, 'Please send JSON, with the header Content-Type: application/json'),
      );
    },
  );

  it('is 400 for a body that is not JSON, and 413 for one that is too large', async () => {
    const caller = { as: 'ada', headers: { 'content-type': 'application/json' } };
    expect(await refusalOf('POST', '/api/events', '{"title":', caller)).toEqual(
      problem(400, 'The request could not be read. Is its body valid JSON?'),
    );
    expect(await refusalOf('POST', '/api/events', aDraft({ notes: 'x'.repeat(70_000) }), caller)).toEqual(
      problem(413, 'The request is too large'),
    );
  });

  it.each(['/api/events/%zz', '/api/events/%ff', '/api/polls/%'])(
    'is 400 for the address %s, which it names',
    async (at) => {
      expect(await refusalOf('GET', at)).toEqual(
        problem(400, 'The address could not be read. Is its percent-encoding valid UTF-8?'),
      );
    },
  );

  it('takes an empty body with the header of JSON for none', async () => {
    const { urlHash } = await anEvent(server);
    const caller = { as: 'ada', headers: { 'content-type': 'application/json' } };
    expect(await refusalOf('DELETE', `/api/events/${urlHash}`, '', caller)).toMatchObject({ status: 200 });
    expect(await refusalOf('POST', '/api/events', '', caller)).toEqual(
      problem(400, 'The event must be an object with its fields'),
    );
  });
});

describe('an error of the join call is plain text', () => {
  const join = (body: unknown, caller: Request[3] = {}, hash = UNKNOWN) =>
    refusalOf('POST', `/api/events/${hash}/join`, body, caller);
  const text = (status: number, body: string) => ({ status, type: TEXT, body });
  const json = { 'content-type': 'application/json' };

  it.each<[string, Request[2], Request[3], ReturnType<typeof text>]>([
    ['without a name', { name: '' }, {}, text(400, 'Name is required')],
    ['without a body', undefined, {}, text(400, 'The response must be an object with its fields')],
    [
      'with half a body',
      '{"name',
      { headers: json },
      text(400, 'The request could not be read. Is its body valid JSON?'),
    ],
    ['with a uid of nobody signed in', { name: 'V', uid: 'ada' }, {}, text(401, 'Please sign in first')],
    ['with a uid of another', { name: 'V', uid: 'ada' }, { as: 'bea' }, text(403, 'That is not your account')],
    ['of an unknown event', { name: 'V' }, {}, text(404, 'There is no such event')],
    ['with a huge body', { name: 'x'.repeat(70_000) }, {}, text(413, 'The request is too large')],
    [
      'as a form',
      'name=V',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      text(415, 'Please send JSON, with the header Content-Type: application/json'),
    ],
  ])('%s', async (_sentence, body, caller, expected) => {
    expect(await join(body, caller)).toEqual(expected);
  });

  it('unless the client asks for a problem, which names the fields', async () => {
    const headers = { ...json, accept: 'application/problem+json' };
    expect(await join({ name: '' }, { headers })).toMatchObject({
      status: 400,
      type: 'application/problem+json; charset=utf-8',
      body: problemBody('Name is required', ['name']),
    });
  });

  it('for the second response of one person', async () => {
    const event = await anEvent(server);
    await aResponse(server, event, {}, { as: 'bea' });
    expect(await join({ name: 'Bea' }, { as: 'bea' }, event.urlHash)).toEqual(
      text(409, 'You have already responded. Please edit your response instead'),
    );
  });

  it.each([
    ['that is far too long', 'a'.repeat(300), 414],
    ['that is not percent-encoded as it should', '%E0%A4%A', 400],
  ])('at an address %s', async (_sentence, hash, status) => {
    expect(await join({ name: 'V' }, {}, hash)).toMatchObject({ status, type: TEXT });
  });
});
