import { beforeEach, expect, it } from '@jest/globals';
import { Freshness } from '../../src/transports/http/kept-answers/Freshness.ts';
import { KeptAnswers, type Answer } from '../../src/transports/http/kept-answers/KeptAnswers.ts';

let now: number;
let freshness: Freshness;
let asked: { answer: (text: string) => void }[];
let kept: KeptAnswers;

const answerOf = (text: string): Answer => ({
  status: 200,
  contentType: 'text/plain',
  body: Buffer.from(text),
  isPublic: true,
  holdsForMs: Infinity,
});

beforeEach(() => {
  now = 0;
  freshness = new Freshness(() => now);
  asked = [];
  const ask = () => new Promise<Answer>((resolve) => asked.push({ answer: (text) => resolve(answerOf(text)) }));
  kept = new KeptAnswers({ freshness, now: () => now, ask });
});

const make = async (text: string) => {
  const made = kept.make('key');
  asked.at(-1)?.answer(text);
  return made;
};
const find = (...names: string[]) => kept.find('key', () => names)?.encodings.identity.body.toString();

it('gives strangers the old answer while one new one is made, however many changes and readers there are', async () => {
  await make('old');
  for (let change = 0; change < 10; change++) {
    freshness.change(['ada']);
    now += 50;
    expect([find('vera'), find('wim')]).toEqual(['old', 'old']);
  }
  expect(asked).toHaveLength(2);
});

it('gives who wrote nothing that was begun before', async () => {
  await make('old');
  freshness.change(['ada']);
  expect(find('ada')).toBeUndefined();
  await make('new');
  expect(find('ada')).toBe('new');
});

it('never joins a reader after a change to what was begun before it', async () => {
  const before = kept.make('key');
  freshness.change(['ada']);
  const after = kept.make('key');
  asked[1]?.answer('new');
  asked[0]?.answer('old');
  expect([
    (await before)?.encodings.identity.body.toString(),
    (await after)?.encodings.identity.body.toString(),
  ]).toEqual(['old', 'new']);
  expect(find('ada')).toBe('new');
});
