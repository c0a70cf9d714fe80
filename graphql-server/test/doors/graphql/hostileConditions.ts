import { query } from './hostileWords.ts';

const ONE = 'eventChanged(urlHash: "x")';
const WITH_VARIABLE = 'subscription ($a: Boolean!)';

/** Subscriptions that may turn out to have no field, in whatever way it is said. */
export const conditions = [
  query('a subscription whose condition is missing', `subscription { ${ONE} @skip { id } }`),
  query('a subscription that is always left out', `subscription { ${ONE} @skip(if: true) { id } }`),
  query('a subscription that is never left out', `subscription { ${ONE} @include(if: true) { id } }`),
  ...[true, false, 'x', null].map((a) =>
    query(
      `a subscription that is left out by the variable ${a}`,
      `${WITH_VARIABLE} { ${ONE} @include(if: $a) { id } }`,
      {
        variables: { a },
      },
    ),
  ),
  query('a subscription in a fragment that is left out', `subscription { ... @include(if: false) { ${ONE} { id } } }`),
  query(
    'the same in one with a name',
    `${WITH_VARIABLE} { ...A @skip(if: $a) } fragment A on Subscription { ${ONE} { id } }`,
    {
      variables: { a: true },
    },
  ),
  query('the same within one', `${WITH_VARIABLE} { ...A } fragment A on Subscription { ${ONE} @skip(if: $a) { id } }`, {
    variables: { a: true },
  }),
  query(
    'the same in a circle',
    `${WITH_VARIABLE} { ...A } fragment A on Subscription { ...A @skip(if: $a) ${ONE} { id } }`,
    {
      variables: { a: true },
    },
  ),
  query(
    'the same beside a query',
    `query Q { __typename } ${WITH_VARIABLE.replace('subscription', 'subscription S')} { ${ONE} @skip(if: $a) { id } }`,
    {
      operationName: 'Q',
    },
  ),
];
