import { describe, expect, it } from '@jest/globals';
import { PollWorld } from '../polls/PollWorld.ts';
import { deleteEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
const world = new PollWorld(server);

const hide = async ({ urlHash }: { urlHash: string }, hidden: boolean, as: string | undefined = 'olga') => {
  const document = 'mutation ($urlHash: String!, $hidden: Boolean!) { hidePoll(urlHash: $urlHash, hidden: $hidden) }';
  const { data, errors } = await server.graphql(document, { urlHash, hidden }, { as });
  return errors?.[0]?.extensions.code ?? data?.hidePoll;
};

const listed = async () => {
  const { data } = await server.graphql('{ polls { nodes { urlHash } } }');
  return (data?.polls.nodes as { urlHash: string }[]).map(({ urlHash }) => urlHash);
};

describe('a poll that an operator has hidden', () => {
  it('is on no list, and for others like one that never was', async () => {
    const poll = await world.open();
    expect(await listed()).toContain(poll.urlHash);
    expect(await hide(poll, true)).toBe(true);
    expect(await listed()).not.toContain(poll.urlHash);
    expect(await world.read(poll)).toBeNull();
    expect(await world.read(poll, { as: 'bea' })).toBeNull();
    expect((await world.vote(poll, [1])).code).toBe('NOT_FOUND');
  });

  it('is there for its creator, who sees that it is hidden, and for operators; it takes no votes of theirs', async () => {
    const poll = await world.open();
    await hide(poll, true);
    for (const as of ['ada', 'olga']) {
      expect((await world.read(poll, { as }))?.isHidden).toBe(true);
      expect((await world.vote(poll, [1], {}, { as })).code).toBe('CONFLICT');
    }
  });

  it('is also one whose event was hidden and then deleted: it makes no other that people see', async () => {
    const poll = await world.open();
    await world.vote(poll, [1, 1]);
    const { result: event } = await world.schedule(poll, poll.options[0]?.id);
    const document = 'mutation ($urlHash: String!) { hideEvent(urlHash: $urlHash, hidden: true) }';
    await server.graphql(document, { urlHash: event.urlHash }, { as: 'olga' });
    expect((await deleteEvent(server, event)).statusCode).toBe(200);
    expect(await world.read(poll)).toBeNull();
    const { result: next } = await world.schedule(poll, poll.options[1]?.id);
    expect((await server.rest('GET', `/api/events/${next.urlHash}`)).statusCode).toBe(404);
  });

  it('is forgotten where it was deleted before it was hidden, and leaves nothing where it is deleted after', async () => {
    const known = async ({ urlHash }: { urlHash: string }) =>
      (await server.graphql(`{ cancelledPoll(urlHash: "${urlHash}") { title } }`)).data?.cancelledPoll as unknown;
    const [before, after] = [await world.open(), await world.open()];
    await world.manage('deletePoll', before);
    expect(await known(before)).toEqual({ title: 'Evening volleyball' });
    expect(await hide(before, true)).toBe(true);
    expect(await known(before)).toBeNull();
    await hide(after, true);
    await world.manage('deletePoll', after);
    expect(await known(after)).toBeNull();
  });

  it('comes back when it is shown again, with its votes', async () => {
    const poll = await world.open();
    await world.vote(poll, [1]);
    await hide(poll, true);
    await hide(poll, false);
    expect((await world.read(poll))?.voters).toHaveLength(1);
    expect((await world.vote(poll, [1])).code).toBe('OK');
    expect((await world.read(poll))?.status).toBe('SCHEDULED');
  });

  it('makes no event while it is hidden, and the one that is due once it is shown', async () => {
    const poll = await world.open({ participantThreshold: 3 });
    await world.vote(poll, [1]);
    await world.vote(poll, [1]);
    await hide(poll, true);
    await world.update(poll, { participantThreshold: 2 });
    expect((await world.read(poll, { as: 'ada' }))?.status).toBe('OPEN');
    await hide(poll, false);
    expect(await world.read(poll)).toMatchObject({ status: 'SCHEDULED', event: { title: poll.title } });
  });

  it('is hidden by operators alone, and there must be one', async () => {
    const poll = await world.open();
    const unknown = { urlHash: 'A'.repeat(22) };
    expect(await hide(poll, true, 'ada')).toBe('FORBIDDEN');
    expect(await hide(unknown, true, 'ada')).toBe('FORBIDDEN');
    expect(await hide(unknown, true)).toBe('NOT_FOUND');
  });
});
