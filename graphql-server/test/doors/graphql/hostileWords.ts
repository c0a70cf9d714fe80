/** A request that no honest client makes: what it is called, and its body. */
export type Hostile = readonly [name: string, body: string];

export const query = (name: string, document: string, rest: object = {}): Hostile => [
  name,
  JSON.stringify({ query: document, ...rest }),
];
export const times = (count: number, of: (n: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, n) => of(n)).join(between);
export const sizes = <T>(all: readonly number[], of: (size: number) => T): T[] => all.map(of);
export const nested = (depth: number, field: string, leaf: string) =>
  `${`${field} { `.repeat(depth)}${leaf}${' }'.repeat(depth)}`;

export const PAGE = '(first: 100) { nodes { id title participants { id name comment } } }';
export const REGULARS =
  '(seriesHash: "x") { regulars { id name guests likelihood } past { urlHash date timezone status } }';
export const LOOP = 'types { fields { type { fields { type { fields { type { name } } } } } } }';
