import type { FastifyInstance } from 'fastify';
import { graphqlPath } from '../front-cache/sharedPaths.ts';
import { queryDocuments, type Things } from '../permissions/everyDocument.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { authorization, type Caller } from '../support/testServer.ts';

/** Everything there is to read, and by what each reader reaches what is their own. */
export interface Readable extends Things {
  externalId: string;
  /** Of the responses and of the votes: Vera's, and those of others. */
  responses: readonly number[];
  voters: readonly number[];
  /** By the uid of its owner. */
  webhooks: ReadonlyMap<string, number>;
  /** Paths of the calendars of people, by their uid. */
  calendars: ReadonlyMap<string, string>;
  /** The path of the event's preview picture. */
  picture: string;
}

/** Of no consequence: nobody has such a token, and no such mail is there. */
const NO_TOKEN = 'A'.repeat(43);

/** A page with a form gives each browser a key of its own, unless it has one. */
const FORM = 'quorum_form=2d7a2ee3-4c59-4c27-9856-6bf8ff4e5112';

/** They differ between two readings with nothing in between. */
const ALWAYS_NEW = new Set(['/api/phone-challenge', '/metrics']);
const NEW_HEADERS = /^(date|x-request-id|content-length|ratelimit.*|server-timing)$/;
/** What is drawn for one answer: of policies and scripts, the keys of forms that stand alone, and what a browser gets with them. */
const DRAWN = /nonce-[\w+/=-]+|nonce=\\*"[^"]+"|\\"key\\":\\"[\w-]{43}\\"|quorum_visitor=[\w-]{43}/g;

/** What to ask for beside the bare address. */
const PARAMETERS: Record<string, (things: Readable, uid: string) => string[]> = {
  '/api/events': () => ['?when=PAST', '?search=volleyball', '?updatedSince=2026-05-01T00:00:00.000Z'],
  '/api/events/user': (_things, uid) => [`?uid=${uid}`],
  '/api/events/:urlHash/messages': ({ responses }) => responses.map((id) => `?participantId=${id}`),
  '/oembed': ({ event }) => [`?url=${encodeURIComponent(`https://quorum.example.org/events/${event.urlHash}`)}`],
  '/graphql': ({ event }) => [
    graphqlPath(`{ event(urlHash: "${event.urlHash}") { pastAttendance participants { name } } }`).slice(
      '/graphql'.length,
    ),
  ],
};

/** The addresses of a route, with all that its parameters may stand for. */
const addressesOf = (route: string, things: Readable, uid: string): string[] => {
  const { event, poll, responses, voters, externalId, webhooks, calendars, picture } = things;
  if (route === '/calendar/:secret.ics') return [calendars.get(uid) ?? `/calendar/${NO_TOKEN}.ics`];
  if (route.includes('/preview/')) return [picture];
  const values: Record<string, readonly (string | number)[]> = {
    urlHash: [route.includes('/polls/') ? poll.urlHash : event.urlHash],
    seriesHash: [event.seriesHash ?? ''],
    participantId: responses,
    voterId: voters,
    externalId: [externalId],
    webhookId: [webhooks.get(uid) ?? 999_999],
    token: [NO_TOKEN],
    type: ['response.updated'],
  };
  const filled = [...route.matchAll(/:(\w+)/g)].reduce<string[]>(
    (addresses, [parameter, name = '']) => {
      const each = values[name];
      if (!each) throw new Error(`Nothing stands for ${parameter} of ${route} yet`);
      return addresses.flatMap((address) => each.map((value) => address.replace(parameter, String(value))));
    },
    [route],
  );
  const more = PARAMETERS[route]?.(things, uid) ?? [];
  return filled.flatMap((address) => ['', ...more].map((parameters) => address + parameters));
};

/** What each GET of every door answers to somebody, and each query with all that can be selected of it, by what was asked. */
export const everythingRead = async (
  app: FastifyInstance,
  things: Readable,
  caller: Caller,
): Promise<Record<string, string>> => {
  const headers = { accept: 'text/html,application/json,*/*', cookie: FORM, ...authorization(caller) };
  const read: Record<string, string> = {};
  // a route with a star has files
  const routes = everyRoute(app).filter((route) => !route.includes('*') && !ALWAYS_NEW.has(route));
  for (const route of routes)
    for (const url of addressesOf(route, things, caller.as ?? '')) {
      const answer = await app.inject({ method: 'GET', url, headers });
      const told = Object.entries(answer.headers).filter(([name]) => !NEW_HEADERS.test(name));
      read[url] = JSON.stringify([answer.statusCode, answer.body, told]).replaceAll(DRAWN, 'drawn');
    }
  for (const [index, [name, query]] of queryDocuments(things).entries()) {
    if (name === 'phoneChallenge') continue;
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    read[`${name} ${index}`] = answer.body;
  }
  return read;
};
