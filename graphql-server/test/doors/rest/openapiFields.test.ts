import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { decisionDraft } from '@quorum/domain/decision/decision';
import { eventDraft } from '@quorum/domain/event/draft';
import { followSettings } from '@quorum/domain/follow/follow';
import { personNotifications } from '@quorum/domain/notifications/draft';
import { addedResponse } from '@quorum/domain/organising/added';
import { attendanceMark } from '@quorum/domain/organising/attendance';
import { messageDraft } from '@quorum/domain/organising/messages';
import { codeTyped } from '@quorum/domain/phone/code';
import { accountPhone } from '@quorum/domain/phone/phone';
import { tokenDraft } from '@quorum/domain/platform/apiToken';
import { pollDraft } from '@quorum/domain/poll/draft';
import { voteDraft } from '@quorum/domain/poll/vote';
import { pushSubscription } from '@quorum/domain/push/subscription';
import { reportDraft } from '@quorum/domain/report/draft';
import { responseDraft } from '@quorum/domain/response/draft';
import { paymentChange } from '@quorum/domain/response/payment';
import { regularDraft } from '@quorum/domain/series/regular';
import { webhookDraft } from '@quorum/domain/webhooks/draft';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { z } from 'zod';
import { TAGS } from '../../../src/doors/rest/document/tags.ts';
import { DESCRIPTIONS } from '../../../src/doors/rest/document/fieldTexts/descriptions.ts';
import { EXAMPLES } from '../../../src/doors/rest/document/fieldTexts/examples.ts';
import { FORMATS } from '../../../src/doors/rest/document/fieldTexts/formats.ts';
import { SCHEMA_TEXTS } from '../../../src/doors/rest/document/fieldTexts/schemaTexts.ts';
import type { Operation, Parameter, Paths, Schema } from '../../../src/doors/rest/document/OpenApi.ts';

interface Document {
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Paths;
  components: Record<string, Record<string, object>> & { schemas: Record<string, Schema> };
}

// the test of the server sees to it that this is what it sends
const document = JSON.parse(readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8')) as Document;
const { schemas } = document.components;

const lengthOf = (part: unknown) => JSON.stringify(part).length;

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

interface Field {
  /** Its schema and its name there, such as `NewEvent.formats.at`. */
  place: string;
  schema: Schema;
}

const fieldsIn = (schema: Schema, within: string): Field[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const place = `${within}.${name}`;
    return [{ place, schema: property }, ...fieldsIn(property, place)];
  }),
  ...[...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])].flatMap((part) => fieldsIn(part, within)),
];

const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, name));

const isMadeOfParts = ({ $ref, properties, items, anyOf = [] }: Schema): boolean =>
  $ref !== undefined || properties !== undefined || [...(items ? [items] : []), ...anyOf].some(isMadeOfParts);

const isParameter = (part: Parameter | { $ref: string }): part is Parameter => 'name' in part;
const parameters = [
  ...Object.values(document.components.parameters ?? {}),
  ...operations.flatMap((operation) => operation.parameters ?? []),
].filter((part) => isParameter(part as Parameter)) as Parameter[];

describe('every field of every request and response', () => {
  it('is described', () => {
    expect(fields.length).toBeGreaterThan(600);
    const silent = fields.filter(({ schema }) => !schema.description);
    expect(silent.map(({ place }) => place)).toEqual([]);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
  });

  it('has an example, or parts that have; what is ignored has none', () => {
    const silent = fields.filter(({ schema }) => !schema.readOnly && !schema.examples && !isMadeOfParts(schema));
    expect(silent.map(({ place }) => place)).toEqual([]);
    expect(parameters.filter(({ schema }) => !schema?.examples)).toEqual([]);
  });

  it('has an example that it would take', () => {
    const ajv = formats.default(new Ajv2020({ strict: false }));
    ajv.addSchema(document, 'document');
    const wrong = [...fields, ...parameters.map(({ name, schema = {} }) => ({ place: name, schema }))].filter(
      ({ schema: { examples = [], ...schema } }) => {
        const within = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
        return !examples.every((example) => ajv.validate(within, example));
      },
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  it('says nothing that is meant for another field', () => {
    const places = new Set(fields.map(({ place }) => place));
    const names = new Set([
      ...[...places].map((place) => place.slice(place.lastIndexOf('.') + 1)),
      ...parameters.map(({ name }) => name),
      ...parameters.map(({ name }) => `parameter.${name}`),
    ]);
    const said = [...Object.keys(DESCRIPTIONS), ...Object.keys(EXAMPLES), ...Object.keys(FORMATS)];
    expect(said.filter((name) => !names.has(name) && !places.has(name))).toEqual([]);
    expect(Object.keys(SCHEMA_TEXTS)).toEqual(Object.keys(schemas));
  });
});

/** What a page makes of a schema for those who try it: of each field its example. */
const madeOf = ({ $ref, examples, properties, items, anyOf, enum: words }: Schema): unknown => {
  if (examples) return examples[0];
  if ($ref) return madeOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, madeOf(property)]));
  return items ? [madeOf(items)] : anyOf?.[0] ? madeOf(anyOf[0]) : words?.[0];
};

