/** What an import and its preview are told. */
export const TABLE = {
  description: 'Names and dates as CSV, with yes, maybe and no in the usual spellings of English and German.',
};

export const DAY_FIRST = {
  nullable: true,
  description: 'Whether 05/03 is 5 March: for a table that leaves it open, otherwise ignored.',
};

export const TWO_IS_YES = {
  nullable: true,
  description: 'Whether 2 is a yes and 1 a maybe, not the other way round: for a table with a 2.',
};
