import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import type { PollWorld } from '../polls/PollWorld.ts';

type Act = () => Promise<unknown>;

/** Every mutation of polls: what it needs, and then itself. */
export const POLL_MUTATIONS: Record<string, (world: PollWorld, poll: PollView) => Promise<Act>> = {
  createPoll: async (world) => () => world.open(),
  updatePoll: async (world, poll) => () => world.update(poll, { title: 'New' }),
  deletePoll: async (world, poll) => () => world.manage('deletePoll', poll),
  closePoll: async (world, poll) => () => world.manage('closePoll', poll),
  reopenPoll: async (world, poll) => {
    await world.manage('closePoll', poll);
    return () => world.manage('reopenPoll', poll);
  },
  votePoll: async (world, poll) => () => world.vote(poll, [0.5]),
  updateVote: async (world, poll) => {
    const { result } = await world.vote(poll, [0.5]);
    return () => world.change(poll, result, { name: 'Nele' });
  },
  removeVote: async (world, poll) => {
    const { voter, responseToken } = (await world.vote(poll, [0.5])).result;
    return () => world.withdraw(poll, voter, responseToken);
  },
  importVotes: async (world, poll) => () => world.import(poll, ['A;maybe;']),
  schedulePoll: async (world, poll) => () => world.schedule(poll, poll.options[0]?.id),
  takeOverPoll: async (world, poll) => {
    const { result } = await world.handOver(poll);
    return () => world.takeOver(poll, result.token);
  },
  hidePoll: async (world, poll) => () =>
    world.server.graphql(`mutation { hidePoll(urlHash: "${poll.urlHash}", hidden: true) }`, {}, { as: 'olga' }),
};
