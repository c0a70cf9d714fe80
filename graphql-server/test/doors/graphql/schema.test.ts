import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLNamedType,
} from 'graphql';
import { buildSchema } from '../../../src/doors/graphql/buildSchema.ts';

const schema = buildSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

/** What the design names; additions are welcome, changes are not. */
const NAMES: Record<string, string> = {
  Query: 'event events eventTypes viewer',
  Mutation: 'createEvent updateEvent deleteEvent duplicateEvent joinEvent updateResponse removeResponse',
  EventConnection: 'edges nodes pageInfo totalCount',
  EventEdge: 'cursor node',
  Event:
    'id urlHash title location date endTime timezone participantThreshold notes webLink isPrivate eventTypeId ' +
    'eventType isRecurring recurrenceFrequency parentEventId creatorId creatorName participants weather',
  Participant: 'id name email likelihood comment',
  EventType: 'id name color',
  Weather: 'icon temperature description precipitation resolvedLocation',
  Viewer: 'uid displayName email photoURL events responses',
  JoinEventPayload: 'participant responseToken',
  JoinEventInput: 'name email likelihood comment uid',
  CreateEventInput: 'title location date creatorId creatorName',
  UpdateEventInput: 'title location date',
  UpdateResponseInput: 'name email likelihood comment',
  EventWindow: 'UPCOMING PAST',
  RecurrenceFrequency: 'weekly biweekly monthly',
};

const membersOf = (type: GraphQLNamedType) => {
  if (isEnumType(type)) return [...type.getValues()];
  return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
};

describe('the GraphQL schema', () => {
  it('is the one that is committed', async () => {
    const committed = await readFile(path.resolve(import.meta.dirname, '../../../../schema.graphql'), 'utf8');
    expect(committed.replace(/^#.*\n+/, '').trim()).toBe(printSchema(lexicographicSortSchema(schema)).trim());
  });

  it.each(Object.entries(NAMES))('has in %s what the design names', (name, members) => {
    const type = schema.getType(name);
    const found = type && membersOf(type).map((member) => member.name);
    expect(found).toEqual(expect.arrayContaining(members.split(' ')));
  });

  it('says about each input that does nothing that it is deprecated, and why', () => {
    const deprecated: Record<string, string> = {};
    for (const type of types.filter(isInputObjectType))
      for (const { name, deprecationReason } of Object.values(type.getFields()))
        if (deprecationReason != null) deprecated[`${type.name}.${name}`] = deprecationReason;
    expect(deprecated).toEqual({
      'CreateEventInput.creatorId': 'It does nothing: the creator is the person of the ID token.',
      'CreateEventInput.creatorName': 'It does nothing: the name comes with the ID token.',
      'JoinEventInput.uid': 'It decides nothing: the person of the ID token responds.',
      'VotePollInput.uid': 'It decides nothing: the person of the ID token votes.',
    });
  });

  it('describes every type, field, argument and enum value: an integrator’s manual', () => {
    const silent: string[] = [];
    const listen = (place: string, { description }: { description?: string | null }) => {
      if (!description?.trim()) silent.push(place);
    };
    for (const type of types) {
      if (!['Query', 'Mutation', 'Subscription'].includes(type.name)) listen(type.name, type);
      for (const member of membersOf(type)) {
        listen(`${type.name}.${member.name}`, member);
        if ('args' in member) {
          for (const argument of member.args) listen(`${type.name}.${member.name}(${argument.name})`, argument);
        }
      }
    }
    expect(silent).toEqual([]);
  });

  it('offers no way to read a token, a digest or the uid of a participant', () => {
    const readable = types
      .filter((type) => isObjectType(type) && type.name !== 'Mutation')
      .flatMap((type) => membersOf(type).map(({ name }) => `${type.name}.${name}`));
    expect(
      readable
        // the fields of a type that is called so are looked at by their own names
        .filter((name) => /token|digest|uid/i.test(name.replace(/^(Token\.|CreatedToken\.(?!token))/, '')))
        .sort()
        .reverse(),
    ).toEqual([
      'VotePollPayload.responseToken',
      'Viewer.uid',
      // their names, to the person alone: `platform/apiTokens.test.ts`
      'Viewer.tokens',
      'RegularPayload.responseToken',
      // for the voter alone: `everyField.test.ts`
      'PollVoter.uid',
      // by which ways somebody gets the digest of an organiser
      'NotificationWays.digest',
      'JoinEventPayload.responseToken',
      'HandOver.token',
      'CreatedToken.token',
      'CoOrganiserInvitation.token',
      // public as that of a creator
      'CoOrganiser.uid',
    ]);
  });
});
