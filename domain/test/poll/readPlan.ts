import { DateTime } from 'luxon';
import { DomainError } from '../../src/errors.ts';
import { planImport, type ImportTarget } from '../../src/poll/table/planImport.ts';
import type { ImportAnswers } from '../../src/poll/table/readTable.ts';
import { ENGLISH } from '../../src/refusals/english.ts';
import { say } from '../../src/refusals/Reason.ts';

const NOW = DateTime.fromISO('2026-11-24T12:00:00Z');
const ANYWHERE: ImportTarget = { timezone: 'Europe/Berlin', options: [], voters: [] };

interface Given extends Partial<ImportTarget> {
  answers?: ImportAnswers;
}

const iso = (date: DateTime) => date.toUTC().toFormat("yyyy-MM-dd'T'HH:mm'Z'");

/** What an import of `text` would do, in short. */
export const readPlan = (text: string, { answers = {}, ...target }: Given = {}) => {
  const plan = planImport(text, { ...ANYWHERE, ...target }, NOW, answers);
  return {
    ...plan,
    dates: plan.options.map(({ date }) => iso(date)),
    ends: plan.options.map(({ endTime }) => endTime && iso(endTime)),
    people: Object.fromEntries(plan.voters.map(({ name, votes }) => [name, votes])),
    rows: plan.leftOutRows.map(({ row, name, reason }) => `${row} ${name}: ${say(reason, ENGLISH)}`),
    columns: plan.leftOutColumns.map(({ column, heading, reason }) => `${column} ${heading}: ${say(reason, ENGLISH)}`),
  };
};

export const refusalOf = (text: string): string => {
  try {
    readPlan(text);
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
  return 'none';
};
