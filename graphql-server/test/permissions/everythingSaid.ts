import { subscribeOnce } from '../live/subscribeOnce.ts';
import { aDraft } from '../support/builders.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { documents, seriesHashOf, subscriptionDocuments, type Things } from './everyDocument.ts';

const PAGES = [
  '/',
  '/about',
  '/graphql',
  '/metrics',
  '/healthz',
  '/readyz',
  '/api/docs/',
  '/nowhere',
  '/calendar.ics',
  '/feed.json',
  '/feed.atom',
  '/sitemap.xml',
  '/api/events?search=canary',
];

/** What pages of other sites show of it. */
const framesOf = (urlHash: string) => {
  const url = encodeURIComponent(`http://localhost:80/events/${urlHash}`);
  return [`/embed/events/${urlHash}`, '/embed/events', '/embed.js', `/oembed?url=${url}`];
};

type RestCall = [method: Parameters<TestServer['rest']>[0], url: string, body?: object];

/** What is asked beside GraphQL: of each kind of page, all that REST reads, and what it refuses or may repeat. */
export const restCalls = (things: Things, caller: Caller): RestCall[] => {
  const { event, vera, poll } = things;
  const at = `/api/events/${event.urlHash}`;
  const series = `/api/series/${seriesHashOf(things)}`;
  const webhook = `/api/me/webhooks/${things.webhookId ?? 0}`;
  return [
    ...[
      '/api/init',
      '/api/me/data',
      '/api/events',
      '/api/event-types',
      at,
      `/api/events/user?uid=${caller.as ?? ''}`,
      ...PAGES,
      ...framesOf(event.urlHash),
      `/events/${event.urlHash}`,
      `/events/${event.urlHash}.ics`,
      '/api/openapi.json',
      '/schema.graphql',
    ].map((url): ['GET', string] => ['GET', url]),
    ['POST', '/api/events', aDraft({ title: '' })],
    ['POST', `${at}/join`, { name: '' }],
    ['POST', `${at}/duplicate`],
    ['PUT', at, { notes: 'News' }],
    ['GET', '/api/events/by-external-id/canary'],
    ['PUT', '/api/events/by-external-id/canary', { title: '' }],
    ['DELETE', '/api/events/by-external-id/canary'],
    ['POST', '/api/events/batch', { events: [{ title: '' }] }],
    ['GET', `${at}/participants/${vera.id}`],
    ['GET', '/api/me/responses'],
    ['GET', '/api/errors'],
    ['GET', '/api/polls'],
    ['GET', `/api/polls/${poll.urlHash}`],
    ['GET', `/api/polls/${poll.urlHash}/votes/${things.vote.voter.id}`],
    ['GET', '/api/me/follows'],
    ['POST', `${at}/end-series`],
    ['PUT', `${at}/participants/${vera.id}`, { comment: 'Hello' }],
    ['PUT', `${at}/participants/${vera.id}/visibility`, { hidden: false }],
    ['GET', series],
    ['GET', `${series}/attendance`],
    ['POST', `${series}/regulars`, { name: '' }],
    ['PUT', `${series}/regulars/999999`, { likelihood: 0.5 }],
    ['DELETE', `${series}/regulars/999999`],
    ['PUT', `${at}/participants/${vera.id}/attendance`, { attended: true }],
    ['POST', `${at}/participants/${vera.id}/promotion`],
    ['POST', `${at}/participants`, { name: '' }],
    ['POST', `${at}/messages`, { text: '', group: 'ALL' }],
    ['GET', `${at}/messages`],
    ['GET', `${at}/activity`],
    ['GET', `${at}/chance-history`],
    ['GET', `${at}/reach`],
    ['GET', `/api/polls/${things.poll.urlHash}/reach`],
    ['GET', `${at}/participants.csv`],
    ['GET', `${at}/attendance.csv`],
    ['GET', '/api/phone-challenge'],
    ['POST', `${at}/participants/${vera.id}/phone-code`],
    ['POST', `${at}/participants/${vera.id}/phone-confirmation`, { code: '1' }],
    ['GET', `${at}/participants/${vera.id}/notifications`],
    ['PATCH', `${at}/participants/${vera.id}/notifications`, { isMuted: false }],
    ['GET', '/api/me/notifications'],
    ['GET', '/api/me/phone'],
    ['PUT', '/api/me/phone', { phone: '1' }],
    ['POST', '/api/me/phone-code'],
    ['POST', '/api/me/phone-confirmation', { code: '1' }],
    ['GET', '/api/me/tokens'],
    ['POST', '/api/me/tokens', { name: '' }],
    ['DELETE', '/api/me/tokens/999999'],
    ['GET', '/api/me/webhooks'],
    ['POST', '/api/me/webhooks', { url: '' }],
    ['GET', `${webhook}/deliveries`],
    ['PATCH', webhook, { isActive: true }],
    ['POST', `${webhook}/test`, {}],
    ['GET', '/api/me/reliability'],
    ['POST', `${at}/reports`, { reason: 'Spam' }],
    ['POST', `${at}/hand-over`],
    ['DELETE', `${at}/hand-over`],
    ['POST', `${at}/take-over`, { token: 'canary' }],
    ['PUT', `${at}/participants/${vera.id}/payment`, { state: 'SENT' }],
    ['POST', `${at}/co-organiser-invitations`],
    ['POST', `${at}/co-organisers`, { token: 'canary' }],
    ['DELETE', `${at}/co-organisers/nobody`],
    ['DELETE', `${at}/participants/999999`],
    ['DELETE', '/api/events/AAAAAAAAAAAAAAAAAAAAAA'],
  ];
};

/** All that somebody gets to see, by what they asked. */
export const everythingSaid = async (
  server: TestServer,
  things: Things,
  caller: Caller,
): Promise<[asked: string, said: string][]> => {
  const said: [string, string][] = [];
  for (const [method, url, body] of restCalls(things, caller)) {
    const headers = { accept: 'text/html,application/json,*/*', ...caller.headers };
    const answer = await server.rest(method, url, body, { ...caller, headers });
    said.push([`${method} ${url}`, answer.body + JSON.stringify(answer.headers)]);
  }
  for (const [name, document] of documents(things)) {
    said.push([name, JSON.stringify(await server.graphql(document, {}, caller))]);
  }
  for (const [name, query] of subscriptionDocuments(things)) {
    said.push([name, (await subscribeOnce(server.app, query, caller)).body]);
  }
  return said;
};
