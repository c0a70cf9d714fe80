import { nested, PAGE, query, REGULARS, sizes, times } from './hostileWords.ts';

export const deep = [
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

export const wide = [
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
  ...sizes([6, 14], (count) =>
    query(
      `the messages of a whole page ${count} times`,
      `{ events(first: 100) { edges { node { ${times(count, (n) => `a${n}: messages(participantId: "${n + 1}") { id }`)} } } } }`,
    ),
  ),
  ...sizes([4, 15], (count) =>
    query(`${count} searches`, `{ ${times(count, (n) => `a${n}: events(search: "a") { totalCount }`)} }`),
  ),
  ...sizes([11, 15], (count) =>
    query(
      `the responses of ${count} events by their nodes`,
      `{ ${times(count, (n) => `a${n}: node(id: "x") { ... on Event { participants { name nodeId } } }`)} }`,
    ),
  ),
  ...sizes([11, 15], (count) =>
    query(`the regulars of ${count} series`, `{ ${times(count, (n) => `a${n}: seriesByHash${REGULARS}`)} }`),
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

export const fragments = [
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
