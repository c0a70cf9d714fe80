import { beforeAll, describe, expect, it } from '@jest/globals';
import { isIntrospectionType, isObjectType } from 'graphql';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { PollWorld, type Voted } from '../polls/PollWorld.ts';
import { anEvent, aResponse, changeEvent, type Joined } from '../support/builders.ts';
import { aToken } from '../platform/aProgram.ts';
import { drainJobs } from '../support/drainJobs.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { mutations, queries, subscriptions, type Things } from './everyDocument.ts';
import { everythingSaid } from './everythingSaid.ts';
import { READERS } from './fieldReaders.ts';
import { wholeDocuments } from './wholeSelection.ts';

const BEA = 'canary.uid.of.bea';
const VERAS_EMAIL = 'canary.vera@example.com';
const BEAS_EMAIL = 'canary.bea@example.com';
const VERAS_PHONE = '+12127365000';
const BEAS_PHONE = '+12127365001';
const BEAS_OWN_PHONE = '+12127365002';
const VERAS_ANSWER = 'canary nuts of Vera';
const BEAS_ANSWER = 'canary milk of Bea';
const EXTERNAL = 'canary of an import';
const CHAT = 'https://chat.example.org/canary';
const MESSAGE = 'A canary of the organiser';
const HIDDEN_GUEST = 'A canary on a hidden guest list';

const built = useWebApp();
const server = useServer(() => ({
  env: { LOG_LEVEL: 'debug', SMS_COUNTRIES: 'US' },
  webRoot: built.root,
  logTo: { write: (line) => void log.push(line) },
}));
const log: string[] = [];
let event: EventView;
let secret: EventView;
let vera: Joined;
let poll: PollView;
let vote: Voted;
let seriesHash: string;
let cookie: string;
/** What may be read by some. */
let canaries: Record<string, string>;
/** What nobody may read at all, once it has been said. */
let untold: string[];

beforeAll(async () => {
  event = await anEvent(server, { chatLink: CHAT, questions: [{ text: 'Allergies?', kind: 'TEXT' }] });
  await changeEvent(server, event, { externalId: EXTERNAL });
  const [asked] = event.questions;
  const answersOf = (text: string) => [{ questionId: asked?.id, text }];
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly', isGuestListHidden: true } as const;
  const dateOfSeries = await anEvent(server, { ...weekly, isPrivate: true });
  seriesHash = dateOfSeries.seriesHash ?? '';
  const hiddenGuest = await aResponse(server, dateOfSeries, { name: HIDDEN_GUEST });
  const marked = `/api/events/${dateOfSeries.urlHash}/participants/${hiddenGuest.id}/attendance`;
  await server.rest('PUT', marked, { attended: true }, { as: 'ada' });
  secret = await anEvent(server, { isPrivate: true, title: 'A canary of a private event' });
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, {
    name: 'Vera',
    email: VERAS_EMAIL,
    phone: VERAS_PHONE,
    phoneConsent: true,
    answers: answersOf(VERAS_ANSWER),
  });
  vera = joined.json();
  const visitorToken = joined.cookies[0]?.value ?? '';
  cookie = `quorum_visitor=${visitorToken}`;
  const world = new PollWorld(server);
  poll = await world.open({ participantThreshold: 10 });
  vote = (await world.vote(poll, [0.5], { email: VERAS_EMAIL }, { headers: { cookie } })).result;
  const beasVote = await world.vote(poll, [0.5], { name: 'Bea', email: BEAS_EMAIL }, { as: BEA });
  const bea = await aResponse(
    server,
    event,
    { name: 'Bea', email: BEAS_EMAIL, phone: BEAS_PHONE, phoneConsent: true, answers: answersOf(BEAS_ANSWER) },
    { as: BEA },
  );
  const ofAccount = { phone: BEAS_OWN_PHONE, phoneConsent: true };
  expect((await server.rest('PUT', '/api/me/phone', ofAccount, { as: BEA })).statusCode).toBe(200);
  const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as: 'ada' });
  const feed = /calendar\/([\w-]+)/.exec(String(data?.renewCalendarFeed.url))?.[1] ?? '';
  const handOver = await server.rest('POST', `/api/events/${event.urlHash}/hand-over`, undefined, { as: 'ada' });
  const handOverToken = handOver.json<{ token: string }>().token;
  const invited = await server.rest('POST', `/api/events/${event.urlHash}/co-organiser-invitations`, undefined, {
    as: 'ada',
  });
  const invitationToken = invited.json<{ token: string }>().token;
  const { token } = await aToken(server, 'ada');
  const rows = await server.orm.em.fork().execute<Record<string, string | null>[]>(
    `select token_digest, visitor_digest, mail_token_digest from participant
        union all select token_digest, visitor_digest, null from poll_voter
        union all select token_digest, null, null from hand_over
        union all select token_digest, null, null from co_organiser_invitation
        union all select secret, secret_digest, null from calendar_feed
        union all select secret, null, null from phone_key
        union all select digest, null, null from api_token
        union all select code_seed, null, null from participant_phone
        union all select code_seed, null, null from account_phone
        union all select number_digest, prefix_digest, network_digest from phone_code`,
  );
  canaries = { hash: secret.urlHash, uid: BEA, vera: VERAS_EMAIL, bea: BEAS_EMAIL, ada: 'ada@example.com' };
  Object.assign(canaries, { verasPhone: VERAS_PHONE, beasPhone: BEAS_PHONE, beasOwnPhone: BEAS_OWN_PHONE });
  Object.assign(canaries, { verasAnswer: VERAS_ANSWER, beasAnswer: BEAS_ANSWER, chat: CHAT, external: EXTERNAL });
  Object.assign(canaries, { verasCode: await codeOf(vera), beasCode: await codeOf(bea), message: MESSAGE });
  Object.assign(canaries, { hiddenGuest: HIDDEN_GUEST });
  const message = { text: MESSAGE, group: 'GOING' };
  await server.rest('POST', `/api/events/${event.urlHash}/messages`, message, { as: 'ada' });
  const digests = rows.flatMap((row) => Object.values(row)).filter((digest) => digest !== null);
  const tokens = [vera, bea, vote, beasVote.result].map(({ responseToken }) => responseToken);
  untold = [feed, token, handOverToken, invitationToken, ...tokens, visitorToken, ...digests];
  expect([...Object.values(canaries), ...untold].every((canary) => canary.length > 10)).toBe(true);
});

