import { nested, query, sizes, times, type Hostile } from '../doors/graphql/hostileWords.ts';

/** What a template calls that which differs between a query and a subscription. */
const WORDS = { KIND: 'query', ROOT: 'Query', EVENT: 'event', POLL: 'poll' };
const LIVE = { KIND: 'subscription', ROOT: 'Subscription', EVENT: 'eventChanged', POLL: 'pollChanged' };

const filled = (body: string, words: Record<keyof typeof WORDS, string>) =>
  Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`%${name}%`, word), body);

/** The same request for both addresses. */
export const asQuery = (body: string) => filled(body, WORDS);
export const asSubscription = (body: string) => filled(body, LIVE);

const of = (inside: string) => `%KIND% { %EVENT%(urlHash: "x") { ${inside} } }`;
const event = (name: string, inside: string, rest?: object) => query(name, of(inside), rest);
const poll = (name: string, inside: string) => query(name, `%KIND% { %POLL%(urlHash: "x") { ${inside} } }`);
const inCircles = (depth: number) => nested(depth, 'participants { event', `id${' }'.repeat(depth)}`);

const deep: Hostile[] = [
  ...sizes([6, 10, 50, 150], (depth) => event(`events of responses of events, ${depth} deep`, inCircles(depth))),
  ...sizes([13, 60, 120], (depth) =>
    event(
      `inline fragments ${depth} deep`,
      nested(depth, '... on Event', `participants { event { ${inCircles(6)} } }`),
    ),
  ),
  ...sizes([20, 60], (depth) =>
    query(
      `fragments that are ${depth} deep together`,
      `${of('...F0')} ${times(depth, (n) => `fragment F${n} on Event { participants { event { ...F${n + 1} } } }`)} fragment F${depth} on Event { id }`,
    ),
  ),
  ...sizes([100, 400], (depth) =>
    query(
      `a list ${depth} deep for a hash`,
      `%KIND% { %EVENT%(urlHash: ${'['.repeat(depth)}${']'.repeat(depth)}) { id } }`,
    ),
  ),
];

const wide: Hostile[] = [
  ...sizes([16, 60, 150], (count) =>
    event(
      `${count} aliases`,
      times(count, (n) => `a${n}: title`),
    ),
  ),
  ...sizes([16, 90], (count) =>
    query(`a fragment with one alias ${count} times`, `${of('...A '.repeat(count))} fragment A on Event { a: title }`),
  ),
  ...sizes([9, 60], (count) =>
    event(
      `${count} directives`,
      times(count, () => 'title @include(if: true)'),
    ),
  ),
  ...sizes([4, 10], (count) =>
    event(
      `the responses of responses ${count} times`,
      times(count, (n) => `a${n}: participants { event { participants { id name comment } } }`),
    ),
  ),
  ...sizes([1, 14], (count) =>
    event(
      `what happened to the events of responses ${count} times`,
      times(count, (n) => `a${n}: participants { event { activity(first: 100) { type at participantId cursor } } }`),
    ),
  ),
  event('pages whose size is a number without end', `activity(first: ${'9'.repeat(400)}) { type }`),
  ...sizes([6, 14], (count) =>
    poll(
      `the voters of a poll ${count} times`,
      times(count, (n) => `a${n}: voters { id name comment votes { optionId likelihood } }`),
    ),
  ),
  ...sizes([1_001, 9_000], (count) => event(`${count} words`, 'id '.repeat(count))),
  ...sizes([1_001, 5_000], (count) =>
    query(`${count} variables`, `%KIND% (${times(count, (n) => `$v${n}: Int`)}) { %EVENT%(urlHash: "x") { id } }`),
  ),
  ...sizes([50, 300], (count) =>
    event(
      `${count} fields that are none`,
      times(count, (n) => `f${n}`),
    ),
  ),
  ...sizes([80, 400], (count) =>
    event(
      `${count} fields that are nearly one`,
      times(count, (n) => `titel${n}`),
    ),
  ),
  ...sizes([300, 900], (count) => event(`${count} times a field that is none`, 'nope '.repeat(count))),
  ...sizes([20, 80], (count) =>
    query(
      `${count} fields that contradict each other`,
      `%KIND% { ${times(count, (n) => `%EVENT%(urlHash: "${n}") { id }`)} }`,
    ),
  ),
];

const fragments: Hostile[] = [
  ...sizes([1, 2, 10, 50], (count) =>
    query(
      `${count} fragments in a circle`,
      `${of('...F0')} ${times(count, (n) => `fragment F${n} on Event { ...F${(n + 1) % count} }`)}`,
    ),
  ),
  query('a circle at the root', '%KIND% { ...A } fragment A on %ROOT% { ...A }'),
  ...sizes([20, 80], (count) =>
    query(
      `fragments that double ${count} times`,
      `${of('...F0')} ${times(count, (n) => `fragment F${n} on Event { ...F${n + 1} ...F${n + 1} }`)} fragment F${count} on Event { participants { event { id } } }`,
    ),
  ),
  event('a fragment that is not there', '...A'),
  query('a fragment on a type that is not there', `${of('...A')} fragment A on Nope { id }`),
  query('a fragment that cannot match', `${of('...A')} fragment A on Poll { id }`),
  query('a fragment that nobody uses', `${of('id')} fragment A on Event { id }`),
];

