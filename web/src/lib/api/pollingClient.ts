import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { GetIdToken } from './graphqlLink.ts';

const NOT_MODIFIED = 304;

/**
 * Sends the tag of what was last read from an address, and gives that again where the server says that it is so still. It is kept in
 * memory: what one person reads is stored in no browser.
 */
const unlessUnchanged = (): typeof fetch => {
  const read = new Map<string, { etag: string; body: string }>();
  return async (address, init) => {
    const url = address instanceof Request ? address.url : address.toString();
    const last = read.get(url);
    const headers = new Headers(init?.headers);
    if (last) headers.set('if-none-match', last.etag);
    const answer = await fetch(url, { ...init, headers, cache: 'no-store' });
    if (answer.status === NOT_MODIFIED && last)
      return new Response(last.body, { headers: { 'content-type': 'application/json' } });
    const body = await answer.text();
    const etag = answer.headers.get('etag');
    if (answer.ok && etag !== null) read.set(url, { etag, body });
    return new Response(body, answer);
  };
};

/** Reads, again and again, what is for the signed-in person alone: what has not changed is not sent again. */
export const createPollingClient = (getIdToken: GetIdToken): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      new SetContextLink(async () => {
        const token = await getIdToken();
        return { headers: token === null ? {} : { authorization: `Bearer ${token}` } };
      }),
      new BaseHttpLink({ useGETForQueries: true, fetch: unlessUnchanged() }),
    ]),
  });
