import { expect, it } from '@jest/globals';
import { answerQuestion, answersIn } from '../../sw/answerQuestion.ts';

const ORIGIN = 'https://quorum.example';
const ANSWERS = {
  url: `${ORIGIN}/answer/secret`,
  options: [
    { answer: 'IN', title: 'I’m in' },
    { answer: 'OUT', title: 'Can’t' },
  ],
  thanks: 'Thank you',
  failed: 'Not saved',
};

/** What is asked of the server, and what is shown after that. */
const answered = async (type: ResponseType | 'NONE', url = ANSWERS.url) => {
  const [asked, shown] = [[] as string[], [] as string[]];
  await answerQuestion({ ...ANSWERS, url }, 'OUT', {
    origin: ORIGIN,
    async fetch(to, { method, body, redirect }) {
      asked.push(`${method} ${to} ${(body as URLSearchParams).toString()} ${redirect}`);
      if (type === 'NONE') throw new TypeError('Failed to fetch');
      return { ok: type === 'basic', type };
    },
    show: async (body) => void shown.push(body),
  });
  return { asked, shown };
};

it('sends what the button of the page would, and says that it has arrived', async () => {
  expect(await answered('opaqueredirect')).toEqual({
    asked: [`POST ${ANSWERS.url} answer=OUT manual`],
    shown: ['Thank you'],
  });
});

it.each([
  ['the server refuses it', 'basic'],
  ['there is no connection', 'NONE'],
] as const)('says that it has not arrived where %s', async (_, type) => {
  expect((await answered(type)).shown).toEqual(['Not saved']);
});

it.each(['https://elsewhere.example/answer/secret', 'javascript:alert(1)', 'https://'])(
  'sends nothing to %s',
  async (url) => {
    expect(await answered('opaqueredirect', url)).toEqual({ asked: [], shown: ['Not saved'] });
  },
);

it.each([
  ['nothing', undefined],
  ['null', null],
  ['no address', { ...ANSWERS, url: undefined }],
  ['no words', { ...ANSWERS, failed: 7 }],
  ['no list', { ...ANSWERS, options: 'IN' }],
  ['a button without a name', { ...ANSWERS, options: [{ answer: 'IN' }] }],
])('reads no question in %s', (_, value) => {
  expect(answersIn(value)).toBeUndefined();
});
