import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/config/env.ts';
import { newVapidKeys } from '../../src/gateways/push/vapidKeys.ts';
import { pushSenderFrom } from '../../src/gateways/push/pushSenderFrom.ts';

const senderWith = (variables: Record<string, string>) => pushSenderFrom(readEnv(variables));

describe('VAPID_PRIVATE_KEY', () => {
  it('is the key that notifications are signed with', () => {
    const keys = newVapidKeys();
    expect(senderWith({ VAPID_PRIVATE_KEY: keys.privateKey })?.keys).toEqual(keys);
  });

  it.each(['abc', 'A'.repeat(43), `${'A'.repeat(42)}=`])('%s stops the server at startup', (key) => {
    expect(() => readEnv({ VAPID_PRIVATE_KEY: key })).toThrow(
      'VAPID_PRIVATE_KEY must be a private key of P-256 in base64url, 43 characters',
    );
  });

  it('is made at the first start where none is set', () => {
    expect(senderWith({})?.keys).toBeNull();
  });
});

describe('PUSH_HOSTS', () => {
  it('are push services beside those of the browsers, which may do without TLS', () => {
    const sender = senderWith({ PUSH_HOSTS: 'push.example.org, 127.0.0.1:4999' });
    const taken = ['https://push.example.org/a', 'http://127.0.0.1:4999/b', 'https://fcm.googleapis.com/c'];
    expect(taken.map((endpoint) => sender?.takes(endpoint))).toEqual([true, true, true]);
    const refused = ['https://push.example.org:8443/a', 'http://127.0.0.1:5000/b', 'http://fcm.googleapis.com/c'];
    expect(refused.map((endpoint) => sender?.takes(endpoint))).toEqual([false, false, false]);
  });

  it('that are no names stop the server at startup', () => {
    expect(() => readEnv({ PUSH_HOSTS: 'https://push.example.org/' })).toThrow(/^PUSH_HOSTS must be names of hosts/);
  });
});

it('nothing is sent where push services have nobody to turn to', () => {
  const firebase = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'd.example.org' };
  expect(senderWith(firebase)).toBeNull();
});
