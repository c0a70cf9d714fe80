import fc from 'fast-check';

/** Texts that have broken something somewhere. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202e',
  '\u200b\u2060',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  'null',
  'undefined',
  "'; drop table event; --",
  '" or ""="',
  '$1',
  '?',
  '??',
  ':id',
  '{{7*7}}',
  '${7*7}',
  '%00',
  '%E0%A4%A',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://example.com/\u0000',
  'https://[::1]:99999/',
  'http://a:b@c',
  '2026-02-30T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-05-01T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '2026-05-01T10:00:00+99:99',
  '-000001-01-01T00:00:00Z',
  'Europe/Atlantis',
  '+25:00',
  'Etc/GMT+12',
  'connection terminated',
  'timeout exceeded when trying to connect',
  'x'.repeat(121),
  'é'.repeat(3_000),
  '👩‍👩‍👧‍👦'.repeat(60),
  'Zalgơ̶̡̙̮͔͙'.repeat(5),
];

const NUMBERS = [
  -1,
  -0,
  0,
  0.1,
  0.5,
  1,
  1.000_000_1,
  2,
  1.5,
  10_001,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e308,
  5e-324,
  -1e308,
];

/** Any JSON value, the odd ones often. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], { length: 1 }, { toString: 1 }, { then: 1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** What a header may carry on the wire: latin1 without line breaks. */
export const hostileHeader: fc.Arbitrary<string> = hostileText.map((text) =>
  Buffer.from(text.replace(/[\r\n\0]/g, ' '))
    .toString('latin1')
    .trim(),
);

/** A few of the fields of `valid` replaced by something hostile, and perhaps one more that nobody asked for. */
export const spoiled = (valid: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(valid)), hostileValue, { maxKeys: 3, noNullPrototype: true }),
      fc.dictionary(hostileText, hostileValue, { maxKeys: 1, noNullPrototype: true }),
    )
    .map(([replaced, added]) => ({ ...valid, ...replaced, ...added }));

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that are no decent JSON of this or that. */
export const hostileBody = (valid: Record<string, unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: spoiled(valid).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.nat(80).map((length) => JSON.stringify(valid).slice(0, length)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{"__proto__":{"title":"x"}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"title":1e999}',
        '{"likelihood":-1e999}',
        '{"name":"a","name":null}',
        deep(10_000),
        `{"title":${deep(10_000)}}`,
        `{"name":"${'x'.repeat(70_000)}"}`,
        '\u0000',
        'undefined',
        "{'name':'x'}",
      ),
    },
  );
