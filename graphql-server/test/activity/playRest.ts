import type { MailServer } from '../mail/mailServer.ts';
import { aPollDraft } from '../polls/PollWorld.ts';
import { aDraft } from '../support/builders.ts';
import { codeFor } from '../phones/phoneWorld.ts';
import { DEVICE } from '../support/doors.ts';
import { NOW, type Caller } from '../support/testServer.ts';
import { playAccountPhone } from './playAccountPhone.ts';
import { playImport } from './playExternal.ts';
import { playPeopleByRest } from './playPeople.ts';
import { playWebhooks } from './playWebhooks.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

const ADA = { as: 'ada' };

/** Every write of the REST facade, each where it changes something. */
export const playRest = async (server: MailServer): Promise<void> => {
  const { rest, clock } = server;
  const ok = async <Result>(...request: Parameters<typeof rest>): Promise<Result> => {
    const answer = await rest(...request);
    if (answer.statusCode >= 300) throw new Error(`${request[0]} ${request[1]}: ${answer.statusCode} ${answer.body}`);
    return (answer.body === '' ? null : answer.json()) as Result;
  };
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;
  const event = await ok<{ urlHash: string }>('POST', '/api/events', aDraft(weekly), ADA);
  const at = `/api/events/${event.urlHash}`;
  await ok('PUT', at, { title: 'Other' }, ADA);
  await ok('PATCH', at, { title: 'Another' }, ADA);
  const joined = await ok<{ id: number; responseToken: string }>('POST', `${at}/join`, { name: 'Vera' });
  const response = `${at}/participants/${joined.id}`;
  await ok('PUT', response, { comment: 'Hi', responseToken: joined.responseToken });
  const proof = { headers: { 'x-response-token': joined.responseToken } };
  const { id: participantId, responseToken } = joined;
  await ok('PUT', response, { phone: '+12127365009', phoneConsent: true, responseToken });
  await rest('POST', `${response}/phone-confirmation`, { code: '000000', responseToken: 'of somebody else' });
  clock.set('2026-05-01T12:02:00Z');
  await ok('POST', `${response}/phone-code`, { responseToken });
  await ok('POST', `${response}/phone-confirmation`, { code: await codeFor(server, joined), responseToken });
  clock.set(NOW);
  await ok('PUT', '/api/push-subscription', { ...DEVICE, responses: [{ participantId, responseToken }] });
  await ok('DELETE', '/api/push-subscription', { endpoint: DEVICE.endpoint });
  await ok('PUT', '/api/follows/type/1', {}, ADA);
  await ok('DELETE', '/api/follows/type/1', undefined, ADA);
  await playWebhooks(ok);
  await ok('POST', '/api/me/calendar-feed', undefined, ADA);
  await playImport(ok);
  await ok('PATCH', `${response}/notifications`, { isMuted: true, responseToken });
  await ok('PATCH', '/api/me/notifications', { mode: 'ALL' }, { as: 'bea' });
  await ok('PUT', `${response}/attendance`, { attended: true }, ADA);
  const lena = await ok<{ id: number }>('POST', `${at}/join`, { name: 'Lena' }, { as: 'lena' });
  await playAccountPhone(server, ok, 'lena');
  await ok('PUT', `${at}/participants/${lena.id}/attendance`, { attended: true }, ADA);
  await ok('DELETE', '/api/me/reliability', undefined, { as: 'lena' });
  await ok('POST', `${at}/participants`, { name: 'Grandma', guests: 1 }, ADA);
  await ok('POST', `${at}/messages`, { text: 'Bring shoes', group: 'ALL' }, ADA);
  await ok('PUT', `${response}/visibility`, { hidden: true }, ADA);
  await ok('DELETE', response, undefined, proof);
  await ok('POST', `${at}/decision`, { decision: 'CONFIRM' }, ADA);
  await ok('POST', `${at}/reports`, { reason: 'Spam' });
  await playPeopleByRest(ok, at);
  await ok('POST', `${at}/hand-over`, undefined, ADA);
  await ok('DELETE', `${at}/hand-over`, undefined, ADA);
  const { token } = await ok<{ token: string }>('POST', `${at}/hand-over`, undefined, ADA);
  await ok('POST', `${at}/take-over`, { token }, { as: 'bea' });
  const { seriesHash } = await ok<{ seriesHash: string }>('GET', at);
  const regulars = `/api/series/${seriesHash}/regulars`;
  const regular = await ok<{ id: number; responseToken: string }>('POST', regulars, { name: 'Rita' });
  await ok('PUT', `${regulars}/${regular.id}`, { likelihood: 0.5, responseToken: regular.responseToken });
  await ok('DELETE', `${regulars}/${regular.id}`, { responseToken: regular.responseToken });
  await ok('POST', `${at}/end-series`, undefined, { as: 'bea' });
  await ok('DELETE', at, undefined, { as: 'bea' });
  await playOffersByRest(ok);
  await playPollsByRest(ok);
  await ok('DELETE', '/api/me', undefined, { as: 'bea' });
};

