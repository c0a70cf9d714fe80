import type { ImportPlan, LeftOutColumn, LeftOutRow } from './planImport.ts';
import type { ImportQuestion } from './readTable.ts';
import { refuse } from './refuse.ts';

const ASKS: Record<ImportQuestion, string> = {
  dayFirst: 'Nothing in the table tells whether its dates have the day or the month first. Say so with dayFirst',
  twoIsYes: 'Nothing in the table tells whether 2 is a yes or a maybe. Say so with twoIsYes',
};

const NAMED_MAX = 10;

const rowText = ({ row, name, reason }: LeftOutRow) => `Row ${row}${name && ` (${name})`}: ${reason}`;
const columnText = ({ column, heading, reason }: LeftOutColumn) =>
  `Column ${column}${heading && ` (${heading})`}: ${reason}`;

const listed = (texts: readonly string[]): string => {
  const more = texts.length - NAMED_MAX;
  return [...texts.slice(0, NAMED_MAX), ...(more > 0 ? [`And ${more} more`] : [])].join('. ');
};

/**
 * @param leaveOut whether what cannot be imported is left out; otherwise a table that has votes of that kind is refused
 * @throws DomainError `BAD_USER_INPUT` for a table that is to be mended, or of which something is to be told first
 */
export const requireImportable = (plan: ImportPlan, leaveOut: boolean): void => {
  const [question] = plan.questions;
  if (question) refuse(ASKS[question], [question]);
  const left = [
    ...plan.leftOutColumns.filter(({ isVote }) => isVote).map(columnText),
    ...plan.leftOutRows.filter(({ isVote }) => isVote).map(rowText),
  ];
  if (left.length > 0 && !leaveOut) refuse(listed(left));
  if (plan.voters.length === 0) refuse(listed(['There is nobody to import', ...plan.leftOutRows.map(rowText)]));
};
