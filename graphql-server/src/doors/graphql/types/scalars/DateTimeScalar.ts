import { GraphQLScalarType } from 'graphql';

/** An instant that is read; presenters write it, by `isoOf`. What one sends stays a String, as clients declare it. */
export const DateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  description: 'An instant: ISO 8601 in UTC, to the millisecond, such as `2026-05-01T18:30:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize(value) {
    if (typeof value !== 'string') throw new TypeError('An instant leaves as text');
    return value;
  },
  parseValue() {
    throw new TypeError('No input is a DateTime');
  },
});