/** A place that somebody gives up is offered to somebody who waits. */
const playOffersByRest = async (ok: Ok): Promise<void> => {
  const places = { participantThreshold: 2, capacity: 2, waitlistRule: 'OFFERED_IN_ORDER' } as const;
  const event = await ok<{ urlHash: string }>('POST', '/api/events', aDraft(places), ADA);
  const at = `/api/events/${event.urlHash}`;
  const join = () => ok<{ id: number; responseToken: string }>('POST', `${at}/join`, { name: 'Vera' });
  const [first, , third, last] = [await join(), await join(), await join(), await join()];
  const proof = { headers: { 'x-response-token': first.responseToken } };
  await ok('DELETE', `${at}/participants/${first.id}`, undefined, proof);
  await ok('POST', `${at}/participants/${third.id}/offer`, { seats: 1, responseToken: third.responseToken });
  await ok('POST', `${at}/participants/${last.id}/promotion`, undefined, ADA);
};

type Ok = <Result>(...request: Parameters<MailServer['rest']>) => Promise<Result>;

const playPollsByRest = async (ok: Ok): Promise<void> => {
  const poll = await ok<{ urlHash: string; options: { id: string }[] }>('POST', '/api/polls', aPollDraft(), ADA);
  const at = `/api/polls/${poll.urlHash}`;
  const optionId = poll.options[0]?.id ?? '';
  await ok('PATCH', at, { title: 'Other' }, ADA);
  const voted = await ok<{ id: number; responseToken: string }>('POST', `${at}/votes`, {
    name: 'Vera',
    votes: [{ optionId, likelihood: 0.5 }],
  });
  const vote = `${at}/votes/${voted.id}`;
  await ok('PATCH', vote, { comment: 'Hi', responseToken: voted.responseToken });
  await ok('DELETE', vote, undefined, { headers: { 'x-response-token': voted.responseToken } });
  await ok('POST', `${at}/import`, { table: ';2026-05-06 18:00\nA;yes' }, ADA);
  await ok('POST', `${at}/reports`, { reason: 'Spam' });
  await ok('POST', `${at}/hand-over`, undefined, ADA);
  await ok('DELETE', `${at}/hand-over`, undefined, ADA);
  const { token } = await ok<{ token: string }>('POST', `${at}/hand-over`, undefined, ADA);
  await ok('POST', `${at}/take-over`, { token }, { as: 'bea' });
  await ok('POST', `${at}/close`, undefined, { as: 'bea' });
  await ok('POST', `${at}/reopen`, undefined, { as: 'bea' });
  await ok('POST', `${at}/schedule`, { optionId }, { as: 'bea' });
  await ok('DELETE', at, undefined, { as: 'bea' });
};

/** Mutations that the others play through the REST facade, or without anything to change. */
export const playMore = async ({ graphql, rest }: MailServer): Promise<void> => {
  const ok = async (document: string, variables = {}, caller: Caller = ADA) => {
    const { data, errors } = await graphql(document, variables, caller);
    if (errors) throw new Error(JSON.stringify(errors));
    return data as Record<string, { urlHash: string }>;
  };
  const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { urlHash } }';
  const { createEvent } = await ok(create, { input: aDraft() });
  const urlHash = `urlHash: "${createEvent?.urlHash ?? ''}"`;
  await ok(`mutation { handOverEvent(${urlHash}) { token } }`);
  await ok(`mutation { withdrawHandOver(${urlHash}) }`);
  await ok(`mutation { reportEvent(${urlHash}, input: { reason: "Spam" }) }`);
  const joined = await rest('POST', `/api/events/${createEvent?.urlHash ?? ''}/join`, { name: 'Vera' });
  const cookie = visitorCookie(joined);
  await ok('mutation { adoptResponses }', {}, { as: 'vera', headers: { cookie } });
};