const WITH_HASH = '%KIND% ($a: String!) { %EVENT%(urlHash: $a) { id } }';
const withVariables = (name: string, variables: string): Hostile => [
  name,
  `{"query":${JSON.stringify(WITH_HASH)},"variables":${variables}}`,
];

const wrong: Hostile[] = [
  ...[
    '{',
    '%KIND%',
    '%KIND% {',
    '%KIND% { }',
    '%KIND% { %EVENT%(',
    '%KIND% { %EVENT%(urlHash: "\\u") { id } }',
    '"',
    '\u0000',
    '\ud800',
  ].map((document) => query(`the document ${JSON.stringify(document)}`, document)),
  query('a word without end', `%KIND% { ${'a'.repeat(60_000)} }`),
  query('a word without end, where none is read', `%KIND% { %EVENT%(urlHash: "x") { id } } ${'a'.repeat(60_000)}`),
  ...[
    'nope',
    'title { x }',
    'participants',
    'id(a: 1)',
    'participants { tokenDigest }',
    'responseToken',
    'creatorEmail',
    'title @nope',
    'id @skip',
    'id @defer',
  ].map((inside) => event(`the selection ${inside}`, inside)),
  ...['', '(urlHash: null)', '(urlHash: 1)', '(urlHash: $x)', '(hash: "x")', '(urlHash: "a", urlHash: "b")'].map(
    (given) => query(`the arguments ${given}`, `%KIND% { %EVENT%${given} { id } }`),
  ),
  ...['{}', '{"a":null}', '{"a":1}', '{"a":["x"]}', '{"a":{"b":1}}', '{"b":"x"}', 'null'].map((variables) =>
    withVariables(`the variables ${variables}`, variables),
  ),
  withVariables('a list of 600 for a hash', `{"a":[${times(600, () => '1', ',')}]}`),
  withVariables('a text without end for a hash', `{"a":["${'x'.repeat(50_000)}"]}`),
  withVariables('a list 600 deep for a hash', `{"a":${'['.repeat(600)}${']'.repeat(600)}}`),
  ...['1', '"{}"', '[]'].map((variables) => withVariables(`variables that are ${variables}`, variables)),
  query('an operation that is none', `%KIND% A { %EVENT%(urlHash: "x") { id } }`, { operationName: 'B' }),
  query('an operation whose name has no end', of('id'), { operationName: 'x'.repeat(60_000) }),
  query(
    'several operations and no name',
    `%KIND% A { %EVENT%(urlHash: "x") { id } } %KIND% B { %EVENT%(urlHash: "y") { id } }`,
  ),
  query('operations of one name', `%KIND% A { %EVENT%(urlHash: "x") { id } } `.repeat(20), { operationName: 'A' }),
];

/** What is refused at both addresses, and alike. `%KIND%` and the like stand for what differs. */
export const HOSTILE_TEMPLATES: readonly Hostile[] = [...deep, ...wide, ...fragments, ...wrong];

const ONE = 'eventChanged(urlHash: "x") { id }';
const BODY = { query: `subscription { ${ONE} }` };

/** What only a stream can be asked. */
export const HOSTILE_TO_STREAMS: readonly Hostile[] = [
  query('two subscriptions at once', `subscription { ${ONE} pollChanged(urlHash: "x") { id } }`),
  query('two by alias', `subscription { a: ${ONE} b: ${ONE} }`),
  query(
    'two by a fragment',
    `subscription { ${ONE} ...A } fragment A on Subscription { pollChanged(urlHash: "x") { id } }`,
  ),
  query('the schema', 'subscription { __schema { types { name } } }'),
  query('a type name alone', 'subscription { __typename }'),
  query('a query', '{ events { totalCount } }'),
  query('a mutation', 'mutation { deleteEvent(urlHash: "x") }'),
  query('a query among subscriptions', `query Q { eventTypes { id } } subscription S { ${ONE} }`, {
    operationName: 'Q',
  }),
  query('the node of the list', 'subscription { events { totalCount } }'),
  ...[1, 2, 500].map((count): Hostile => [`a batch of ${count}`, `[${times(count, () => JSON.stringify(BODY), ',')}]`]),
  ['extensions that are a list', JSON.stringify({ ...BODY, extensions: [] })],
  ['a document by its name alone', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0"}}}'],
  ['more than is read', JSON.stringify({ ...BODY, more: 'x'.repeat(70_000) })],
];
