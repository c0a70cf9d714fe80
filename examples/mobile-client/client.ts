// What an app for phones needs of Quorum, typed by its OpenAPI document: connections break off, and data costs money.
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './quorum.generated.ts';

const { APP_URL = 'http://localhost:4000', NAME = 'Robin' } = process.env;
const ATTEMPTS = 5;

/** Asks again where no answer came, or the server has no time. What writes bears a key, so that it is done once. */
const ask = async (request: Request): Promise<Response> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(request.clone()).catch((error: unknown) => {
      if (attempt === ATTEMPTS) throw error;
    });
    if (answer && (attempt === ATTEMPTS || ![429, 502, 503, 504].includes(answer.status))) return answer;
    const seconds = Number(answer?.headers.get('retry-after') ?? 0.1 * 2 ** attempt);
    console.log(`Once more in ${seconds} s: ${request.method} ${new URL(request.url).pathname}`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
};

/** What was read before, by its address: it is sent again only where it has changed. */
const kept = new Map<string, Response>();

const thrifty: Middleware = {
  onRequest({ request }) {
    if (request.method !== 'GET') request.headers.set('idempotency-key', crypto.randomUUID());
    const etag = request.method === 'GET' && kept.get(request.url)?.headers.get('etag');
    if (etag) request.headers.set('if-none-match', etag);
    return request;
  },
  onResponse({ request, response }) {
    if (response.status === 304) return kept.get(request.url)?.clone();
    if (request.method === 'GET' && response.ok) kept.set(request.url, response.clone());
    return response;
  },
};

const quorum = createClient<paths>({ baseUrl: APP_URL, fetch: ask, headers: { accept: 'application/json' } });
quorum.use(thrifty);

/** @throws Error in the words of the server, for people */
const valueOf = <Data>({ data, error }: { data?: Data; error?: unknown }): Data => {
  if (data !== undefined) return data;
  const detail = typeof error === 'object' && error !== null && 'detail' in error ? error.detail : error;
  throw new Error(String(detail));
};

const listComing = async () =>
  valueOf(await quorum.GET('/api/events', { params: { query: { when: 'UPCOMING', first: 20 } } }));

/** The answer has the token that proves later whose response it is: an app keeps it. */
const join = async (urlHash: string, name: string) =>
  valueOf(await quorum.POST('/api/events/{urlHash}/join', { params: { path: { urlHash } }, body: { name } }));

interface Own {
  urlHash: string;
  participantId: number;
  responseToken: string;
}

const ofOwn = ({ responseToken, ...path }: Own) => ({ path, header: { 'x-response-token': responseToken } });
const RESPONSE = '/api/events/{urlHash}/participants/{participantId}';

const change = async (own: Own, likelihood: number) =>
  valueOf(await quorum.PUT(RESPONSE, { params: ofOwn(own), body: { likelihood } }));

const takeBack = async (own: Own) => valueOf(await quorum.DELETE(RESPONSE, { params: ofOwn(own) }));

// somebody with the app, on a train
const [next] = await listComing();
if (!next || 'isGone' in next) throw new Error('There is no event to join');
console.log(`Next: ${next.title}`);
const { id, responseToken, status } = await join(next.urlHash, NAME);
console.log(`Joined: ${status}`);
const own = { urlHash: next.urlHash, participantId: id, responseToken };
console.log(`Changed: ${(await change(own, 0.5)).status}`);
console.log(`Listed: ${(await listComing()).length}`);
console.log(`Listed: ${(await listComing()).length}, ${kept.size} kept`);
await takeBack(own);
console.log('Taken back');
