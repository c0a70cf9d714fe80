import type { ImportPlan, LeftOutColumn, LeftOutRow } from './planImport.ts';
import type { ImportQuestion } from './readTable.ts';
import { refuse } from './refuse.ts';
import { reason, type PlainKey, type Reason } from '../../refusals/Reason.ts';

const ASKS: Record<ImportQuestion, PlainKey> = { dayFirst: 'table.asksDayFirst', twoIsYes: 'table.asksTwoIsYes' };

const NAMED_MAX = 10;

const ofRow = ({ row, name, reason: why }: LeftOutRow) =>
  name === ''
    ? reason('table.namelessRowLeftOut', { row: String(row), reason: why })
    : reason('table.rowLeftOut', { row: String(row), name, reason: why });
const ofColumn = ({ column, heading, reason: why }: LeftOutColumn) =>
  heading === ''
    ? reason('table.unheadedColumnLeftOut', { column, reason: why })
    : reason('table.columnLeftOut', { column, heading, reason: why });

const withinLimit = (reasons: readonly Reason[]): Reason[] => {
  const more = reasons.length - NAMED_MAX;
  return [...reasons.slice(0, NAMED_MAX), ...(more > 0 ? [reason('list.more', { count: more })] : [])];
};

/**
 * @param leaveOut whether what cannot be imported is left out; otherwise a table that has votes of that kind is refused
 * @throws DomainError `BAD_USER_INPUT` for a table that must be corrected, or that brings something which the organiser
 * must see first
 */
export const requireImportable = (plan: ImportPlan, leaveOut: boolean): void => {
  const [question] = plan.questions;
  if (question) refuse(ASKS[question], [question]);
  const left = [
    ...plan.leftOutColumns.filter(({ isVote }) => isVote).map(ofColumn),
    ...plan.leftOutRows.filter(({ isVote }) => isVote).map(ofRow),
  ];
  if (left.length > 0 && !leaveOut) refuse(withinLimit(left));
  if (plan.voters.length === 0) refuse(withinLimit([reason('table.nobody'), ...plan.leftOutRows.map(ofRow)]));
};
