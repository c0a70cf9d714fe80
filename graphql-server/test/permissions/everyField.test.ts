import { beforeAll, describe, expect, it } from '@jest/globals';
import { isIntrospectionType, isObjectType } from 'graphql';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { everyOperation } from '../doors/rest/operations.ts';
import { drainJobs } from '../support/drainJobs.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import {
  ADAS_EMAIL,
  BEAS_EMAIL,
  BEAS_OWN_PHONE,
  BEAS_PHONE,
  BEAS_VOTE_EMAIL,
  CEMS_EMAIL,
  HIDDEN_GUEST,
  plantCanaries,
  VERAS_EMAIL,
  VERAS_PHONE,
  VERAS_VOTE_EMAIL,
  type Planted,
} from './canaries.ts';
import { mutations, queries, subscriptions } from './everyDocument.ts';
import { everythingSaid, restCalls } from './everythingSaid.ts';
import { fieldAskers } from './fieldAskers.ts';
import { READERS } from './fieldReaders.ts';
import { wholeDocuments } from './wholeSelection.ts';

const built = useWebApp();
const server = useServer(() => ({
  env: { LOG_LEVEL: 'debug', SMS_COUNTRIES: 'US' },
  webRoot: built.root,
  logTo: { write: (line) => void log.push(line) },
}));
const log: string[] = [];
let world: Planted;

beforeAll(async () => {
  world = await plantCanaries(server);
  expect([...Object.values(world.canaries), ...world.untold].every((canary) => canary.length > 10)).toBe(true);
});

const ASKERS = Object.entries(fieldAskers(() => world));

type Said = Awaited<ReturnType<typeof everythingSaid>>;
const searched = new Map<string, Said>();
/** What somebody finds, who searches once. */
const saidTo = async (who: string, caller: Caller): Promise<Said> => {
  const said = searched.get(who) ?? (await everythingSaid(server, world.things, caller));
  searched.set(who, said);
  return said;
};

describe('no field', () => {
  it('is without a row that says who reads it', () => {
    const types = Object.values(buildSchema().getTypeMap()).filter(isObjectType);
    const roots = ['Query', 'Mutation', 'Subscription'];
    const found = types
      .filter((type) => !isIntrospectionType(type) && !roots.includes(type.name))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const rows = Object.values(READERS).flatMap((types) =>
      Object.entries(types).flatMap(([type, fields]) => fields.split(' ').map((field) => `${type}.${field}`)),
    );
    expect(found.sort()).toEqual(rows.sort());
  });

  it('of a root type is left out of the search', () => {
    const schema = buildSchema();
    const searched = [queries, mutations, subscriptions].flatMap((calls) => Object.keys(calls(world.things)));
    const found = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(found.sort()).toEqual(searched.sort());
  });

  it('of what REST reads is left out of it', async () => {
    const asked = restCalls(world.things, {}).filter(([method]) => method === 'GET');
    const reading = (await everyOperation(server)).filter(({ method }) => method === 'GET');
    const isAsked = (path: string) => {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
      return asked.some(([, url]) => pattern.test(url));
    };
    expect(reading.filter(({ path }) => !isAsked(path)).map(({ id }) => id)).toEqual([]);
  });
});

describe.each(ASKERS)('%s', (who, { caller, reads }) => {
  let said: Said;
  beforeAll(async () => {
    said = await saidTo(who, caller());
  });

  it('finds nothing that is for others, in whatever answer, page or header', () => {
    const forOthers = Object.entries(world.canaries).filter(([name]) => !reads.includes(name));
    const hidden = [...forOthers.map(([, canary]) => canary), ...world.untold];
    for (const [asked, answer] of said)
      expect([asked, hidden.filter((canary) => answer.includes(canary))]).toEqual([asked, []]);
  });

  it('is told about no part of the search that it asks for too much', () => {
    expect(said.filter(([, answer]) => answer.includes('"limit":"'))).toEqual([]);
  });

  it('finds what is for them', () => {
    const all = said.map(([, answer]) => answer).join('\n');
    expect(reads.filter((name) => !all.includes(world.canaries[name] ?? ''))).toEqual([]);
  });
});

