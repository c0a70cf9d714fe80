import { afterEach, describe, expect, it } from '@jest/globals';
import { anEvent } from '../support/builders.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { readByIcalJs } from './readByIcalJs.ts';

const PUBLIC_URL = 'https://quorum.example.org';
const PROXIED = { 'x-forwarded-host': 'forwarded.example.org', 'x-forwarded-proto': 'https' };

let server: TestServer;
afterEach(() => server.stop());

/** Where links lead: of an event in each calendar, and of a person's own calendar. */
const originsOf = async (headers: Record<string, string>) => {
  const { urlHash } = await anEvent(server);
  const query = 'mutation { renewCalendarFeed { url } }';
  const feed = String((await server.graphql(query, {}, { as: 'ada', headers })).data?.renewCalendarFeed.url);
  const origins = new Set([new URL(feed).origin]);
  for (const at of [`/events/${urlHash}.ics`, '/calendar.ics', new URL(feed).pathname]) {
    const { body } = await server.rest('GET', at, undefined, { headers });
    for (const { url } of readByIcalJs(body).events) origins.add(new URL(url).origin);
  }
  return [...origins];
};

describe.each([
  ['PUBLIC_URL is set', { PUBLIC_URL }, [PUBLIC_URL]],
  ['both are', { PUBLIC_URL, TRUST_PROXY: 'true' }, [PUBLIC_URL]],
  ['TRUST_PROXY is', { TRUST_PROXY: 'true' }, ['https://forwarded.example.org']],
  ['neither is', {}, ['http://localhost']],
])('where %s', (_where, env, expected) => {
  it(`links lead to ${expected.join()}, whatever a header says`, async () => {
    server = await startTestServer({ env });
    expect(await originsOf(PROXIED)).toEqual(expected);
  });
});