/** By which somebody is checked in. */
const codeOf = async ({ id }: Joined): Promise<string> => {
  const sql = `select upper(left(replace(check_in::text, '-', ''), 12)) as code from participant where id = ?`;
  return (await server.orm.em.fork().execute<{ code: string }[]>(sql, [id]))[0]?.code ?? '';
};

interface Asker {
  caller: () => Caller;
  /** The canaries that are for them. */
  reads: readonly string[];
}

const ASKERS: Record<string, Asker> = {
  nobody: { caller: () => ({}), reads: [] },
  'a visitor with a token': {
    caller: () => ({ headers: { cookie, 'x-response-token': vera.responseToken } }),
    reads: ['vera', 'verasPhone', 'verasCode', 'verasAnswer', 'chat', 'message'],
  },
  'a stranger who is signed in': { caller: () => ({ as: 'mallory' }), reads: [] },
  'the owner of a response': {
    caller: () => ({ as: BEA }),
    reads: ['uid', 'bea', 'beasPhone', 'beasOwnPhone', 'beasCode', 'beasAnswer', 'chat', 'message'],
  },
  'the creator': {
    caller: () => ({ as: 'ada' }),
    reads: [
      'hash',
      'vera',
      'bea',
      'ada',
      'verasPhone',
      'beasPhone',
      'verasCode',
      'beasCode',
      'verasAnswer',
      'beasAnswer',
      'chat',
      'external',
      'message',
      'hiddenGuest',
    ],
  },
};

const things = (): Things => ({ event, vera, poll, vote, seriesHash });

const everythingSaidTo = (caller: Caller) => everythingSaid(server, things(), caller);

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
    const searched = [queries, mutations, subscriptions].flatMap((calls) => Object.keys(calls(things())));
    const found = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(found.sort()).toEqual(searched.sort());
  });
});

describe.each(Object.entries(ASKERS))('%s', (_who, { caller, reads }) => {
  it('finds nothing that is for others, in whatever answer, page or header', async () => {
    const forOthers = Object.entries(canaries).filter(([name]) => !reads.includes(name));
    const hidden = [...forOthers.map(([, canary]) => canary), ...untold];
    for (const [asked, said] of await everythingSaidTo(caller()))
      expect([asked, hidden.filter((canary) => said.includes(canary))]).toEqual([asked, []]);
  });

  it('is told about no part of the search that it asks for too much', async () => {
    const tooMuch = (await everythingSaidTo(caller())).filter(([, said]) => said.includes('"limit":"'));
    expect(tooMuch).toEqual([]);
  });

  it('finds what is for them', async () => {
    const said = (await everythingSaidTo(caller())).map(([, text]) => text).join('\n');
    expect(reads.filter((name) => !said.includes(canaries[name] ?? ''))).toEqual([]);
  });

  it('reads of the event what everybody reads, and the addresses that are for them', async () => {
    const around = (selection: string) => `{ event(urlHash: "${event.urlHash}") ${selection} }`;
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
    await everythingSaidTo({ as: 'ada' });
    await server.rest('GET', `/events/${secret.urlHash}`);
    await server.rest('GET', `/api/events/${secret.urlHash}?token=${vera.responseToken}`);
    const { hash = '', uid = '', vera: ofVera = '', bea = '' } = canaries;
    const phones = [VERAS_PHONE, BEAS_PHONE, BEAS_OWN_PHONE].map((phone) => phone.slice(2));
    expect(log.length).toBeGreaterThan(50);
    expect(
      [hash, uid, ofVera, bea, ...phones, ...untold].filter((canary) => log.some((line) => line.includes(canary))),
    ).toEqual([]);
  });

  it('is in a mail, but to the one whom it is for', async () => {
    await drainJobs(server, server.tasks);
    const mails = await server.orm.em
      .fork()
      .execute<{ recipient: string; said: string }[]>(
        'select recipient, concat(subject, text, html, calendar) as said from mail',
      );
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
      new Set([VERAS_EMAIL, BEAS_EMAIL, 'ada@example.com']),
    );
    for (const { recipient, said } of mails) {
      // whose list it is hears who is new on it
      const own = recipient === 'ada@example.com' ? [recipient, HIDDEN_GUEST] : [recipient];
      const hidden = [...Object.values(canaries).filter((canary) => !own.includes(canary)), ...untold];
      expect([recipient, hidden.filter((canary) => said.includes(canary))]).toEqual([recipient, []]);
    }
  });
});
