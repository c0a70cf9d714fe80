import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ResponseStatus } from '@quorum/domain/decision/status';
import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Notifications } from '../../../src/features/notifications/Notifications.tsx';
import { pushNotes } from '../../../src/features/notifications/pushNotes.ts';
import { rememberedResponses } from '../../../src/lib/browser/rememberedTokens.ts';
import { fakePush, noPush } from '../../support/fakePush.ts';
import type { Answer } from '../../support/fakeServer.ts';
import { ada, renderPage } from '../../support/renderPage.tsx';

const HOUR_MS = 3_600_000;
/** An event of three hours that began so many hours ago. */
const begun = (hours: number) => {
  const start = Date.now() - hours * HOUR_MS;
  return {
    urlHash: 'picnic',
    date: new Date(start).toISOString(),
    endTime: new Date(start + 3 * HOUR_MS).toISOString(),
  };
};
const NOTE = { urlHash: 'picnic', endpoint: 'https://push.example/1', uid: null };

interface Saving {
  responses: { participantId: string }[];
}

const show = (
  answers: Record<string, Answer> = {},
  user: typeof ada | null = null,
  event = begun(-24),
  status: ResponseStatus = 'GOING',
) =>
  renderPage(<Notifications event={event} response={{ id: '42', status }} />, {
    user,
    answers: {
      PushKey: () => ({ pushKey: 'BBBB' }),
      SavePushSubscription: ({ input }) => ({
        savePushSubscription: (input as Saving).responses.map(({ participantId }) => participantId),
      }),
      RemovePushSubscription: () => ({ removePushSubscription: true }),
      ...answers,
    },
  });

const turnOn = () => screen.findByRole('button', { name: 'Notify me on this device' });
const turnOff = () => screen.findByRole('button', { name: 'Turn off' });

beforeEach(() => {
  localStorage.clear();
  rememberedResponses.remember('42', 'secret', 'picnic');
});

afterEach(() => {
  noPush();
  jest.restoreAllMocks();
});

it('asks nothing of the reader before the button is pressed', async () => {
  const push = fakePush();
  show();
  expect(await turnOn()).toBeEnabled();
  expect(screen.getByText('Hear when it is decided, changed or called off.')).toBeVisible();
  expect(push.asked).toEqual([]);
});

it.each([
  ['WAITLISTED', 'Hear when a place becomes free, and when the event is decided, changed or called off.'],
  ['STANDBY', 'Hear when people are missing, so that you can step in.'],
] as const)('offers somebody who is %s what they wait for', async (status, text) => {
  fakePush();
  show({}, null, begun(-24), status);
  await turnOn();
  expect(screen.getByText(text)).toBeVisible();
});

it('asks the reader first, subscribes, and tells the server with the token of the response', async () => {
  const push = fakePush();
  const { user, asked } = show();
  await user.click(await turnOn());
  expect(await turnOff()).toBeEnabled();
  expect(screen.getByText('Notifications are on for this event')).toBeVisible();
  expect(push.asked[0]).toBe('permission');
  expect(asked).toContainEqual({
    name: 'SavePushSubscription',
    variables: {
      input: {
        endpoint: 'https://push.example/1',
        keys: { p256dh: 'the public key', auth: 'the secret' },
        responses: [{ participantId: '42', responseToken: 'secret' }],
      },
    },
  });
  expect(pushNotes.read('42')).toEqual(NOTE);
});

it('notes whose account it is where that proves the response', async () => {
  fakePush();
  localStorage.clear();
  localStorage.setItem('quorum-signed-in', 'ada');
  const { user, asked } = show({}, ada);
  await user.click(await turnOn());
  await turnOff();
  expect(asked.find(({ name }) => name === 'SavePushSubscription')?.variables).toMatchObject({
    input: { responses: [{ participantId: '42', responseToken: null }] },
  });
  expect(pushNotes.read('42')).toEqual({ ...NOTE, uid: 'ada' });
});

