import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { responseLinkIn } from '../mail/mailServer.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import type { Voted } from '../polls/PollWorld.ts';
import { DOORS as POLL_DOORS } from '../polls/RestPollWorld.ts';
import { aResponse, anEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Target } from '../support/doors.ts';
import type { Caller } from '../support/testServer.ts';

const server = useMailServer();

const ADDRESS = 'vera@example.com';
const VERA = { as: 'vera' };
const DOORS = [
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
] as const;

const adopt = async (caller: Caller = VERA) =>
  (await server.graphql('mutation { adoptResponses }', {}, caller)).data?.adoptResponses as number;

/** The cookie of the browser to which an answer went. */
const cookieOf = (cookies: readonly { name: string; value: string }[]) =>
  `quorum_visitor=${cookies.find(({ name }) => name === 'quorum_visitor')?.value ?? ''}`;

/** What somebody else's browser says about an event, and all that it holds of that afterwards. */
const planted = async (event: EventView, says: object) => {
  const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Planted', ...says });
  const { id, responseToken } = answer.json<{ id: number; responseToken: string }>();
  return {
    target: { urlHash: event.urlHash, participantId: id, responseToken },
    browser: { headers: { cookie: cookieOf(answer.cookies) } },
  };
};

const linkFor = async (address: string) => {
  const mails = await server.drain();
  return responseLinkIn(mails.findLast(({ to }) => to.includes(address))?.mail.text ?? '');
};

