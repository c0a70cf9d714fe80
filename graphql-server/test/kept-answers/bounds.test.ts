import { beforeEach, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { ByteBoundedMap } from '../../src/transports/http/kept-answers/ByteBoundedMap.ts';
import { Freshness } from '../../src/transports/http/kept-answers/Freshness.ts';
import { answerForAll, KeptAnswers } from '../../src/transports/http/kept-answers/KeptAnswers.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

let sizeOf: (key: string) => number;
let asked: string[];
let answers: KeptAnswers;

beforeEach(() => {
  asked = [];
  answers = new KeptAnswers({
    freshness: new Freshness(() => 0),
    now: () => 0,
    // no compressor makes it smaller
    ask: (key) => {
      asked.push(key);
      const body = randomBytes(sizeOf(key));
      return Promise.resolve(answerForAll({ contentType: 'application/json', body, holdsUntil: Infinity }));
    },
    onFault: (error) => {
      throw error;
    },
    maxBytes: 10 * MEGABYTE,
  });
});

const isStored = (key: string) => answers.find(key, () => []) !== null;

it('takes no more memory than it may, however many answers there are', async () => {
  sizeOf = () => 300 * KILOBYTE;
  for (let number = 0; number < 40; number++) await answers.make(`/graphql?query=${number}`);
  expect(answers.bytes).toBeLessThanOrEqual(10 * MEGABYTE);
  // plain and zipped
  expect(answers.bytes).toBeGreaterThan(10 * MEGABYTE - 2 * 301 * KILOBYTE);
  expect([isStored('/graphql?query=0'), isStored('/graphql?query=39')]).toEqual([false, true]);
});

it('counts small answers for what they take', async () => {
  sizeOf = () => 1;
  for (let number = 0; number < 6_000; number++) await answers.make(`key ${number}`);
  expect(answers.bytes).toBeLessThanOrEqual(10 * MEGABYTE);
  expect(isStored('key 0')).toBe(false);
});

it('forgets what nobody asks for before what is asked for', async () => {
  sizeOf = () => 300 * KILOBYTE;
  await answers.make('/api/events');
  for (let number = 0; number < 40; number++) {
    await answers.make(`/graphql?query=${number}`);
    expect(isStored('/api/events')).toBe(true);
  }
});

it('gives an answer of more than eight megabytes to all who wait for it, and does not store it', async () => {
  sizeOf = () => 5 * MEGABYTE;
  const [one, other] = await Promise.all([answers.make('large'), answers.make('large')]);
  expect(one?.encodings.identity.body).toHaveLength(5 * MEGABYTE);
  expect(other).toBe(one);
  expect([asked, isStored('large'), answers.bytes]).toEqual([['large'], false, 0]);
});

it('bounds what it remembers of answers that are not the same for everyone', async () => {
  const hopeless = new KeptAnswers({
    freshness: new Freshness(() => 0),
    now: () => 0,
    ask: () =>
      Promise.resolve({
        ...answerForAll({ contentType: 'application/json', body: Buffer.from(''), holdsUntil: Infinity }),
        isPublic: false,
      }),
    onFault: () => undefined,
  });
  for (let number = 0; number < 500; number++) await hopeless.make(`${number}${'x'.repeat(4_000)}`);
  expect(hopeless.bytes).toBeLessThanOrEqual(MEGABYTE);
  expect(hopeless.isHopeless(`499${'x'.repeat(4_000)}`)).toBe(true);
});

it('replaces what has the same key, and counts it once', () => {
  const map = new ByteBoundedMap<string>({ maxBytes: 100_000 });
  for (let time = 0; time < 100; time++) map.set('key', `value ${time}`, 10_000);
  expect([map.get('key'), map.size, map.bytes < 20_000]).toEqual(['value 99', 1, true]);
  map.set('key', 'too large', 100_001);
  expect([map.get('key'), map.size, map.bytes]).toEqual([undefined, 0, 0]);
});
