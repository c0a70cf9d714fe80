import { expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { askServer } from '../../src/graphiql/askServer.ts';

const SUBSCRIPTION = 'subscription { eventChanged(urlHash: "x") { title } }';
const MESSAGES = ':\n\nevent: next\ndata: {"data":{"eventChanged":{"title":"Rowing"}}}\n\nevent: complete\ndata: \n\n';

/** A server that answers with this text. */
const answering = (body: string, type: string) => {
  const send = jest.fn<typeof fetch>();
  const chunks = [new TextEncoder().encode(body)];
  const answer = {
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': type }),
    json: () => Promise.resolve(JSON.parse(body) as unknown),
    text: () => Promise.resolve(body),
    body: (async function* () {
      yield* chunks;
    })(),
  };
  send.mockResolvedValue(answer as unknown as Response);
  return send;
};

it('follows a subscription at the address that streams, with what the Headers tab says', async () => {
  const send = answering(MESSAGES, 'text/event-stream');
  const options = { documentAST: parse(SUBSCRIPTION), headers: { authorization: 'Bearer quorum_pat_x' } };
  const told: unknown[] = [];
  const answers = (await askServer(send)({ query: SUBSCRIPTION, variables: {} }, options)) as AsyncIterable<unknown>;
  for await (const answer of answers) told.push(answer);
  expect(told).toEqual([{ data: { eventChanged: { title: 'Rowing' } } }]);
  const [url, init] = send.mock.calls[0] ?? [];
  expect([url, new Headers(init?.headers).get('authorization')]).toEqual(['/graphql/stream', 'Bearer quorum_pat_x']);
});

it('asks everything else at /graphql', async () => {
  const query = '{ events { title } }';
  const send = answering('{"data":{"events":[]}}', 'application/json');
  const answers = (await askServer(send)({ query }, { documentAST: parse(query) })) as AsyncIterable<unknown>;
  for await (const answer of answers) expect(answer).toEqual({ data: { events: [] } });
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/graphql']);
});
