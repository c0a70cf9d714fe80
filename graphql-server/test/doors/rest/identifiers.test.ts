import { expect, it } from '@jest/globals';
import type { PollView } from '../../../src/doors/presenters/presentPoll.ts';
import { PollWorld } from '../../polls/PollWorld.ts';
import { useServer } from '../../support/useServer.ts';
import { bodyOf, everyOperation, type Call, type Schema } from './operations.ts';

const server = useServer();

/** Those that others give, such as uids, are texts. */
const OF_OTHERS = ['creatorId', 'projectId', 'externalId'];
const isIdentifier = (name: string) => /^(id|\w+Id)$/.test(name) && !OF_OTHERS.includes(name);

/** What is followed has a uid where it is an organiser, and a number where it is not: a text holds both. */
const isFollow = ({ properties = {} }: Schema) => 'kind' in properties && 'pace' in properties;
const isOfFollow = ({ path }: Call) => path.includes('/{kind}/{id}');

const typesOf = ({ type, anyOf = [] }: Schema): string[] =>
  [...[type ?? []].flat(), ...anyOf.flatMap(typesOf)].filter((one) => one !== 'null');

/** The types of all identifiers in a schema, by their names. */
const identifiersIn = (schema: Schema | undefined): [name: string, type: string][] => {
  if (!schema || schema.readOnly) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isIdentifier(name) && !(name === 'id' && isFollow(schema))
      ? typesOf(property).map((type): [string, string] => [name, type])
      : [],
  );
  const within = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [...own, ...within.flatMap(identifiersIn)];
};

it('an identifier is a number wherever REST has it: in addresses, in bodies and in what is read', async () => {
  const calls = await everyOperation(server);
  const found = calls.flatMap((call) => [
    ...(call.operation.parameters ?? [])
      .filter(({ name }) => isIdentifier(name) && !(name === 'id' && isOfFollow(call)))
      .flatMap(({ name, schema }) => typesOf(schema).map((type): [string, string] => [name, type])),
    ...identifiersIn(bodyOf(call)),
    ...Object.values(call.operation.responses).flatMap(({ content }) =>
      identifiersIn(content?.['application/json']?.schema),
    ),
  ]);
  const names = [...new Set(found.map(([name]) => name))].sort();
  expect(names).toEqual([
    'deliveryId',
    'eventTypeId',
    'id',
    'messageId',
    'optionId',
    'parentEventId',
    'participantId',
    'questionId',
    'regularId',
    'tokenId',
    'voterId',
    'webhookId',
  ]);
  // what a delivery is known by at its receiver is a text of Standard Webhooks, and of no row
  expect(found.filter(([name, type]) => type !== (name === 'messageId' ? 'string' : 'integer'))).toEqual([]);
});

it('what a poll shows of its dates is taken back: to vote for them, to change them, to pick one', async () => {
  const { urlHash } = await new PollWorld(server).open({ participantThreshold: 10 });
  const at = `/api/polls/${urlHash}`;
  const { options } = (await server.rest('GET', at)).json<PollView>();
  const [first] = options;
  expect(options.map(({ id }) => id)).toEqual([expect.any(Number), expect.any(Number)]);
  const said = { name: 'Vera', votes: [{ optionId: first?.id, likelihood: 1 }] };
  const voted = await server.rest('POST', `${at}/votes`, said);
  expect([voted.statusCode, voted.json()]).toEqual([201, expect.objectContaining({ votes: said.votes })]);
  const kept = options.map(({ id, date }) => ({ id, date }));
  const changed = await server.rest('PATCH', at, { options: kept }, { as: 'ada' });
  expect(changed.json<PollView>().options.map(({ id, yes }) => [id, yes])).toEqual([
    [first?.id, 1],
    [options[1]?.id, 0],
  ]);
  expect((await server.rest('POST', `${at}/schedule`, { optionId: first?.id }, { as: 'ada' })).statusCode).toBe(201);
});

it('GraphQL says the same numbers as texts, and its texts are taken by REST too', async () => {
  const poll = await new PollWorld(server).open({ participantThreshold: 10 });
  const { options } = (await server.rest('GET', `/api/polls/${poll.urlHash}`)).json<PollView>();
  expect(poll.options.map(({ id }) => id)).toEqual(options.map(({ id }) => String(id)));
  const votes = [{ optionId: poll.options[0]?.id, likelihood: 1 }];
  expect((await server.rest('POST', `/api/polls/${poll.urlHash}/votes`, { name: 'V', votes })).statusCode).toBe(201);
});