it.each<[name: string, rule: z.ZodType]>([
  ['NewEvent', eventDraft],
  ['NewPoll', pollDraft],
  ['NewResponse', responseDraft],
  ['NewRegular', regularDraft],
  ['NewVote', voteDraft],
  ['NewWebhook', webhookDraft],
  ['NewToken', tokenDraft],
  ['NewMessage', messageDraft],
  ['NewReport', reportDraft],
  ['NewPushSubscription', pushSubscription],
  ['AddedResponse', addedResponse],
  ['AttendanceMark', attendanceMark],
  ['Decision', decisionDraft],
  ['FollowChange', followSettings],
  ['NotificationChange', personNotifications],
  ['PaymentChange', paymentChange],
  ['PhoneConfirmation', codeTyped],
  ['AccountPhoneConfirmation', codeTyped],
  ['AccountPhoneChange', accountPhone],
])('the example of %s is one that its rule takes', (name, rule) => {
  expect(rule.safeParse(madeOf({ $ref: `#/components/schemas/${name}` })).error).toBeUndefined();
});

describe('every call', () => {
  const nameOf = ({ operationId = '' }: Operation) => operationId;

  it('has a name of its own, a verb and what it is about', () => {
    const names = operations.map(nameOf);
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([]);
    // what is followed is part of the address
    expect(names.filter((name) => !/[A-Z]/.test(name))).toEqual(['follow', 'unfollow']);
  });

  it('is short, and refers to what it shares with others', () => {
    const lengths = operations.map((operation) => [nameOf(operation), lengthOf(operation)] as const);
    // one has a dozen filters, the other answers in plain text as well
    const long = lengths.filter(([, length]) => length > 1_900);
    expect(long.map(([name]) => name).sort()).toEqual(['joinEvent', 'listEvents']);
    expect(Math.max(...long.map(([, length]) => length))).toBeLessThan(4_700);
    // with what they refer to; it was seven times as much before schemas had names
    expect(lengthOf(document) / operations.length).toBeLessThan(3_000);
  });

  it('says in a line and in a sentence what it does', () => {
    const silent = operations.filter(({ summary, description }) => !summary || !description);
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('is about something that is described', () => {
    expect(document.tags).toEqual(TAGS);
    const used = new Set(operations.flatMap(({ tags = [] }) => tags));
    expect([...used].sort()).toEqual(TAGS.map(({ name }) => name as string).sort());
    expect(operations.filter(({ tags }) => tags?.length !== 1).map(nameOf)).toEqual([]);
  });

  it('refuses by the one schema of a problem', () => {
    const refusals = operations.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, answer]) => (status >= '400' ? [answer] : [])),
    );
    const named = refusals.filter((answer) => '$ref' in answer);
    // the join, which refuses in plain text as well
    expect(refusals.length - named.length).toBeLessThan(15);
    expect(JSON.stringify(document).split('"#/components/schemas/Problem"').length).toBeLessThan(30);
  });

  it('takes and sends schemas that have names', () => {
    const contents = operations.flatMap(({ requestBody, responses }) => [
      ...Object.entries(requestBody?.content ?? {}),
      ...Object.values(responses).flatMap((answer) =>
        'content' in answer ? Object.entries(answer.content ?? {}) : [],
      ),
    ]);
    const unnamed = contents.filter(([type, { schema }]) => {
      const { anyOf, items = schema } = schema ?? {};
      return type.endsWith('json') && ![...(anyOf ?? items?.anyOf ?? [items])].every((part) => part?.$ref);
    });
    expect(unnamed).toEqual([]);
  });
});

it('what is read is open, so that another field breaks nobody, and what is sent is closed', () => {
  const isClosed = (name: string) => schemas[name]?.additionalProperties === false;
  const namedIn = (part: unknown) => JSON.stringify(part).match(/(?<=schemas\/)\w+/g) ?? [];
  const bodies = namedIn(operations.map(({ requestBody }) => requestBody));
  // and the rows of a batch
  const sent = new Set([...bodies, ...namedIn(schemas.EventBatch?.properties?.events)]);
  expect(Object.keys(schemas).filter((name) => isClosed(name) !== sent.has(name))).toEqual([]);
});

it('what is the same for many calls is said once', () => {
  const { parameters: shared = {}, headers = {}, responses = {} } = document.components;
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(['EventHash', 'IdempotencyKey', 'IfMatch', 'PollHash']));
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(['ETag', 'Location', 'RetryAfter', 'WWWAuthenticate']));
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['BadInput', 'NotFound', 'TooManyRequests']));
  // the page on which calls are tried loads it whole
  expect(lengthOf(document)).toBeLessThan(300_000);
});
