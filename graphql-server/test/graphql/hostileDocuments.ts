/** A request that no honest client makes: what it is called, and its body. */
export type Hostile = readonly [name: string, body: string];

const query = (name: string, document: string, rest: object = {}): Hostile => [
  name,
  JSON.stringify({ query: document, ...rest }),
];
const times = (count: number, of: (n: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, n) => of(n)).join(between);
const sizes = <T>(all: readonly number[], of: (size: number) => T): T[] => all.map(of);
const nested = (depth: number, field: string, leaf: string) =>
  `${`${field} { `.repeat(depth)}${leaf}${' }'.repeat(depth)}`;

const PAGE = '(first: 100) { nodes { id title participants { id name comment } } }';
const LOOP = 'types { fields { type { fields { type { fields { type { name } } } } } } }';

const deep = [
  ...sizes([13, 20, 50, 100, 200, 300], (depth) =>
    query(`fields ${depth} deep`, `{ ${nested(depth, 'viewer', 'uid')} }`),
  ),
  ...sizes([13, 20, 50, 100], (depth) =>
    query(`inline fragments ${depth} deep around fields`, `{ ${nested(depth, '... on Query { viewer', 'uid } ')} }`),
  ),
  ...sizes([20, 60, 90], (depth) =>
    query(
      `fragments that are ${depth} deep together`,
      `{ ...F0 } ${times(depth, (n) => `fragment F${n} on Query { viewer { ...F${n + 1} } }`)} fragment F${depth} on Query { viewer { uid } }`,
    ),
  ),
  ...sizes([19, 30, 60, 120], (depth) =>
    query(`introspection ${depth} deep`, `{ __type(name: "Event") { ${nested(depth, 'ofType', 'name')} } }`),
  ),
  ...sizes([100, 400], (depth) =>
    query(
      `a list ${depth} deep for a number`,
      `{ events(first: ${'['.repeat(depth)}${']'.repeat(depth)}) { totalCount } }`,
    ),
  ),
  ...sizes([100, 200], (depth) =>
    query(
      `an object ${depth} deep for an input`,
      `mutation { createEvent(input: ${'{a:'.repeat(depth)}1${'}'.repeat(depth)}) { id } }`,
    ),
  ),
  ...sizes([100, 400], (depth) =>
    query(
      `a type ${depth} lists deep`,
      `query ($a: ${'['.repeat(depth)}Int${']'.repeat(depth)}) { eventTypes { id } }`,
    ),
  ),
];

const wide = [
  ...sizes([16, 30, 60, 120, 190], (count) =>
    query(`${count} aliases`, `{ ${times(count, (n) => `a${n}: __typename`)} }`),
  ),
  ...sizes([16, 30, 60], (count) =>
    query(
      `${count} joins by alias`,
      `mutation { ${times(count, (n) => `a${n}: duplicateEvent(urlHash: "x") { id }`)} }`,
    ),
  ),
  ...sizes([16, 30, 90], (count) =>
    query(
      `${count} aliases in a fragment`,
      `{ ...A } fragment A on Query { ${times(count, (n) => `a${n}: __typename`)} }`,
    ),
  ),
  ...sizes([16, 30, 90], (count) =>
    query(
      `a fragment with one alias ${count} times`,
      `{ ${'...A '.repeat(count)} } fragment A on Query { a: __typename }`,
    ),
  ),
  ...sizes([5, 8, 15], (count) => query(`${count} whole pages`, `{ ${times(count, (n) => `a${n}: events${PAGE}`)} }`)),
  ...sizes([5, 8, 15], (count) =>
    query(
      `${count} pages whose size is a variable`,
      `query ($n: Int) { ${times(count, (n) => `a${n}: events(first: $n) { nodes { id participants { name comment } } }`)} }`,
      { variables: { n: 100 } },
    ),
  ),
  ...sizes([9, 20, 60, 150], (count) =>
    query(`${count} directives`, `{ __typename ${'@skip(if: false) '.repeat(count)} }`),
  ),
  ...sizes([9, 20, 60], (count) =>
    query(`${count} directives on as many fields`, `{ ${times(count, () => '__typename @include(if: true)')} }`),
  ),
  ...sizes([9, 40], (count) =>
    query(`${count} directives on fragments`, `{ ${times(count, () => '... @include(if: true) { __typename }')} }`),
  ),
  ...sizes([9, 60], (count) =>
    query(`${count} directives on a query`, `query ${'@skip(if: false) '.repeat(count)} { __typename }`),
  ),
  ...sizes([1_001, 2_000, 9_000], (count) => query(`${count} words`, `{ ${'id '.repeat(count)} }`)),
  ...sizes([1_001, 5_000], (count) =>
    query(`${count} variables`, `query (${times(count, (n) => `$v${n}: Int`)}) { __typename }`),
  ),
  ...sizes([100, 190], (count) =>
    query(`${count} variables that nobody uses`, `query (${times(count, (n) => `$v${n}: Int`)}) { __typename }`),
  ),
  ...sizes([50, 150], (count) =>
    query(`${count} arguments that are none`, `{ events(${times(count, (n) => `a${n}: 1`)}) { totalCount } }`),
  ),
  ...sizes([50, 300], (count) => query(`${count} fields that are none`, `{ ${times(count, (n) => `f${n}`)} }`)),
  ...sizes([2, 20, 90], (count) => query(`${count} operations without a name`, `{ __typename } `.repeat(count))),
  ...sizes([2, 20, 90], (count) =>
    query(`${count} operations of one name`, `query A { __typename } `.repeat(count), { operationName: 'A' }),
  ),
];

const fragments = [
  ...sizes([1, 2, 3, 10, 50], (count) =>
    query(
      `${count} fragments in a circle`,
      `{ ...F0 } ${times(count, (n) => `fragment F${n} on Query { ...F${(n + 1) % count} }`)}`,
    ),
  ),
  ...sizes([20, 40, 80], (count) =>
    query(
      `fragments that double ${count} times`,
      `{ ...F0 } ${times(count, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F${count} on Query { viewer { events { id } } }`,
    ),
  ),
  ...sizes([2, 30], (count) =>
    query(`${count} fragments of one name`, `{ ...A } ${'fragment A on Query { __typename } '.repeat(count)}`),
  ),
  ...sizes([1, 60], (count) =>
    query(
      `${count} fragments that nobody uses`,
      `{ __typename } ${times(count, (n) => `fragment F${n} on Query { __typename }`)}`,
    ),
  ),
  query('a fragment that is not there', '{ ...A }'),
  query('a fragment on a type that is not there', '{ ...A } fragment A on Nope { id }'),
  query('a fragment on a scalar', '{ ...A } fragment A on String { id }'),
  query('a fragment that cannot match', '{ viewer { ...A } } fragment A on Event { id }'),
  query(
    'a circle through a field',
    '{ viewer { ...A } } fragment A on Viewer { events { participants { id } } ...B } fragment B on Viewer { ...A }',
  ),
  query('a fragment called on', '{ ...on } fragment on on Query { __typename }'),
  query('fragments alone', 'fragment A on Query { __typename }'),
];

const introspection = [
  query('types of fields of types', `{ __schema { ${LOOP} } }`),
  ...sizes([2, 4, 8], (count) =>
    query(`the same ${count} times`, `{ ${times(count, (n) => `a${n}: __schema { ${LOOP} }`)} }`),
  ),
  ...sizes([4, 6, 8], (depth) =>
    query(
      `possible types ${depth} deep`,
      `{ __schema { types { ${nested(depth, 'possibleTypes { interfaces', 'name }')} } } }`,
    ),
  ),
  ...sizes([3, 5], (depth) =>
    query(
      `fields and types ${depth} deep`,
      `{ __schema { types { ${nested(depth, 'fields { args { type', 'name } }')} } } }`,
    ),
  ),
  query('of a type without its name', '{ __type { name } }'),
  query('of a field that is none', '{ __schema { passwords } }'),
  query('below a type', '{ events { __schema { types { name } } } }'),
  query('as a mutation', 'mutation { __schema { types { name } } __typename: __type { name } }'),
];

const JOIN = 'mutation { joinEvent(urlHash: "x", input: ';
const wrong = [
  ...[
    '{',
    '}',
    '{{',
    '{ }',
    '{ a',
    '{ a(',
    '{ a: }',
    '{ ...',
    '{ @',
    '{ $a }',
    '"',
    '"""',
    '#',
    ',',
    '\ufeff',
    ' ',
    '\u0000',
    '{ a \u0000 }',
    '\ud800',
    '{ a(b: "\\u") { c } }',
    '{ a(b: "\\u{110000}") { c } }',
    '{ a(b: 0x1) }',
    '{ a(b: 01) }',
    '{ a(b: 1e) }',
    '{ a(b: "\n") }',
    'query',
    'query {',
    'mutation',
    'subscription',
    'query A(',
    'query ($a) { b }',
    'type Query { a: Int }',
    'extend type Query { a: Int }',
    'schema { query: Query }',
    'directive @a on FIELD',
    'scalar Date',
    'query { __typename } type A { b: Int }',
    'null',
    '[]',
    'SELECT 1',
    '<script>',
    '__proto__',
    '{ __proto__ }',
    '{ constructor }',
    '{ toString }',
  ].map((document) => query(`the document ${JSON.stringify(document)}`, document)),
  ...[
    '{ events }',
    '{ eventTypes { id { x } } }',
    '{ viewer { uid(a: 1) } }',
    '{ events(first: "1") { totalCount } }',
    '{ events(first: 1.5) { totalCount } }',
    '{ events(first: 99999999999) { totalCount } }',
    '{ events(first: [1]) { totalCount } }',
    '{ events(when: NOW) { totalCount } }',
    '{ events(when: "PAST") { totalCount } }',
    '{ event { id } }',
    '{ event(urlHash: null) { id } }',
    '{ event(urlHash: 1) { id } }',
    '{ event(urlHash: $x) { id } }',
    '{ event(urlHash: "a", urlHash: "b") { id } }',
    '{ a: viewer { uid } a: viewer { displayName: uid displayName } }',
    '{ x: __typename x: viewer { uid } }',
    '{ __typename @nope }',
    '{ __typename @skip }',
    '{ __typename @skip(if: 1) }',
    '{ __typename @include(if: "true") }',
    '{ __typename @deprecated }',
    '{ viewer @defer { uid } }',
    'query ($a: Event) { __typename }',
    'query ($a: Int!) { events(first: $a) { totalCount } }',
    'query ($a: Int = "x") { events(first: $a) { totalCount } }',
    'query ($a: String) { events(first: $a) { totalCount } }',
    'query ($a: Int, $a: Int) { events(first: $a) { totalCount } }',
    'subscription { events { totalCount } }',
    'mutation { events { totalCount } }',
    'mutation { nope }',
    '{ createEvent(input: {}) { id } }',
    '{ events { nodes { responseToken } } }',
    '{ events { nodes { participants { uid } } } }',
    '{ events { nodes { participants { tokenDigest } } } }',
    '{ events { nodes { creatorEmail } } }',
    '{ participants { id } }',
    '{ users { uid } }',
    '{ node(id: 1) { id } }',
    '{ _entities(representations: []) { id } }',
    '{ _service { sdl } }',
    `${JOIN}{ }) { responseToken } }`,
    `${JOIN}{ name: null }) { responseToken } }`,
    `${JOIN}{ name: "a", name: "b" }) { responseToken } }`,
    `${JOIN}{ name: "a", isAdmin: true }) { responseToken } }`,
    `${JOIN}{ name: "a", likelihood: NaN }) { responseToken } }`,
    `${JOIN}"a") { responseToken } }`,
    `${JOIN}[]) { responseToken } }`,
  ].map((document) => query(document, document)),
];

const VARIABLE = 'query ($a: Int!) { events(first: $a) { totalCount } }';
const around: Hostile[] = [
  ...[1, 2, 10, 500].map((count): Hostile => [
    `a batch of ${count}`,
    `[${times(count, () => '{"query":"{ __typename }"}', ',')}]`,
  ]),
  ...[undefined, null, '1', 1.5, [1], {}, true, 2 ** 40].map((a) =>
    query(`the variable ${JSON.stringify(a)}`, VARIABLE, { variables: { a } }),
  ),
  ...[
    '',
    'null',
    '1',
    '"{ __typename }"',
    '{}',
    '[]',
    '{"query"',
    '{"query":1}',
    '{"query":""}',
    '{"query":[]}',
    '{"query":{}}',
    '{"query":null}',
    '{"query":"{ __typename }","variables":1}',
    '{"query":"{ __typename }","variables":[]}',
    '{"query":"{ __typename }","variables":"{}"}',
    '{"query":"{ __typename }","operationName":"Nope"}',
    '{"query":"{ __typename }","operationName":{}}',
    '{"query":"{ __typename }","extensions":[]}',
    '{"query":"{ __typename }","__proto__":{"a":1}}',
    '{"extensions":{"persistedQuery":{"version":2,"sha256Hash":"0"}}}',
    '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"0"}}}',
  ].map((body): Hostile => [`the body ${body}`, body]),
  ['a body of 64 kB', JSON.stringify({ query: `{ event(urlHash: "${'x'.repeat(66_000)}") { id } }` })],
];

/** Documents that are to be refused, each for a reason of its own. */
export const HOSTILE: readonly Hostile[] = [...deep, ...wide, ...fragments, ...introspection, ...wrong, ...around];
