import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { PUBLIC_URL, unsubscribePathOf } from './mailServer.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
const world = new PollWorld(server);
let poll: PollView;
beforeEach(async () => {
  poll = await world.open({ title: 'Kayaks & <b>beers</b>', notes: 'Words of the organiser' });
});

const vera = { name: 'Free money', comment: 'spam.example', email: 'vera@example.com' };
const to = async (address: string) => (await server.drain()).filter((mail) => mail.to.includes(address));
const toVera = () => to(vera.email);

/** What the link in a mail says: whose votes, and the proof. */
const linkIn = (text: string | undefined) => {
  const [, urlHash, voterId, responseToken] = /polls\/([\w-]{22})#response=(\d+)\.([\w-]{43})/.exec(text ?? '') ?? [];
  if (!urlHash || !voterId || !responseToken) throw new Error(`There is no link in ${text}`);
  return { urlHash, voterId, responseToken };
};
const voteBy = ({ voterId, responseToken }: ReturnType<typeof linkIn>) => ({
  voter: { id: Number(voterId) } as never,
  responseToken,
});

describe('a vote with an address', () => {
  it('is confirmed there, once: what was said about which date, in the zone of the poll', async () => {
    await world.vote(poll, [0.5, 0], vera);
    const [received, ...more] = await toVera();
    expect(more).toEqual([]);
    expect(received?.mail.headers.get('subject')).toBe('Your votes are in: “Kayaks & <b>beers</b>”');
    const lines = received?.mail.text.replaceAll('\n  ', ' ');
    expect(lines).toContain('Wednesday, 6 May 2026, 6:00 PM – 8:00 PM (Australia/Sydney): maybe (50%)');
    expect(lines).toContain('Friday, 8 May 2026, 6:00 PM (Australia/Sydney): no');
    expect(received?.mail.html).toContain('Kayaks &amp; &lt;b&gt;beers&lt;/b&gt;');
    expect(received?.mail.html).not.toContain('<b>beers');
    expect(await toVera()).toEqual([]);
  });

  it('contains nothing of its voter and of its organiser but the title and the place: anybody may have typed the address', async () => {
    await world.vote(poll, [0.5], vera);
    const [received] = await toVera();
    const headers = [...(received?.mail.headers.values() ?? [])];
    const said = [...headers, received?.mail.text, received?.mail.html].join('\n');
    expect(said).not.toMatch(/Free money|spam\.example|Words of the organiser/);
    // a word by itself: secrets in links may hold any three letters
    expect(said).not.toMatch(/(?:^|[\s>])Ada\b/m);
    expect(said).toContain('Manly Beach');
  });

  it('has a private link by which the votes are changed and withdrawn from any device, beside the own token', async () => {
    const { result } = await world.vote(poll, [0.5], vera);
    const [received] = await toVera();
    expect(received?.mail.html).toContain(`${PUBLIC_URL}/polls/${poll.urlHash}#response=${result.voter.id}.`);
    const link = voteBy(linkIn(received?.mail.text));
    expect((await world.change(poll, link, { comment: 'By mail' })).code).toBe('OK');
    expect((await world.change(poll, result, { comment: 'By token' })).code).toBe('OK');
    expect((await world.withdraw(poll, link.voter, link.responseToken)).result).toBe(true);
  });

  it('goes to the new address when it is changed, and the link in the former mail is dead', async () => {
    const { result } = await world.vote(poll, [0.5], { ...vera, email: 'vera@exmaple.com' });
    const [first] = await to('vera@exmaple.com');
    await world.change(poll, result, { email: vera.email });
    expect(await toVera()).toHaveLength(1);
    expect((await world.change(poll, voteBy(linkIn(first?.mail.text)), { comment: 'Mine' })).code).toBe('FORBIDDEN');
  });

  it('is not confirmed once more when it is changed, nor without an address', async () => {
    const { result } = await world.vote(poll, [0.5], vera);
    await world.vote(poll, [0.5], { name: 'Nobody' });
    expect(await server.drain()).toHaveLength(1);
    await world.change(poll, result, { votes: world.votes(poll, [0.4]) });
    expect(await server.drain()).toEqual([]);
  });

  it('keeps its link for the response that the vote becomes', async () => {
    await world.vote(poll, [1], vera);
    const [received] = await toVera();
    const { responseToken } = linkIn(received?.mail.text);
    await world.vote(poll, [1], { name: 'Nele' });
    const event = (await world.read(poll))?.event;
    const path = `/api/events/${event?.urlHash}/participants/${event?.participants[0]?.id}`;
    expect((await server.rest('PUT', path, { likelihood: 0, responseToken })).statusCode).toBe(200);
    expect((await server.rest('PUT', path, { likelihood: 0, responseToken: 'x'.repeat(43) })).statusCode).toBe(403);
  });

  it('is confirmed in the language of the voter', async () => {
    const german = { headers: { 'accept-language': 'de' } };
    await world.vote(poll, [0.5], { ...vera, email: 'vera@beispiel.example' }, german);
    const [received] = await to('vera@beispiel.example');
    expect(received?.mail.headers.get('subject')).toBe('Deine Stimmen sind da: „Kayaks & <b>beers</b>“');
    expect(received?.mail.text).toContain('Stimmen ändern oder zurückziehen');
  });
});

it('unsubscribes from a poll, and from the event that it becomes', async () => {
  await world.vote(poll, [1], { ...vera, email: 'una@example.com' });
  const [received] = await to('una@example.com');
  const url = received ? unsubscribePathOf(received) : '';
  const page = await server.rest('GET', url);
  expect(page.body).toContain('Kayaks &amp; &lt;b&gt;beers&lt;/b&gt;');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await server.app.inject({
    method: 'POST',
    url,
    headers: form,
    payload: 'scope=event',
  });
  expect(posted.statusCode).toBeLessThan(400);
  await world.vote(poll, [1], { name: 'Nele', email: 'nele@example.com' });
  expect((await world.read(poll))?.status).toBe('SCHEDULED');
  const recipients = (await server.drain()).flatMap(({ to: address }) => address);
  expect(recipients).toContain('nele@example.com');
  expect(recipients).not.toContain('una@example.com');
  const other = await world.open();
  await world.vote(other, [0.5], { ...vera, email: 'una@example.com' });
  expect(await to('una@example.com')).toHaveLength(1);
});

it('can be unsubscribed from until a month after the poll, however early one votes', async () => {
  const options = [{ date: '2026-07-01T08:00:00Z' }, { date: '2026-07-02T08:00:00Z' }];
  const early = await world.open({ options });
  await world.vote(early, [0.5], { ...vera, email: 'early@example.com' });
  const [received] = await to('early@example.com');
  const url = received ? unsubscribePathOf(received) : '';
  const statusAt = async (time: string) => {
    server.clock.set(time);
    await server.tasks.deleteExpiredMails({});
    return (await server.rest('GET', url)).statusCode;
  };
  expect([await statusAt('2026-07-31T08:00:00Z'), await statusAt('2026-08-02T08:00:00Z')]).toEqual([200, 404]);
});
