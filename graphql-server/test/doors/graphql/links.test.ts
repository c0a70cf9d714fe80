import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import type { PollView } from '../../../src/doors/presenters/presentPoll.ts';
import { PollWorld, type Voted } from '../../polls/PollWorld.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../../support/builders.ts';
import { NOW, type Caller } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
import { visitorCookie } from '../../support/visitorCookie.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
const world = new PollWorld(server);
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, poll, idempotency_key cascade');
});

const ask = async (document: string, caller: Caller = {}) => {
  const { data, errors } = await server.graphql(document, {}, caller);
  expect(errors).toBeUndefined();
  return data;
};
const hide = (call: string, { urlHash }: { urlHash: string }) =>
  ask(`mutation { ${call}(urlHash: "${urlHash}", hidden: true) }`, { as: 'olga' });
const counted = async (document: string, caller: Caller = {}) => {
  server.statements.length = 0;
  await ask(document, caller);
  return server.statements.length;
};

describe('a response', () => {
  it('leads to its event, wherever it is read', async () => {
    const event = await anEvent(server, { isPrivate: true });
    await aResponse(server, event, {}, { as: 'bea' });
    const data = await ask(
      `{ viewer { responses { event { urlHash participants { name } } } }
         event(urlHash: "${event.urlHash}") { participants { event { urlHash title } } } }`,
      { as: 'bea' },
    );
    const { urlHash, title } = event;
    expect(data?.viewer.responses).toEqual([{ event: { urlHash, participants: [{ name: 'Vera' }] } }]);
    expect(data?.event.participants).toEqual([{ event: { urlHash, title } }]);
  });

  it('does so when it was just changed, and when it was hidden', async () => {
    const event = await anEvent(server);
    const { id, responseToken } = await aResponse(server, event, {}, { as: 'bea' });
    const of = `urlHash: "${event.urlHash}", participantId: ${id}`;
    const lead = { event: { urlHash: event.urlHash } };
    const changed = await ask(
      `mutation { updateResponse(${of}, responseToken: "${responseToken}", input: { comment: "Hi" }) { event { urlHash } } }`,
    );
    expect(changed?.updateResponse).toEqual(lead);
    const hidden = await ask(`mutation { hideResponse(${of}, hidden: true) { event { urlHash } } }`, { as: 'ada' });
    expect(hidden?.hideResponse).toEqual(lead);
    const own = await ask('{ viewer { hiddenResponses { response { event { urlHash } } } } }', { as: 'bea' });
    expect(own?.viewer.hiddenResponses).toEqual([{ response: lead }]);
  });

  it('leads to an event that an operator has hidden those alone to whom the event is shown', async () => {
    const event = await anEvent(server);
    await aResponse(server, event, {}, { as: 'bea' });
    await aResponse(server, event, {}, { as: 'ada' });
    await hide('hideEvent', event);
    const own = async (as: string) => (await ask('{ viewer { responses { event { urlHash } } } }', { as }))?.viewer;
    expect(await own('bea')).toEqual({ responses: [{ event: null }] });
    expect(await own('ada')).toEqual({ responses: [{ event: { urlHash: event.urlHash } }] });
  });

  it('is led from in as many statements as one, however many responses there are', async () => {
    const document = '{ viewer { responses { createdAt event { title participants { name updatedAt } } } } }';
    const join = async () => aResponse(server, await anEvent(server), {}, { as: 'bea' });
    await join();
    const one = await counted(document, { as: 'bea' });
    for (let more = 0; more < 8; more++) await join();
    expect(await counted(document, { as: 'bea' })).toBe(one);
    expect(await counted('{ events { nodes { participants { updatedAt event { title } } } } }')).toBeLessThan(5);
  });
});

describe('a list that is compiled once it comes again', () => {
  it('leads on as before', async () => {
    await aResponse(server, await anEvent(server));
    const document = '{ events { nodes { participants { createdAt event { title } } } } }';
    const answers = [await ask(document), await ask(document), await ask(document)];
    const participants = [{ createdAt: NOW, event: { title: 'Evening volleyball' } }];
    expect(answers).toEqual(Array(3).fill({ events: { nodes: [{ participants }] } }));
  });
});

describe('a join', () => {
  const join = (urlHash: string, selection: string) =>
    `mutation { joinEvent(urlHash: "${urlHash}", input: { name: "Vera" }) { ${selection} } }`;

  it('answers with the event as it is now', async () => {
    const { urlHash } = await anEvent(server);
    const data = await ask(join(urlHash, 'participant { id } event { expected participants { name } }'));
    expect(data?.joinEvent.event).toEqual({ expected: 1, participants: [{ name: 'Vera' }] });
  });

  it('shows the visitor who joined their own name where the guest list is hidden', async () => {
    const { urlHash } = await anEvent(server, { isGuestListHidden: true });
    await aResponse(server, { urlHash }, { name: 'Wim' });
    const data = await ask(join(urlHash, 'event { participants { name } }'));
    expect(data?.joinEvent.event.participants).toEqual([{ name: 'Guest' }, { name: 'Vera' }]);
  });

  it('that is repeated answers with the event of now, and with none once it is deleted', async () => {
    const event = await anEvent(server);
    const headers = { 'idempotency-key': 'a-key-that-nobody-guesses' };
    const document = join(event.urlHash, 'participant { id event { title } } event { title }');
    await ask(document, { headers });
    await changeEvent(server, event, { title: 'Morning volleyball' });
    const again = (await ask(document, { headers }))?.joinEvent;
    expect([again.event, again.participant.event]).toEqual(Array(2).fill({ title: 'Morning volleyball' }));
    await deleteEvent(server, event);
    const late = (await ask(document, { headers }))?.joinEvent;
    expect([late.event, late.participant.event]).toEqual([null, null]);
  });
});

