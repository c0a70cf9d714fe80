import { expect, it } from '@jest/globals';
import type { PlainJoin } from '../../src/persistence/repositories/ResponseRepository.ts';
import type { Context } from '../../src/use-cases/Context.ts';
import { gatherJoins } from '../../src/use-cases/responses/gatherJoins.ts';

const JOIN = { urlHash: 'AAAAAAAAAAAAAAAAAAAAAA', response: {}, shares: [] } as unknown as PlainJoin;

/** Joins whose statement ends with an error of that code. */
const joinsThatFail = (code: string) => {
  const addTogether = () => Promise.reject(Object.assign(new Error(code), { code }));
  return gatherJoins(() => ({ mailing: null, responses: { addTogether } }) as unknown as Context);
};

it.each(['22P05', '23514', '40P01'])(
  'leaves to each alone what PostgreSQL has refused to do together: %s',
  async (code) => {
    expect(await joinsThatFail(code).add(JOIN)).toBeNull();
  },
);

it.each(['57P01', '08006', 'ECONNRESET'])('does nothing twice that may have been done: %s', async (code) => {
  await expect(joinsThatFail(code).add(JOIN)).rejects.toThrow(code);
});