describe.each(DOORS)('by %s, a response that was adopted', (_door, doorOf) => {
  const door = () => doorOf(server);
  let event: EventView;
  beforeEach(async () => {
    await server.orm.em.fork().execute('truncate event, poll, mail cascade');
    event = await anEvent(server);
  });

  /** Who joined typed their own address, then the one of somebody else, who opened the link in the mail. */
  const anAdopted = async () => {
    const { target, browser } = await planted(event, { email: 'mallory@example.com' });
    const formerLink = await linkFor('mallory@example.com');
    expect(await door().updateResponse(target, { email: ADDRESS })).toMatchObject({ code: 'OK' });
    const link = await linkFor(ADDRESS);
    expect(await door().updateResponse(link, {})).toMatchObject({ code: 'OK' });
    expect(await adopt()).toBe(1);
    return { target, browser, link, formerLink };
  };

  it('is proven by the account alone: no token, cookie or link in a mail reads or changes it', async () => {
    const { target, browser, link, formerLink } = await anAdopted();
    const { urlHash, participantId } = target;
    const attempts: [Target, Caller][] = [
      [target, {}],
      [{ urlHash, participantId }, browser],
      [link, {}],
      [formerLink, {}],
      [target, { ...browser, as: 'mallory' }],
    ];
    for (const [by, caller] of attempts) {
      expect(await door().updateResponse(by, { name: 'Mine' }, caller)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await door().removeResponse(by, caller)).toMatchObject({ code: 'FORBIDDEN' });
      expect(JSON.stringify(await door().event({ urlHash }, caller))).not.toContain(ADDRESS);
    }
    const said = { name: 'Vera' };
    expect(await door().updateResponse({ urlHash, participantId }, said, VERA)).toMatchObject({ result: said });
    expect(await door().removeResponse({ urlHash, participantId }, VERA)).toMatchObject({ code: 'OK' });
  });

  it('stays so however often it is adopted, and after the person has changed it', async () => {
    const { target } = await anAdopted();
    const { urlHash, participantId } = target;
    await door().updateResponse({ urlHash, participantId }, { comment: 'By bike' }, VERA);
    expect([await adopt(), await adopt()]).toEqual([0, 0]);
    expect(await linkFor(ADDRESS)).toMatchObject({ responseToken: '' });
    expect(await door().updateResponse(target, { name: 'Mine' })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is not the one with an address that was typed and nobody confirmed', async () => {
    const { target } = await planted(event, { email: ADDRESS });
    expect(await adopt()).toBe(0);
    expect(await door().updateResponse(target, { comment: 'Still mine' })).toMatchObject({ code: 'OK' });
  });

  it('is not the one whose address was confirmed before another was typed', async () => {
    const { target } = await planted(event, { email: 'mallory@example.com' });
    await door().updateResponse(await linkFor('mallory@example.com'), {});
    await door().updateResponse(target, { email: ADDRESS });
    expect(await adopt()).toBe(0);
  });

  it('is not another one of an event to which the person has responded by account', async () => {
    await aResponse(server, event, { name: 'Vera' }, VERA);
    const { target, browser } = await planted(event, { email: ADDRESS });
    await door().updateResponse(await linkFor(ADDRESS), {});
    expect(await adopt({ ...VERA, ...browser })).toBe(0);
    expect(await door().updateResponse(target, { comment: 'Still mine' })).toMatchObject({ code: 'OK' });
  });

  it('of a shared browser carries no address, or the one of the person who adopts it', async () => {
    const [mine, bare, others] = [await anEvent(server), await anEvent(server), event];
    const { browser } = await planted(mine, { name: 'Vera', email: 'Vera@Example.com' });
    await aResponse(server, bare, { name: 'V.' }, browser);
    await aResponse(server, others, { name: 'Max', email: 'max@example.com' }, browser);
    expect(await adopt({ ...VERA, ...browser })).toBe(2);
    const names = async (by: Caller) => {
      const { data } = await server.graphql('{ viewer { responses { name } } }', {}, by);
      return (data?.viewer as { responses: { name: string }[] }).responses.map(({ name }) => name).sort();
    };
    expect(await names(VERA)).toEqual(['V.', 'Vera']);
    // whose browser it is as well, signed in or not, has none of it
    expect(await adopt({ as: 'nele', ...browser })).toBe(0);
    const { participants } = await readEvent(server, mine, browser);
    expect(JSON.stringify(participants)).not.toContain('@');
  });

  it('does not give a second one of the same browser to a person who signs in there', async () => {
    const { browser } = await planted(event, { name: 'Vera', email: ADDRESS });
    await aResponse(server, event, { name: 'A child' }, browser);
    expect(await adopt({ ...VERA, ...browser })).toBe(1);
    expect(await adopt({ as: 'nele', ...browser })).toBe(0);
  });

  it('keeps what is changed by its token at the same moment, or refuses it: nothing in between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const game = await anEvent(server);
      const { target, browser } = await planted(game, { name: 'Before' });
      const [adopted, change] = await Promise.all([
        adopt({ ...VERA, ...browser }),
        door().updateResponse(target, { name: 'After', email: 'mallory@example.com' }),
      ]);
      const [shown] = (await readEvent(server, game, VERA)).participants;
      const stranger = { name: 'After', hasAddress: false };
      const outcome = { name: shown?.name, hasAddress: shown !== undefined && 'email' in shown };
      // with another address it is nobody's to adopt; adopted first, it is not theirs to change
      expect([adopted, change.code, outcome]).toEqual(
        change.code === 'OK' ? [0, 'OK', stranger] : [1, 'FORBIDDEN', { name: 'Before', hasAddress: true }],
      );
    }
  });
});

