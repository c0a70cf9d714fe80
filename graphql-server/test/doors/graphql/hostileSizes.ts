import { nested, query, sizes, times, type Hostile } from './hostileWords.ts';

const NEW_EVENT = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
const NUMBER = 'query ($a: Int!) { events(first: $a) { totalCount } }';
const withVariables = (name: string, document: string, variables: string): Hostile => [
  name,
  `{"query":${JSON.stringify(document)},"variables":${variables}}`,
];
const fields = (name: string, count: number) => times(count, (n) => `"${name}${n}":1`, ',');

/** Values for variables, of which a document says nothing. */
export const variables: readonly Hostile[] = [
  ...sizes([400, 600, 5_000], (count) =>
    withVariables(`${count} fields of an input that are none`, NEW_EVENT, `{"input":{${fields('titl', count)}}}`),
  ),
  ...sizes([600, 9_000], (count) =>
    withVariables(`a list of ${count} for a number`, NUMBER, `{"a":[${times(count, () => '1', ',')}]}`),
  ),
  ...sizes([600, 3_000], (count) =>
    withVariables(`${count} variables that nobody declares`, NUMBER, `{"a":1,${fields('v', count)}}`),
  ),
  ...sizes([600, 30_000], (depth) =>
    withVariables(`a list ${depth} deep as a variable`, NUMBER, `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  ),
  ...sizes([600, 5_000], (depth) =>
    withVariables(
      `an input ${depth} deep as a variable`,
      NEW_EVENT,
      `{"input":${'{"title":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    ),
  ),
  ...sizes([400, 60_000], (length) =>
    withVariables(`a text of ${length} for a number`, NUMBER, `{"a":"${'x'.repeat(length)}"}`),
  ),
];

/** Words of any length, and names close to some that there are. */
export const words = [
  ...sizes([600, 60_000], (length) => query(`a name of ${length} letters`, `{ ${'a'.repeat(length)} }`)),
  ...sizes([600, 60_000], (length) => query(`an alias of ${length} letters`, `{ ${'a'.repeat(length)}: nope }`)),
  ...sizes([600, 60_000], (length) =>
    query(`a number of ${length} digits`, `{ events(first: ${'9'.repeat(length)}) { totalCount } }`),
  ),
  ...sizes([600, 60_000], (length) =>
    query(`an exponent of ${length} digits`, `{ events(first: 1e${'9'.repeat(length)}) { totalCount } }`),
  ),
  ...sizes([80, 8_000], (count) =>
    query(`an enum of ${count} words`, `{ events(when: ${'UPCOMIN'.repeat(count)}) { totalCount } }`),
  ),
  ...sizes([80, 9_000], (count) =>
    query(`${count} escaped letters`, `{ event(urlHash: "${'\\u0041'.repeat(count)}") { nope } }`),
  ),
  ...sizes([80, 10_000], (count) =>
    query(`a block of ${count} lines`, `{ event(urlHash: """${'\n  x'.repeat(count)}""") { nope } }`),
  ),
  ...sizes([80, 60_000], (count) => query(`${count} commas`, `{${','.repeat(count)} nope }`)),
  ...sizes([80, 20_000], (count) => query(`${count} comments`, `${'#\n'.repeat(count)}{ nope }`)),
  ...sizes([80, 450], (count) =>
    query(`${count} fields that are nearly one`, `{ ${times(count, (n) => `evemt${n}`)} }`),
  ),
  ...sizes([80, 180], (count) =>
    query(`${count} types that are nearly one`, `query (${times(count, (n) => `$a${n}: Evnt${n}`)}) { __typename }`),
  ),
  ...sizes([80, 300], (count) =>
    query(`${count} arguments that are nearly one`, `{ events(${times(count, (n) => `firs${n}: 1`)}) { totalCount } }`),
  ),
  ...sizes([80, 400], (count) =>
    query(`${count} directives that are none`, `{ __typename ${times(count, (n) => `@d${n}`)} }`),
  ),
  query('an operation whose name has no end', '{ __typename }', { operationName: 'x'.repeat(60_000) }),
  query(
    'an operation that is none of 150',
    times(150, (n) => `query Q${n} { __typename }`),
    { operationName: 'Q150' },
  ),
];

/** What a rule compares with each other, or visits again and again. */
export const comparisons = [
  ...sizes([20, 80], (count) =>
    query(`${count} fields that contradict each other`, `{ ${times(count, (n) => `event(urlHash: "${n}") { id }`)} }`),
  ),
  ...sizes([300, 900], (count) =>
    query(`${count} times a field that is none`, `{ viewer { ${'nope '.repeat(count)} } }`),
  ),
  ...sizes([30, 60], (count) =>
    query(
      `${count} fragments that contradict each other`,
      `{ ${times(count, (n) => `...F${n}`)} } ${times(count, (n) => `fragment F${n} on Query { event(urlHash: "${n}") { id } }`)}`,
    ),
  ),
  ...sizes([20, 30], (count) =>
    query(
      `fragments that triple ${count} times`,
      `{ ...F0 } ${times(count, (n) => `fragment F${n} on Query { ${`...F${n + 1} `.repeat(3)} }`)} fragment F${count} on Query { viewer { events { id } } }`,
    ),
  ),
  ...sizes([20, 90], (depth) =>
    query(`conditions within conditions, ${depth} deep`, `{ ${nested(depth, '... @include(if: $a)', '__typename')} }`),
  ),
  ...sizes([100, 240], (depth) =>
    query(`${depth} inline fragments around nothing`, `{ ${nested(depth, '...', 'nope')} }`),
  ),
];