/** To a program that does not read, no question is answered. */
const READERS_OF_EVENTS = ASKERS.filter(([, { scope }]) => scope === undefined || scope === 'read');

describe.each(READERS_OF_EVENTS)('%s, who asks for the event,', (_who, { caller, reads }) => {
  it('reads of the event what everybody reads, and the addresses that are for them', async () => {
    const around = (selection: string) => `{ event(urlHash: "${world.things.event.urlHash}") ${selection} }`;
    const ask = async (as: Caller) => {
      const shown = {};
      for (const document of wholeDocuments('Query', 'event', around))
        Object.assign(shown, (await server.graphql(document, {}, as)).data?.event);
      return shown as EventView;
    };
    const [own, creators] = [await ask(caller()), await ask({ as: 'ada' })];
    const withoutEmails = (shown: EventView) => ({
      ...shown,
      chatLink: null,
      participants: shown.participants.map((participant) => ({
        ...participant,
        email: null,
        phone: null,
        isPhoneConfirmed: null,
        answers: null,
        attended: null,
        checkInCode: null,
      })),
      messages: [],
      activity: null,
      chanceHistory: null,
      reach: null,
      externalId: null,
    });
    expect(withoutEmails(own)).toEqual(withoutEmails(creators));
    expect(own.participants.map(({ email }) => email)).toEqual([
      reads.includes('vera') ? VERAS_EMAIL : null,
      reads.includes('bea') ? BEAS_EMAIL : null,
    ]);
    expect(own.participants.map(({ phone, isPhoneConfirmed }) => [phone, isPhoneConfirmed])).toEqual([
      reads.includes('vera') ? [VERAS_PHONE, false] : [null, null],
      reads.includes('bea') ? [BEAS_PHONE, false] : [null, null],
    ]);
  });
});

describe('nothing that is for some', () => {
  it('is in a line of the log, at its most talkative', async () => {
    const { secret, vera, canaries, untold } = world;
    await saidTo('the creator', { as: 'ada' });
    await server.rest('GET', `/events/${secret.urlHash}`);
    await server.rest('GET', `/api/events/${secret.urlHash}?token=${vera.responseToken}`);
    const { hash = '', uid = '', hook = '' } = canaries;
    const emails = [VERAS_EMAIL, BEAS_EMAIL, VERAS_VOTE_EMAIL, BEAS_VOTE_EMAIL];
    const phones = [VERAS_PHONE, BEAS_PHONE, BEAS_OWN_PHONE].map((phone) => phone.slice(2));
    const hidden = [hash, uid, hook, ...emails, ...phones, ...untold];
    expect(log.length).toBeGreaterThan(50);
    expect(hidden.filter((canary) => log.some((line) => line.includes(canary)))).toEqual([]);
  });

  it('is in a mail, but to the one whom it is for', async () => {
    await drainJobs(server, server.tasks);
    const mails = await server.orm.em
      .fork()
      .execute<{ recipient: string; said: string }[]>(
        'select recipient, concat(subject, text, html, calendar) as said from mail',
      );
    const organisers = [ADAS_EMAIL, CEMS_EMAIL];
    const everybody = [...organisers, VERAS_EMAIL, BEAS_EMAIL, VERAS_VOTE_EMAIL, BEAS_VOTE_EMAIL];
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(everybody));
    for (const { recipient, said } of mails) {
      // those whose list it is hear who is new on it
      const own = organisers.includes(recipient) ? [recipient, HIDDEN_GUEST] : [recipient];
      const hidden = [...Object.values(world.canaries).filter((canary) => !own.includes(canary)), ...world.untold];
      expect([recipient, hidden.filter((canary) => said.includes(canary))]).toEqual([recipient, []]);
    }
  });
});