describe.each(POLL_DOORS)('by %s, a vote that was adopted', (_door, World) => {
  const world = () => new World(server);

  /** With an address that was typed and then confirmed by the link in the mail. */
  const anAdopted = async (votes: number[] = [0.1]) => {
    const poll = await world().open({ autoScheduleChance: null });
    const voted = (await world().vote(poll, votes, { name: 'Planted', email: ADDRESS })).result;
    const text = (await server.drain()).findLast(({ to }) => to.includes(ADDRESS))?.mail.text ?? '';
    const link = { voter: voted.voter, responseToken: /#response=\d+\.([\w-]{43})/.exec(text)?.[1] ?? '' };
    expect(await world().change(poll, link, {})).toMatchObject({ code: 'OK' });
    expect(await adopt()).toBe(1);
    return { poll, voted, link };
  };
  const ofAccount = ({ voter }: Voted) => ({ voter, responseToken: null }) as unknown as Voted;

  it('is proven by the account alone: no token and no link in a mail reads or changes it', async () => {
    const { poll, voted, link } = await anAdopted();
    for (const by of [voted, link]) {
      expect(await world().change(poll, by, { name: 'Mine' })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await world().withdraw(poll, by.voter, by.responseToken)).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await world().change(poll, ofAccount(voted), { name: 'Vera' }, VERA)).toMatchObject({ code: 'OK' });
    // the link that was sent before leads nowhere, and no other is sent for that
    expect(await server.drain()).toEqual([]);
  });

  it('becomes a response that is proven by the account alone', async () => {
    const { poll, voted } = await anAdopted([1]);
    const { result } = await world().schedule(poll, poll.options[0]?.id);
    const [participant] = (await readEvent(server, result, VERA)).participants;
    expect(participant).toMatchObject({ email: ADDRESS });
    const target = { urlHash: result.urlHash, participantId: participant?.id ?? 0 };
    const byToken = { ...target, responseToken: voted.responseToken };
    expect(await restDoor(server).removeResponse(byToken)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('goes with the response that it became, whose link in the mail confirmed the address', async () => {
    const poll = await world().open({ autoScheduleChance: null });
    const voted = (await world().vote(poll, [1], { name: 'Planted' })).result;
    const { result: event } = await world().schedule(poll, poll.options[0]?.id);
    const participantId = (await world().read(poll))?.voters[0]?.participantId ?? 0;
    const target = { urlHash: event.urlHash, participantId, responseToken: voted.responseToken };
    await restDoor(server).updateResponse(target, { email: ADDRESS });
    await restDoor(server).updateResponse(await linkFor(ADDRESS), {});
    expect(await adopt()).toBe(2);
    await restDoor(server).updateResponse({ ...target, responseToken: '' }, { name: 'Vera' }, VERA);
    expect((await deleteEvent(server, event)).statusCode).toBe(200);
    expect(await world().change(poll, voted, { name: 'Mine' })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await world().read(poll, VERA))?.voters).toMatchObject([{ name: 'Vera', email: ADDRESS, uid: 'vera' }]);
  });

  it('of a browser that several people voted in is nobody’s, nor is the response that one of them became', async () => {
    const poll = await world().open({ autoScheduleChance: null });
    const first = await server.rest('POST', `/api/polls/${poll.urlHash}/votes`, {
      name: 'First',
      votes: world().votes(poll, [1]),
    });
    const browser = { headers: { cookie: cookieOf(first.cookies) } };
    await world().vote(poll, [undefined, 1], { name: 'Second' }, browser);
    await world().schedule(poll, poll.options[0]?.id);
    expect(await adopt({ ...VERA, ...browser })).toBe(0);
  });

  it('is no longer opened by the link that went to an address before it was corrected at the event', async () => {
    const poll = await world().open({ autoScheduleChance: null });
    const voted = (await world().vote(poll, [1], { name: 'Vera', email: 'mistyped@example.com' })).result;
    const text = (await server.drain()).findLast(({ to }) => to.includes('mistyped@example.com'))?.mail.text ?? '';
    const [, link = ''] = /#response=\d+\.([\w-]{43})/.exec(text) ?? [];
    const { result: event } = await world().schedule(poll, poll.options[0]?.id);
    const participantId = (await world().read(poll))?.voters[0]?.participantId ?? 0;
    const target = { urlHash: event.urlHash, participantId, responseToken: voted.responseToken };
    expect(await restDoor(server).updateResponse(target, { email: ADDRESS })).toMatchObject({ code: 'OK' });
    expect(await world().withdraw(poll, voted.voter, link)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