describe('a vote', () => {
  it('answers with the poll as it is now, and with what the browser has voted', async () => {
    const poll = await world.open({ participantThreshold: 10 });
    const votes = `[{ optionId: ${poll.options[0]?.id ?? ''}, likelihood: 1 }]`;
    const data = await ask(
      `mutation { votePoll(urlHash: "${poll.urlHash}", input: { name: "Vera", votes: ${votes} }) {
         poll { id voterCount ownVoter { name } } } }`,
    );
    const { id } = (await ask(`{ poll(urlHash: "${poll.urlHash}") { id } }`))?.poll as { id: string };
    expect(data?.votePoll.poll).toEqual({ id, voterCount: 1, ownVoter: { name: 'Vera' } });
  });
});

describe('an event', () => {
  let poll: PollView;
  let event: { urlHash: string };
  let bea: Voted;
  const pollIn = async (caller: Caller = {}) =>
    (await ask(`{ event(urlHash: "${event.urlHash}") { poll { urlHash isPrivate voters { name } } } }`, caller))?.event
      ?.poll as { urlHash: string; isPrivate: boolean; voters: unknown } | null | undefined;
  const made = async (changes: object = {}) => {
    poll = await world.open({ autoScheduleChance: null, ...changes });
    bea = (await world.vote(poll, [1], { name: 'Bea' }, { as: 'bea' })).result;
    expect(bea.voter.name).toBe('Bea');
    event = (await world.schedule(poll, poll.options[0]?.id)).result;
  };

  it('leads to the poll that it came from; another to none', async () => {
    await made();
    expect(await pollIn()).toEqual({ urlHash: poll.urlHash, isPrivate: false, voters: [{ name: 'Bea' }] });
    const other: EventView = await anEvent(server);
    expect(await ask(`{ event(urlHash: "${other.urlHash}") { poll { urlHash } } }`)).toEqual({ event: { poll: null } });
  });

  it('that is public leads to a private poll its organiser and those who voted alone', async () => {
    await made({ isPrivate: true });
    const { urlHash } = poll;
    expect(await pollIn()).toMatchObject({ urlHash });
    await changeEvent(server, event, { isPrivate: false });
    expect([await pollIn(), await pollIn({ as: 'mallory' }), await pollIn({ as: 'olga' })]).toEqual([null, null, null]);
    expect([await pollIn({ as: 'ada' }), await pollIn({ as: 'bea' })]).toEqual([
      expect.objectContaining({ urlHash }),
      expect.objectContaining({ urlHash }),
    ]);
  });

  it('leads to a poll that an operator has hidden those alone who see the poll', async () => {
    await made();
    await hide('hidePoll', poll);
    expect([await pollIn(), await pollIn({ as: 'bea' })]).toEqual([undefined, undefined]);
    expect([await pollIn({ as: 'ada' }), await pollIn({ as: 'olga' })]).toEqual([
      expect.objectContaining({ urlHash: poll.urlHash }),
      expect.objectContaining({ urlHash: poll.urlHash }),
    ]);
  });

  it('names no voter where its guest list is hidden', async () => {
    await made();
    await changeEvent(server, event, { isGuestListHidden: true });
    expect(await pollIn()).toMatchObject({ voters: [{ name: 'Guest' }] });
  });

  it('is led from in as many statements as one, however many events there are', async () => {
    const document = '{ events { nodes { poll { title ownVoter { name } event { title } } } } }';
    await made();
    const one = await counted(document, { as: 'bea' });
    for (let more = 0; more < 4; more++) await made();
    expect(await counted(document, { as: 'bea' })).toBe(one);
  });
});

describe('a list that is read by GET', () => {
  const get = async (query: string, cookie?: string) => {
    const url = `/graphql?${new URLSearchParams({ query }).toString()}`;
    return (await server.app.inject({ url, headers: cookie ? { cookie } : {} })).json().data;
  };

  it('is for its own reader where it says what that one has voted, or leads to the poll of an event', async () => {
    const poll = await world.open({ autoScheduleChance: null });
    const { cookies } = await server.app.inject({
      method: 'POST',
      url: `/api/polls/${poll.urlHash}/votes`,
      payload: { name: 'Vera', votes: world.votes(poll, [1]) },
    });
    const cookie = visitorCookie({ cookies });
    const polls = '{ polls { nodes { ownVoter { name } } } }';
    expect([await get(polls), await get(polls, cookie)]).toEqual([
      { polls: { nodes: [{ ownVoter: null }] } },
      { polls: { nodes: [{ ownVoter: { name: 'Vera' } }] } },
    ]);
    await ask(`mutation { updatePoll(urlHash: "${poll.urlHash}", input: { isPrivate: true }) { urlHash } }`, {
      as: 'ada',
    });
    const event = (await world.schedule(poll, poll.options[0]?.id)).result;
    await changeEvent(server, event, { isPrivate: false });
    const events = '{ events { nodes { poll { urlHash } } } }';
    expect([await get(events), await get(events, cookie)]).toEqual([
      { events: { nodes: [{ poll: null }] } },
      { events: { nodes: [{ poll: { urlHash: poll.urlHash } }] } },
    ]);
  });
});

describe('a document that leads far', () => {
  it.each([
    [
      'from each response to all responses',
      '{ events(first: 100) { nodes { participants { event { participants { id } } } } } }',
    ],
    [
      'from each event to its poll, fifteen times',
      `{ events(first: 100) { nodes { ${Array.from({ length: 15 }, (_, at) => `p${at}: poll { urlHash }`).join(' ')} } } }`,
    ],
  ])('%s is refused for what it costs', async (_what, document) => {
    const { errors } = await server.graphql(document);
    expect(errors?.[0]?.message).toContain('too much at once');
  });
});
