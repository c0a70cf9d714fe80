import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { compareSubscription } from '../../../src/features/notifications/compareSubscription.ts';
import { pushNotes } from '../../../src/features/notifications/pushNotes.ts';
import { rememberedResponses } from '../../../src/lib/browser/rememberedTokens.ts';
import { fakePush, noPush } from '../../support/fakePush.ts';
import { type Answer, fakeServer } from '../../support/fakeServer.ts';

const KEY = 'BBBB';
const OTHER_KEY = 'CCCC';
const BEFORE = 'https://push.example/before';
const note = (urlHash: string, uid: string | null = null) => ({ urlHash, endpoint: BEFORE, uid });

interface Saving {
  endpoint: string;
  responses: { participantId: string; responseToken: string | null }[];
}

const idsIn = (input: unknown) => (input as Saving).responses.map(({ participantId }) => participantId);

const aServer = (answers: Record<string, Answer> = {}) =>
  fakeServer({
    PushKey: () => ({ pushKey: KEY }),
    SavePushSubscription: ({ input }) => ({ savePushSubscription: idsIn(input) }),
    ...answers,
  });

/** What the server was asked to save: the responses, and where they are notified. */
const savedAt = ({ asked }: ReturnType<typeof aServer>) =>
  asked
    .filter(({ name }) => name === 'SavePushSubscription')
    .map(({ variables: { input } }) => [...idsIn(input), (input as Saving).endpoint]);

const aBrowser = (key: string | null = KEY) => {
  const push = fakePush('granted');
  push.subscription = key === null ? null : { endpoint: BEFORE, key };
  return push;
};

beforeEach(() => {
  localStorage.clear();
  pushNotes.write('42', note('picnic'));
  pushNotes.write('43', note('match'));
  rememberedResponses.remember('42', 'secret', 'picnic');
  rememberedResponses.remember('43', 'secret', 'match');
});

afterEach(noPush);

it('says nothing where nothing has changed', async () => {
  aBrowser();
  const server = aServer();
  await compareSubscription(server.client);
  expect(server.asked.map(({ name }) => name)).toEqual(['PushKey']);
});

it.each([
  ['the browser has lost its subscription', null],
  ['the server has another key', OTHER_KEY],
])('tells the server of a new address of each response when %s', async (_, key) => {
  aBrowser(key);
  const server = aServer();
  await compareSubscription(server.client);
  const now = 'https://push.example/1';
  expect(savedAt(server)).toEqual([['42', '43', now]]);
  expect(pushNotes.all().map(({ endpoint }) => endpoint)).toEqual([now, now]);
});

it('tells of all where one is not told yet', async () => {
  aBrowser();
  pushNotes.write('43', { ...note('match'), endpoint: 'https://push.example/older' });
  const server = aServer();
  await compareSubscription(server.client);
  expect(savedAt(server)).toEqual([['42', '43', BEFORE]]);
});

it.each(['denied', 'default'] as const)('forgets what a person has ended: the permission is %s', async (permission) => {
  aBrowser(null).permission = permission;
  const server = aServer();
  await compareSubscription(server.client);
  expect(pushNotes.all()).toEqual([]);
  expect(server.asked).toEqual([]);
});

it('forgets a response that is gone, and goes on with the others', async () => {
  aBrowser(null);
  const server = aServer({ SavePushSubscription: () => ({ savePushSubscription: ['43'] }) });
  await compareSubscription(server.client);
  expect(pushNotes.all().map(({ responseId }) => responseId)).toEqual(['43']);
});

it('forgets a response that is not this browser’s any more, and goes on with the others', async () => {
  aBrowser(null);
  const refusal = new GraphQLError('Not authorized to edit', { extensions: { code: 'FORBIDDEN' } });
  const server = aServer({
    SavePushSubscription: ({ input }) =>
      idsIn(input).includes('42') ? refusal : { savePushSubscription: idsIn(input) },
  });
  await compareSubscription(server.client);
  expect(pushNotes.all()).toEqual([{ ...note('match'), endpoint: 'https://push.example/1', responseId: '43' }]);
});

it.each([
  [
    'the server cannot be reached',
    (server: ReturnType<typeof aServer>) => server.answer('PushKey', () => new Error('offline')),
  ],
  [
    'it cannot be told',
    (server: ReturnType<typeof aServer>) => server.answer('SavePushSubscription', () => new Error('offline')),
  ],
])('leaves the notes for the next start when %s', async (_, breakIt) => {
  aBrowser(null);
  const server = aServer();
  breakIt(server);
  await expect(compareSubscription(server.client)).rejects.toThrow('offline');
  expect(pushNotes.all().map(({ endpoint }) => endpoint)).toEqual([BEFORE, BEFORE]);
});

it('leaves all as it is when the server sends none for now', async () => {
  const push = aBrowser();
  await compareSubscription(aServer({ PushKey: () => ({ pushKey: null }) }).client);
  expect(pushNotes.all()).toHaveLength(2);
  expect(push.asked).toEqual([]);
});

it('ends the address of somebody who has signed out, and tells the server of a new one for the others', async () => {
  const push = aBrowser();
  pushNotes.write('44', note('camp', 'ada'));
  const server = aServer();
  await compareSubscription(server.client);
  expect(push.asked[0]).toBe('unsubscribe');
  expect(savedAt(server)).toEqual([['42', '43', 'https://push.example/1']]);
  expect(pushNotes.read('44')).toBeNull();
});

it('keeps that of the person who is signed in', async () => {
  const push = aBrowser();
  localStorage.setItem('quorum-signed-in', 'ada');
  pushNotes.write('44', note('camp', 'ada'));
  await compareSubscription(aServer().client);
  expect(push.asked).toEqual([]);
  expect(pushNotes.read('44')).toEqual(note('camp', 'ada'));
});

it('notes whose a response is that an account has taken in', async () => {
  aBrowser();
  localStorage.setItem('quorum-signed-in', 'ada');
  rememberedResponses.forget('43');
  await compareSubscription(aServer().client);
  expect(pushNotes.all().map(({ responseId, uid }) => [responseId, uid])).toEqual([
    ['42', null],
    ['43', 'ada'],
  ]);
});
