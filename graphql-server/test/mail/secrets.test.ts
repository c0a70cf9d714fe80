import { beforeAll, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { responseLinkIn, unsubscribePathOf } from './mailServer.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
let joined: Joined;
let secrets: string[];

beforeAll(async () => {
  event = await anEvent(server);
  joined = await aResponse(server, event, { email: 'vera@example.com' });
  const received = (await server.drain()).find(({ to }) => to.includes('vera@example.com'));
  if (!received) throw new Error('There is no confirmation');
  const rows = await server.orm.em.fork().execute<Record<string, string>[]>(
    `select mail_token_digest, recipient_digest, unsubscribe_digest, message_id
       from mail join participant on participant.id = participant_id`,
  );
  secrets = [
    responseLinkIn(received.mail.text).responseToken,
    unsubscribePathOf(received).split('/').at(-1) ?? '',
    'ada@example.com',
    ...rows.flatMap((row) => Object.values(row)),
  ];
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
});

const EVENT = `urlHash creatorName creatorId participants { id name email likelihood comment }`;

it.each<[string, () => Caller]>([
  ['nobody', () => ({})],
  ['a stranger', () => ({ as: 'mallory' })],
  ['the creator', () => ({ as: 'ada' })],
  ['a holder of the token', () => ({ headers: { 'x-response-token': joined.responseToken } })],
])('shows %s neither a secret of a mail nor where organisers get theirs', async (_who, caller) => {
  const at = `/api/events/${event.urlHash}`;
  const answers = [
    ...(await Promise.all(
      ['/api/events', at, '/api/init', '/api/events/user', `/events/${event.urlHash}`, '/metrics', `${at}.ics`].map(
        (url) => server.rest('GET', url, undefined, caller()),
      ),
    )),
    await server.rest('PUT', `${at}/participants/${joined.id}`, { comment: 'x', responseToken: joined.responseToken }),
  ].map(({ body, headers }) => body + JSON.stringify(headers));
  const query = `{ event(urlHash: "${event.urlHash}") { ${EVENT} } events { nodes { ${EVENT} } } }`;
  answers.push(JSON.stringify(await server.graphql(query, {}, caller())));
  for (const answer of answers) expect(secrets.filter((secret) => answer.includes(secret))).toEqual([]);
});

it('keeps addresses and tokens out of the payloads of jobs', async () => {
  await aResponse(server, event, { email: 'ben@example.com' });
  const jobs = await server.orm.em.fork().execute('select * from graphile_worker._private_jobs');
  expect(JSON.stringify(jobs)).not.toMatch(/example\.com|[\w-]{43}/);
});
