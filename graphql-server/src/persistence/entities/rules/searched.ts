/** `é` is e with a mark above: without the mark, both are found by either. */
const MARKS = '[\\u0300-\\u036f]';
/** What is no letter parts words, so that PostgreSQL takes none of it for an address or a path. */
const SIGNS = '[!-/:-@[-`{-~]+';

/** The words of an event, or of a poll, by which it is found. The indexes are on this very expression. */
export const SEARCHED =
  `to_tsvector('simple', regexp_replace(regexp_replace(normalize(title || ' ' || location || ' ' || notes, NFKD), ` +
  `'${MARKS}', '', 'g'), '${SIGNS}', ' ', 'g'))`;
