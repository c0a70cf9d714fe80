import { expect, it } from '@jest/globals';
import { pushedNotification } from '../../sw/pushedNotification.ts';

const NOTIFICATION = {
  title: 'Five-a-side is on',
  body: '10 of 10 people are in',
  navigate: 'https://quorum.example/events/abc',
  lang: 'en-GB',
  dir: 'ltr',
  tag: 'event-abc',
};
const inEnglish = (payload: string | undefined) => pushedNotification(payload, ['en-GB']);
const declaring = (notification: object) => inEnglish(JSON.stringify({ web_push: 8030, notification }));

it('shows what Safari shows by itself', () => {
  expect(declaring(NOTIFICATION)).toEqual({
    title: 'Five-a-side is on',
    options: {
      body: '10 of 10 people are in',
      lang: 'en-GB',
      dir: 'ltr',
      tag: 'event-abc',
      renotify: true,
      icon: '/icons/192.png',
      badge: '/icons/badge-96.png',
      data: { navigate: 'https://quorum.example/events/abc' },
    },
  });
});

it('makes do with a title', () => {
  const { title, options } = declaring({ title: 'Five-a-side is on' });
  expect(title).toBe('Five-a-side is on');
  expect(options).toMatchObject({ body: '', dir: 'auto', data: { navigate: '/' } });
  // a browser refuses to notify again of what has no tag
  expect(options).not.toHaveProperty('renotify');
});

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no JSON', 'hello'],
  ['JSON that is no message', '[null]'],
  ['null', 'null'],
  ['no notification', '{"web_push":8030}'],
  ['a notification without a title', '{"web_push":8030,"notification":{"body":"10 of 10"}}'],
  ['a title that is no text', '{"web_push":8030,"notification":{"title":7}}'],
])('shows a notification for %s too', (_, payload) => {
  expect(inEnglish(payload)).toMatchObject({
    title: 'Quorum',
    options: { body: 'Something changed for an event', lang: 'en', data: { navigate: '/' } },
  });
});

it('says so in the language of the browser', () => {
  const { options } = pushedNotification(undefined, ['fr-FR', 'de-AT', 'en']);
  expect(options).toMatchObject({ body: 'Bei einem Event hat sich etwas geändert', lang: 'de' });
});

it('has a button for each answer to what it asks', () => {
  const answers = {
    url: 'https://quorum.example/answer/secret',
    options: [
      { answer: 'IN', title: 'I’m in' },
      { answer: 'OUT', title: 'Can’t' },
    ],
    thanks: 'Thank you',
    failed: 'Not saved',
  };
  const payload = JSON.stringify({ web_push: 8030, notification: NOTIFICATION, answers });
  const { options } = inEnglish(payload);
  expect(options.actions).toEqual([
    { action: 'IN', title: 'I’m in' },
    { action: 'OUT', title: 'Can’t' },
  ]);
  expect(options.data).toEqual({ navigate: NOTIFICATION.navigate, answers });
  expect(declaring(NOTIFICATION).options).not.toHaveProperty('actions');
});
