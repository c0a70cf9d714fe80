import { anEvent, aResponse } from '../support/builders.ts';
import type { Door, Outcome } from '../support/doors.ts';
import type { TestServer } from '../support/testServer.ts';
import {
  type Expected,
  type Case,
  UNKNOWN,
  anotherToken,
  refused,
  signInFirst,
  noEvent,
  noResponse,
} from './doorCase.ts';

/** What each call about responses comes to. */
export const RESPONSE_CASES: Case[] = [
  ['lets a visitor join', async (door, s) => door.joinEvent(await anEvent(s), { name: 'Vera' }), { code: 'OK' }],
  [
    'lets a signed-in user join',
    async (door, s) => door.joinEvent(await anEvent(s), { name: 'Bea' }, { as: 'bea' }),
    { code: 'OK' },
  ],
  [
    'requires a name',
    async (door, s) => door.joinEvent(await anEvent(s), { name: ' ' }),
    { code: 'BAD_USER_INPUT', message: 'Name is required' },
  ],
  [
    'requires an email to be one',
    async (door, s) => door.joinEvent(await anEvent(s), { name: 'Vera', email: 'a@x.com,b@y.com' }),
    { code: 'BAD_USER_INPUT', message: 'Please enter a valid email address' },
  ],
  [
    'takes a comment of at most 100 characters',
    async (door, s) => door.joinEvent(await anEvent(s), { name: 'Vera', comment: 'x'.repeat(101) }),
    { code: 'BAD_USER_INPUT', message: 'Comment must be at most 100 characters' },
  ],
  [
    'takes a likelihood of at most 1',
    async (door, s) => door.joinEvent(await anEvent(s), { name: 'Vera', likelihood: 1.1 }),
    { code: 'BAD_USER_INPUT', message: 'Likelihood must be a number between 0 and 1' },
  ],
  [
    'refuses a uid of nobody signed in',
    async (door, s) => door.joinEvent(await anEvent(s), { name: 'Vera', uid: 'ada' }),
    signInFirst,
  ],
  [
    'refuses a uid of somebody else',
    async (door, s) => door.joinEvent(await anEvent(s), { name: 'Vera', uid: 'ada' }, { as: 'mallory' }),
    refused('FORBIDDEN', 'That is not your account'),
  ],
  ['joins no unknown event', (door) => door.joinEvent(UNKNOWN, { name: 'Vera' }), noEvent],
  [
    'takes one response of a signed-in person',
    async (door, s) => {
      const event = await anEvent(s);
      await aResponse(s, event, {}, { as: 'bea' });
      return door.joinEvent(event, { name: 'Bea' }, { as: 'bea' });
    },
    refused('CONFLICT', 'You have already responded. Please edit your response instead'),
  ],

  ...responseCases(
    'updateResponse',
    'edit',
    (door, target, caller) => door.updateResponse(target, { likelihood: 0.4 }, caller),
    {
      stranger: refused('FORBIDDEN', 'Not authorized to edit'),
      creator: refused('FORBIDDEN', 'Not authorized to edit'),
    },
  ),
  ...responseCases('removeResponse', 'remove', (door, target, caller) => door.removeResponse(target, caller), {
    stranger: refused('FORBIDDEN', 'Not authorized to remove this response'),
    creator: { code: 'OK' },
  }),
];

type Act = (
  door: Door,
  target: { urlHash: string; participantId: number; responseToken?: string },
  caller?: { as?: string },
) => Promise<Outcome>;

function responseCases(
  _name: string,
  verb: string,
  act: Act,
  outcomes: { stranger: Expected; creator: Expected },
): Case[] {
  const responded = async (s: TestServer, caller: { as?: string } = {}) => {
    const event = await anEvent(s);
    const { id, responseToken } = await aResponse(s, event, {}, caller);
    return { urlHash: event.urlHash, participantId: id, responseToken };
  };
  const withoutToken = ({ urlHash, participantId }: Awaited<ReturnType<typeof responded>>) => ({
    urlHash,
    participantId,
  });
  return [
    [
      `lets the holder of the token ${verb} a response`,
      async (door, s) => act(door, await responded(s)),
      { code: 'OK' },
    ],
    [
      `lets the signed-in owner ${verb} a response`,
      async (door, s) => act(door, withoutToken(await responded(s, { as: 'bea' })), { as: 'bea' }),
      { code: 'OK' },
    ],
    [
      `lets nobody without a token ${verb} a response`,
      async (door, s) => act(door, withoutToken(await responded(s))),
      outcomes.stranger,
    ],
    [
      `lets nobody with another token ${verb} a response`,
      async (door, s) => act(door, { ...(await responded(s)), responseToken: anotherToken }),
      outcomes.stranger,
    ],
    [
      `lets no stranger ${verb} a response`,
      async (door, s) => act(door, withoutToken(await responded(s, { as: 'bea' })), { as: 'mallory' }),
      outcomes.stranger,
    ],
    [
      `as creator: ${verb}`,
      async (door, s) => act(door, withoutToken(await responded(s)), { as: 'ada' }),
      outcomes.creator,
    ],
    [
      `does not ${verb} a response under another event`,
      async (door, s) => act(door, { ...(await responded(s)), urlHash: (await anEvent(s)).urlHash }),
      noResponse,
    ],
    [
      `does not ${verb} an unknown response`,
      async (door, s) => act(door, { ...(await responded(s)), participantId: 999_999_999 }),
      noResponse,
    ],
    [
      `does not ${verb} a response of an unknown event`,
      async (door, s) => act(door, { ...(await responded(s)), ...UNKNOWN }),
      noEvent,
    ],
  ];
}
