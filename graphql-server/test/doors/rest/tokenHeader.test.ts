import { describe, expect, it } from '@jest/globals';
import { PollWorld } from '../../polls/PollWorld.ts';
import { anEvent, aResponse } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';
import { everyOperation } from './operations.ts';

const server = useServer();

interface WithToken {
  path: string;
  method: 'PUT' | 'PATCH';
  responseToken: string;
}

const aResponseWithToken = async (): Promise<WithToken> => {
  const event = await anEvent(server);
  const { id, responseToken } = await aResponse(server, event);
  return { path: `/api/events/${event.urlHash}/participants/${id}`, method: 'PUT', responseToken };
};

const aVoteWithToken = async (): Promise<WithToken> => {
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  const { voter, responseToken } = (await world.vote(poll, [0.5])).result;
  return { path: `/api/polls/${poll.urlHash}/votes/${voter.id}`, method: 'PATCH', responseToken };
};

const WITH_TOKEN = [
  ['response', aResponseWithToken],
  ['vote', aVoteWithToken],
] as const;

describe.each(WITH_TOKEN)('the token of a %s', (_kind, make) => {
  const send = async (method: 'change' | 'DELETE', tokens: (token: string) => { header?: string; body?: string }) => {
    const target = await make();
    const { header, body } = tokens(target.responseToken);
    return server.rest(
      method === 'change' ? target.method : 'DELETE',
      target.path,
      { ...(method === 'change' && { comment: 'Late' }), ...(body !== undefined && { responseToken: body }) },
      { headers: { ...(header !== undefined && { 'x-response-token': header }) } },
    );
  };

  describe.each(['change', 'DELETE'] as const)('with a %s', (method) => {
    it.each([
      ['in the header', (token: string) => ({ header: token })],
      ['in the body', (token: string) => ({ body: token })],
      ['in both', (token: string) => ({ header: token, body: token })],
    ])('%s is a proof', async (_place, tokens) => {
      expect((await send(method, tokens)).statusCode).toBe(200);
    });

    it('is none where it is another', async () => {
      expect((await send(method, () => ({ header: 'guessed' }))).statusCode).toBe(403);
    });

    it('is refused where header and body differ', async () => {
      const answer = await send(method, (token) => ({ header: token, body: 'guessed' }));
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { message: 'X-Response-Token and responseToken are not the same', fields: ['responseToken'] },
      ]);
    });
  });
});

it('every call that proves by a token documents its header', async () => {
  const calls = await everyOperation(server);
  const documenting = calls.filter(({ operation }) =>
    operation.parameters?.some(({ name }) => name === 'x-response-token'),
  );
  expect(documenting.map(({ id }) => id).sort()).toEqual([
    'answerOffer',
    'confirmPhone',
    'follow',
    'getNotificationsOfResponse',
    'getResponse',
    'getVote',
    'leaveSeries',
    'listMessages',
    'removeResponse',
    'removeVote',
    'sendPhoneCode',
    'setPayment',
    'unfollow',
    'updateNotificationsOfResponse',
    'updateRegular',
    'updateResponse',
    'updateVote',
  ]);
});
