import { describe, expect, it } from '@jest/globals';
import { PollWorld } from '../polls/PollWorld.ts';
import { responseLinkIn } from '../mail/mailServer.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { aResponse, anEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

const server = useMailServer({ SMS_COUNTRIES: 'US' });

const adopt = async (caller: Caller) => {
  const { data, errors } = await server.graphql('mutation { adoptResponses }', {}, caller);
  return (errors ? errors[0]?.extensions.code : data?.adoptResponses) as unknown;
};

const ownNames = async (as: string) => {
  const { data } = await server.graphql('{ viewer { responses { name } } }', {}, { as });
  const { responses } = data?.viewer as { responses: { name: string }[] };
  return responses.map(({ name }) => name);
};

/** A browser that joins, and comes back with its cookie. */
const aBrowser = async (event: { urlHash: string }, name: string): Promise<Caller> => {
  const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name });
  return { headers: { cookie: visitorCookie(answer) } };
};

it('adopts what this browser has responded, once', async () => {
  const browser = await aBrowser(await anEvent(server), 'Bo at the park');
  expect(await adopt({ ...browser, as: 'bo' })).toBe(1);
  expect(await ownNames('bo')).toEqual(['Bo at the park']);
  expect(await adopt({ ...browser, as: 'bo' })).toBe(0);
  expect(await adopt({ ...browser, as: 'mallory' })).toBe(0);
});

/** Opens the link in the mail that went to an address that was typed. */
const confirm = async () => {
  const [received] = await server.drain();
  const { urlHash, participantId, responseToken } = responseLinkIn(received?.mail.text ?? '');
  const path = `/api/events/${urlHash}/participants/${participantId}`;
  expect((await server.rest('PUT', path, { responseToken })).statusCode).toBe(200);
  return { path, responseToken };
};

it('adopts what was responded with the verified address, however it is written, once the link in the mail was opened', async () => {
  await aResponse(server, await anEvent(server), { name: 'Not Cy', email: 'somebody@example.com' });
  await confirm();
  await aResponse(server, await anEvent(server), { name: 'Cy', email: 'Cy@Example.com' });
  expect(await adopt({ as: 'cy' })).toBe(0);
  await confirm();
  expect(await adopt({ as: 'cy' })).toBe(1);
  expect(await ownNames('cy')).toEqual(['Cy']);
});

it('takes no number along that was left in another browser', async () => {
  const leave = (email: string | undefined, phone: string) =>
    anEvent(server).then((event) =>
      server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Pat', email, phone, phoneConsent: true }),
    );
  // somebody else types the address of Pat, and a number of their own; Pat opens the link in the mail
  await leave('pat@example.com', '+12127365011');
  const mail = (await server.drain()).find(({ to }) => to.includes('pat@example.com'));
  const { urlHash, participantId, responseToken } = responseLinkIn(mail?.mail.text ?? '');
  const path = `/api/events/${urlHash}/participants/${participantId}`;
  expect((await server.rest('PUT', path, { responseToken })).statusCode).toBe(200);
  const here = await leave(undefined, '+12127365012');
  const cookie = visitorCookie(here);
  expect(await adopt({ as: 'pat', headers: { cookie } })).toBe(2);
  const { data } = await server.graphql('{ viewer { responses { phone } } }', {}, { as: 'pat' });
  expect(data?.viewer.responses).toEqual([{ phone: '+12127365012' }, { phone: null }]);
});

it('leaves an event alone to which the person has responded by account', async () => {
  const event = await anEvent(server);
  const browser = await aBrowser(event, 'Di before');
  await aResponse(server, event, { name: 'Di' }, { as: 'di' });
  expect(await adopt({ ...browser, as: 'di' })).toBe(0);
  expect(await ownNames('di')).toEqual(['Di']);
});

it('adopts one response of an event, by the address before the browser', async () => {
  const event = await anEvent(server);
  const browser = await aBrowser(event, 'From this browser');
  await aResponse(server, event, { name: 'By address', email: 'eve@example.com' });
  await confirm();
  expect(await adopt({ ...browser, as: 'eve' })).toBe(1);
  expect(await ownNames('eve')).toEqual(['By address']);
});

it('adopts nothing from a tablet that goes from hand to hand', async () => {
  const event = await anEvent(server);
  const tablet = await aBrowser(event, 'First');
  await aResponse(server, event, { name: 'Second' }, tablet);
  expect(await adopt({ ...tablet, as: 'fay' })).toBe(0);
  expect(await ownNames('fay')).toEqual([]);
});

it('is for people who are signed in', async () => {
  expect(await adopt({})).toBe('UNAUTHENTICATED');
});

describe('votes', () => {
  const world = () => new PollWorld(server);
  const ownVotes = async (poll: { urlHash: string }, as: string) =>
    (await world().read(poll, { as }))?.voters.filter(({ uid }) => uid === as).map(({ name }) => name);

  /** A browser that votes, and comes back with its cookie. */
  const aVotingBrowser = async (poll: Awaited<ReturnType<PollWorld['open']>>, name: string): Promise<Caller> => {
    const votes = world().votes(poll, [0.1]);
    const answer = await server.rest('POST', `/api/polls/${poll.urlHash}/votes`, { name, votes });
    return { headers: { cookie: visitorCookie(answer) } };
  };

  it('are adopted too, by browser and by verified address', async () => {
    const [byBrowser, byAddress] = [await world().open(), await world().open()];
    const browser = await aVotingBrowser(byBrowser, 'Gil in the train');
    await world().vote(byAddress, [0.1], { name: 'Gil', email: 'Gil@Example.com' });
    const [received] = await server.drain();
    const [, id, responseToken] = /#response=(\d+)\.([\w-]{43})/.exec(received?.mail.text ?? '') ?? [];
    const byMail = { voter: { id }, responseToken } as unknown as Parameters<PollWorld['change']>[1];
    expect((await world().change(byAddress, byMail, {})).code).toBe('OK');
    expect(await adopt({ ...browser, as: 'gil' })).toBe(2);
    expect([await ownVotes(byBrowser, 'gil'), await ownVotes(byAddress, 'gil')]).toEqual([
      ['Gil in the train'],
      ['Gil'],
    ]);
  });

  it('stay as they are where the person has voted by account, and on a tablet that goes from hand to hand', async () => {
    const [voted, shared] = [await world().open(), await world().open()];
    const browser = await aVotingBrowser(voted, 'Hal before');
    await world().vote(voted, [0.1], { name: 'Hal' }, { as: 'hal' });
    for (const name of ['First', 'Second']) await world().vote(shared, [0.1], { name }, browser);
    expect(await adopt({ ...browser, as: 'hal' })).toBe(0);
    expect([await ownVotes(voted, 'hal'), await ownVotes(shared, 'hal')]).toEqual([['Hal'], []]);
  });

  it('are edited by the person then, from another browser too, and so is the response that they become', async () => {
    const poll = await world().open();
    const browser = await aVotingBrowser(poll, 'Ida');
    await adopt({ ...browser, as: 'ida' });
    const voter = (await world().read(poll))?.voters[0] ?? { id: 0 };
    const own = { voter, responseToken: null } as unknown as Parameters<PollWorld['change']>[1];
    const votes = world().votes(poll, [1]);
    expect((await world().change(poll, own, { votes }, { as: 'ida' })).code).toBe('OK');
    await world().vote(poll, [1], { name: 'Jo' });
    const event = (await world().read(poll))?.event;
    expect(await ownNames('ida')).toEqual(['Ida']);
    expect(event).not.toBeNull();
  });
});