it('turns off at the server, and ends the subscription with the last response', async () => {
  const push = fakePush('granted');
  push.subscription = { endpoint: NOTE.endpoint, key: null };
  pushNotes.write('42', NOTE);
  pushNotes.write('43', NOTE);
  const { user, asked } = show();
  await user.click(await turnOff());
  await turnOn();
  expect(asked.find(({ name }) => name === 'SavePushSubscription')?.variables).toMatchObject({
    input: { responses: [{ participantId: '43', responseToken: null }] },
  });
  expect(push.subscription).not.toBeNull();

  pushNotes.drop('43');
  await user.click(await turnOn());
  await user.click(await turnOff());
  await turnOn();
  await waitFor(() => expect(push.subscription).toBeNull());
});

it('stays on when the server cannot be told that it is off', async () => {
  fakePush('granted');
  pushNotes.write('42', NOTE);
  const { user } = show({ RemovePushSubscription: () => new Error('no connection') });
  await user.click(await turnOff());
  expect(await screen.findByText('Notifications could not be turned off. Try again in a moment.')).toBeVisible();
  expect(await turnOff()).toBeEnabled();
});

describe('what goes wrong is said, and can be tried again', () => {
  const FAILED = 'Notifications could not be turned on. Your response is saved all the same.';

  it('a browser that does not subscribe', async () => {
    const push = fakePush();
    push.subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'));
    const { user, asked } = show();
    await user.click(await turnOn());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await turnOn()).toBeEnabled();
    expect(asked.map(({ name }) => name)).not.toContain('SavePushSubscription');
  });

  it('a server that refuses, in its words', async () => {
    fakePush();
    const { user } = show({ SavePushSubscription: () => new GraphQLError('Too many devices') });
    await user.click(await turnOn());
    expect(await screen.findByText('Too many devices')).toBeVisible();
    expect(pushNotes.read('42')).toBeNull();
    expect(await turnOn()).toBeEnabled();
  });

  it('but not that a reader has closed the question', async () => {
    const push = fakePush();
    push.says = 'default';
    const { user } = show();
    await user.click(await turnOn());
    expect(await turnOn()).toBeEnabled();
    expect(push.asked).toEqual(['permission']);
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});

describe('where notifications are blocked', () => {
  const BLOCKED = /Notifications are blocked\. Allow them for this site/;

  it('says how to allow them, and has no button that does nothing', async () => {
    fakePush('denied');
    show();
    expect(await screen.findByText(BLOCKED)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has the button once they are allowed', async () => {
    const push = fakePush('denied');
    show();
    await screen.findByText(BLOCKED);
    push.permission = 'default';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await turnOn()).toBeEnabled();
  });

  it('says so when the reader blocks them', async () => {
    const push = fakePush();
    push.says = 'denied';
    const { user } = show();
    await user.click(await turnOn());
    expect(await screen.findByText(BLOCKED)).toBeVisible();
  });
});

it('is there while the event goes on', async () => {
  fakePush();
  show({}, null, begun(2));
  expect(await turnOn()).toBeEnabled();
});

describe('nothing is shown', () => {
  const answered = async ({ asked }: ReturnType<typeof show>) => {
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('PushKey'));
    await act(async () => undefined);
  };

  it('by a server that sends none', async () => {
    fakePush();
    await answered(show({ PushKey: () => ({ pushKey: null }) }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('once the event is over, of which there is no news', () => {
    fakePush();
    const { asked } = show({}, null, begun(4));
    expect(screen.queryByRole('status')).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('PushKey');
  });

  it('in a browser that has none, which asks the server nothing', () => {
    const { asked } = show();
    expect(screen.queryByRole('status')).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('PushKey');
  });
});

describe('on an iPhone', () => {
  const SIGN_IN = /Sign in here and there/;
  const onIPhone = () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari');
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  };
  afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'));

  it('comes the hint to install first', async () => {
    onIPhone();
    show({}, ada);
    expect(await screen.findByText(/add Quorum to your home screen first/)).toBeVisible();
    expect(screen.queryByText(SIGN_IN)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a visitor hears that the response comes along with an account', async () => {
    onIPhone();
    show();
    expect(await screen.findByText(SIGN_IN)).toBeVisible();
  });
});
