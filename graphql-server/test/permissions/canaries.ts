import { TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { aToken } from '../platform/aProgram.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse, changeEvent, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { WEBHOOK } from '../support/doors/webhookDoors.ts';
import type { TestServer } from '../support/testServer.ts';
import type { Things } from './everyDocument.ts';

export const BEA = 'canary.uid.of.bea';
/** Organises the events together with Ada, but not the private one. */
export const CEM = 'cem';
export const VERAS_EMAIL = 'canary.vera@example.com';
export const BEAS_EMAIL = 'canary.bea@example.com';
export const VERAS_VOTE_EMAIL = 'canary.vera.votes@example.com';
export const BEAS_VOTE_EMAIL = 'canary.bea.votes@example.com';
export const ADAS_EMAIL = 'ada@example.com';
export const CEMS_EMAIL = 'cem@example.com';
export const VERAS_PHONE = '+12127365000';
export const BEAS_PHONE = '+12127365001';
export const BEAS_OWN_PHONE = '+12127365002';
export const HIDDEN_GUEST = 'A canary on a hidden guest list';
const VERAS_ANSWER = 'canary nuts of Vera';
const BEAS_ANSWER = 'canary milk of Bea';
const EXTERNAL = 'canary of an import';
const CHAT = 'https://chat.example.org/canary';
const MESSAGE = 'A canary of the organiser';
/** Where nothing is delivered. */
const HOOK = 'https://127.0.0.1/canary-of-a-receiver';

/** What is kept as nothing but a digest or a seed, and the secrets of webhooks, which are kept as they are. */
const SECRETS = `select token_digest, visitor_digest, mail_token_digest from participant
  union all select token_digest, visitor_digest, null from poll_voter
  union all select token_digest, null, null from hand_over
  union all select token_digest, null, null from co_organiser_invitation
  union all select secret, secret_digest, null from calendar_feed
  union all select secret, null, null from phone_key
  union all select secret, former_secret, null from webhook
  union all select digest, null, null from api_token
  union all select code_seed, null, null from participant_phone
  union all select code_seed, null, null from account_phone
  union all select number_digest, prefix_digest, network_digest from phone_code`;

export interface Planted {
  things: Things;
  /** Ada's private event. */
  secret: EventView;
  vera: Joined;
  /** Of Vera's browser. */
  cookie: string;
  /** Tokens of Ada's, each for one thing. */
  programs: Record<TokenScope, string>;
  /** What may be read by some. */
  canaries: Record<string, string>;
  /** What nobody may read at all, once it has been said. */
  untold: string[];
}

type Execute = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** By which somebody is checked in. */
const codeOf = async (execute: Execute, { id }: Joined): Promise<string> => {
  const sql = `select upper(left(replace(check_in::text, '-', ''), 12)) as code from participant where id = ?`;
  return (await execute<{ code: string }>(sql, [id]))[0]?.code ?? '';
};

/** A webhook whose secret was renewed, so that two are valid; each secret is told once, to the one who made it. */
const aWebhook = async ({ rest }: TestServer): Promise<{ id: number; told: string[] }> => {
  const ada = { as: 'ada' };
  const made = await rest('POST', '/api/me/webhooks', { ...WEBHOOK, url: HOOK }, ada);
  const { id, secret } = made.json<{ id: number; secret: string }>();
  const renewed = await rest('POST', `/api/me/webhooks/${id}/secret`, undefined, ada);
  const tested = await rest('POST', `/api/me/webhooks/${id}/test`, {}, ada);
  if (tested.statusCode >= 300) throw new Error(tested.body);
  return { id, told: [secret, renewed.json<{ secret: string }>().secret] };
};

/** Things of all kinds, with a text in each that is found wherever it is told. */
export const plantCanaries = async (server: TestServer): Promise<Planted> => {
  const ada = { as: 'ada' };
  const execute: Execute = (sql, values) => server.orm.em.fork().execute(sql, values);
  const event = await anEvent(server, { chatLink: CHAT, questions: [{ text: 'Allergies?', kind: 'TEXT' }] });
  await changeEvent(server, event, { externalId: EXTERNAL });
  const [asked] = event.questions;
  const answersOf = (text: string) => [{ questionId: asked?.id, text }];
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly', isGuestListHidden: true } as const;
  const dateOfSeries = await anEvent(server, { ...weekly, isPrivate: true });
  const hiddenGuest = await aResponse(server, dateOfSeries, { name: HIDDEN_GUEST });
  const marked = { urlHash: dateOfSeries.urlHash, participantId: hiddenGuest.id };
  await restDoor(server).markAttendance(marked, true, ada);
  const secret = await anEvent(server, { isPrivate: true, title: 'A canary of a private event' });
  for (const organised of [event, dateOfSeries]) await joinOrganising(server, organised, CEM);
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, {
    name: 'Vera',
    email: VERAS_EMAIL,
    phone: VERAS_PHONE,
    phoneConsent: true,
    answers: answersOf(VERAS_ANSWER),
  });
  const vera = joined.json<Joined>();
  const visitorToken = joined.cookies[0]?.value ?? '';
  const cookie = `quorum_visitor=${visitorToken}`;
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  const vote = (await world.vote(poll, [0.5], { email: VERAS_VOTE_EMAIL }, { headers: { cookie } })).result;
  const beasVote = await world.vote(poll, [0.5], { name: 'Bea', email: BEAS_VOTE_EMAIL }, { as: BEA });
  const bea = await aResponse(
    server,
    event,
    { name: 'Bea', email: BEAS_EMAIL, phone: BEAS_PHONE, phoneConsent: true, answers: answersOf(BEAS_ANSWER) },
    { as: BEA },
  );
  const ofAccount = { phone: BEAS_OWN_PHONE, phoneConsent: true };
  const added = await server.rest('PUT', '/api/me/phone', ofAccount, { as: BEA });
  if (added.statusCode !== 200) throw new Error(added.body);
  const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, ada);
  const feed = /calendar\/([\w-]+)/.exec(String(data?.renewCalendarFeed.url))?.[1] ?? '';
  const tokenOf = async (path: string) =>
    (await server.rest('POST', `/api/events/${event.urlHash}/${path}`, undefined, ada)).json<{ token: string }>().token;
  const given = [feed, await tokenOf('hand-over'), await tokenOf('co-organiser-invitations')];
  const programs = {} as Record<TokenScope, string>;
  for (const scope of TOKEN_SCOPES) programs[scope] = (await aToken(server, 'ada', [scope])).token;
  const webhook = await aWebhook(server);
  const canaries = {
    hash: secret.urlHash,
    uid: BEA,
    vera: VERAS_EMAIL,
    bea: BEAS_EMAIL,
    ada: ADAS_EMAIL,
    cem: CEMS_EMAIL,
    verasVote: VERAS_VOTE_EMAIL,
    beasVote: BEAS_VOTE_EMAIL,
    verasPhone: VERAS_PHONE,
    beasPhone: BEAS_PHONE,
    beasOwnPhone: BEAS_OWN_PHONE,
    verasAnswer: VERAS_ANSWER,
    beasAnswer: BEAS_ANSWER,
    chat: CHAT,
    external: EXTERNAL,
    message: MESSAGE,
    verasCode: await codeOf(execute, vera),
    beasCode: await codeOf(execute, bea),
    hiddenGuest: HIDDEN_GUEST,
    hook: HOOK,
  };
  const message = { text: MESSAGE, group: 'GOING' };
  const sent = await server.rest('POST', `/api/events/${event.urlHash}/messages`, message, ada);
  if (sent.statusCode >= 300) throw new Error(sent.body);
  const kept = (await execute<Record<string, string | null>>(SECRETS)).flatMap((row) => Object.values(row));
  const tokens = [vera, bea, vote, beasVote.result].map(({ responseToken }) => responseToken);
  return {
    things: { event, vera, poll, vote, seriesHash: dateOfSeries.seriesHash ?? '', webhookId: webhook.id },
    secret,
    vera,
    cookie,
    programs,
    canaries,
    untold: [
      ...given,
      ...Object.values(programs),
      ...webhook.told,
      ...tokens,
      visitorToken,
      ...kept.filter((each) => each !== null),
    ],
  };
};
