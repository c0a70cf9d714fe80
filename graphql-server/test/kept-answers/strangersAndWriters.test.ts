import { beforeEach, expect, it } from '@jest/globals';
import { Freshness } from '../../src/transports/http/kept-answers/Freshness.ts';
import { KeptAnswers, type Answer } from '../../src/transports/http/kept-answers/KeptAnswers.ts';

let now: number;
let freshness: Freshness;
let asked: { answer: (text: string, but?: Partial<Answer>) => void; fail: (reason: Error) => void }[];
let faults: unknown[];
let kept: KeptAnswers;
let pauses: { ms: number; end: () => void }[];

const answerOf = (text: string): Answer => ({
  contentType: 'text/plain',
  body: Buffer.from(text),
  isPublic: true,
  isWhole: true,
  holdsUntil: Infinity,
});

beforeEach(() => {
  now = 0;
  freshness = new Freshness(() => now);
  asked = [];
  faults = [];
  pauses = [];
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      asked.push({ answer: (text, but) => resolve({ ...answerOf(text), ...but }), fail: reject });
    });
  const pause = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }));
  kept = new KeptAnswers({ freshness, now: () => now, ask, pause, onFault: (error) => void faults.push(error) });
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
  now += 100;
  freshness.change(['ada']);
  expect(find('ada')).toBeUndefined();
  await make('new');
  expect(find('ada')).toBe('new');
});

it('never joins a reader after a change to what was begun before it', async () => {
  const before = kept.make('key');
  now += 100;
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

it('lets all who wrote within a tenth of a second of the last making share the next one, which begins after them', async () => {
  await make('old');
  now += 10;
  freshness.change(['ada']);
  const forAda = kept.make('key');
  now += 20;
  freshness.change(['wim']);
  const forWim = kept.make('key');
  expect([pauses.map(({ ms }) => ms), asked.length]).toEqual([[90], 1]);

  now += 10;
  pauses[0]?.end();
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  asked[1]?.answer('new');
  const answers = await Promise.all([forAda, forWim]);
  expect(answers.map((answer) => answer?.encodings.identity.body.toString())).toEqual(['new', 'new']);
  expect(find('ada')).toBe('new');
});

it('lets nobody wait whose change comes later than that', async () => {
  await make('old');
  now += 100;
  freshness.change(['ada']);
  void kept.make('key');
  expect([pauses.length, asked.length]).toEqual([0, 2]);
});

it('does not take a fault for an answer that is not for everyone', async () => {
  const faulty = kept.make('key');
  asked[0]?.answer('a fault', { isPublic: true, isWhole: false });
  expect([await faulty, kept.isHopeless('key')]).toEqual([null, false]);
  const ofSome = kept.make('key');
  asked[1]?.answer('', { isPublic: false });
  expect([await ofSome, kept.isHopeless('key')]).toEqual([null, true]);
});

it('makes nothing anew for a page that was made just now, unless something has changed', async () => {
  const made = await make('old');
  now += 99;
  expect(await kept.fresh('key')).toBe(made);
  freshness.change();
  void kept.fresh('key');
  expect([pauses.map(({ ms }) => ms), asked.length]).toEqual([[1], 1]);
});

it('tells of what could not be made while strangers are given the old answer', async () => {
  await make('old');
  now += 100;
  freshness.change();
  expect(find('vera')).toBe('old');
  asked[1]?.fail(new Error('No'));
  await new Promise(setImmediate);
  expect(faults).toEqual([new Error('No')]);
});
