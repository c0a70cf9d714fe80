import { describe, expect, it } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';
import { buildSchema } from '../../../src/doors/graphql/buildSchema.ts';

// What a mutation answers (decision 0114): what it changed, a payload of its own, or whether it is done.

const schema = buildSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Payloads that were called by what they are before there was a rule. */
const CALLED_OTHERWISE: Record<string, string> = {
  createToken: 'CreatedToken',
  createWebhook: 'WebhookSecret',
  handOverEvent: 'HandOver',
  handOverPoll: 'HandOver',
  inviteCoOrganiser: 'CoOrganiserInvitation',
  joinSeries: 'RegularPayload',
  renewCalendarFeed: 'CalendarFeed',
  renewWebhookSecret: 'WebhookSecret',
};

/** Every type that a document may come to from the root of queries, or of subscriptions. */
const readable = (): Set<GraphQLNamedType> => {
  const reached = new Set<GraphQLNamedType>();
  const reach = (type: GraphQLNamedType | null | undefined) => {
    if (!type || reached.has(type)) return;
    reached.add(type);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) reach(getNamedType(field.type));
    if (isInterfaceType(type) || isUnionType(type)) schema.getPossibleTypes(type).forEach(reach);
  };
  reach(schema.getQueryType());
  reach(schema.getSubscriptionType());
  return reached;
};

describe('what a mutation answers', () => {
  it('is never null: a failure is an error', () => {
    expect(mutations.filter(({ type }) => !isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  });

  it('is an object, else Boolean, but for two that are older than the rule', () => {
    const others = mutations.filter(({ type }) => !isObjectType(getNullableType(type)) && String(type) !== 'Boolean!');
    expect(Object.fromEntries(others.map(({ name, type }) => [name, String(type)]))).toEqual({
      adoptResponses: 'Int!',
      savePushSubscription: '[ID!]!',
    });
  });

  it('is a payload called as the mutation where nothing else can be asked for it', () => {
    const known = readable();
    const payloads = mutations.flatMap(({ name, type }) => {
      const answer = getNamedType(type);
      return isObjectType(answer) && !known.has(answer) ? [[name, answer.name] as const] : [];
    });
    const isByRule = ([name, answer]: readonly [string, string]) =>
      answer === `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
    expect(Object.fromEntries(payloads.filter((one) => !isByRule(one)))).toEqual(CALLED_OTHERWISE);
    expect(
      payloads
        .filter(isByRule)
        .map(([name]) => name)
        .sort(),
    ).toEqual(['joinEvent', 'upsertEvent', 'votePoll']);
  });

  it('is described where it is no more than true or false', () => {
    const silent = mutations.filter(
      ({ type, description }) => String(type) === 'Boolean!' && !/\bReturns (true|whether)\b/.test(description ?? ''),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
