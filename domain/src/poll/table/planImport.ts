import type { DateTime } from 'luxon';
import { DomainError } from '../../errors.ts';
import { RESPONSES_MAX } from '../../response/constants.ts';
import { identityFields } from '../../response/draft.ts';
import { OPTIONS_MAX } from '../constants.ts';
import type { DateColumn } from './headings.ts';
import { readTable, type ImportAnswers, type ImportQuestion, type TableRow, type VoteTable } from './readTable.ts';
import { judge } from '../../parse.ts';
import { reason, type Reason } from '../../refusals/Reason.ts';

/** The poll that takes the votes. */
export interface ImportTarget {
  timezone: string;
  options: readonly { id: string; date: DateTime }[];
  voters: readonly { name: string }[];
}

export interface ImportedOption {
  /** From 1. */
  column: number;
  heading: string;
  date: DateTime;
  endTime: DateTime | null;
  /** Of the option that the poll has at that time already, null for a new one. */
  optionId: string | null;
}

export interface ImportedVoter {
  row: number;
  name: string;
  /** One for each option; null where nothing was said. */
  votes: (number | null)[];
}

interface LeftOut {
  reason: Reason;
  /** A vote is lost, unless the table is mended. A row of sums, or a column of comments, is none. */
  isVote: boolean;
}

export interface LeftOutRow extends LeftOut {
  row: number;
  name: string;
}

export interface LeftOutColumn extends LeftOut {
  column: number;
  heading: string;
}

/** What an import of a table would do. */
export interface ImportPlan {
  answers: VoteTable['answers'];
  questions: ImportQuestion[];
  options: ImportedOption[];
  voters: ImportedVoter[];
  leftOutRows: LeftOutRow[];
  leftOutColumns: LeftOutColumn[];
}

/** Spreadsheets run what begins so. A dash alone, or before a word, is none. */
const isFormula = (cell: string) => /^([=+@]|-+\s*(\d|\(|[a-z]+\())/i.test(cell);

/** Names of one person, however they are written. */
const keyOf = (name: string) => name.normalize('NFKC').toLowerCase();

const optionsIn = (dates: readonly DateColumn[], { options }: ImportTarget, now: DateTime) => {
  const known = new Map(options.map(({ id, date }) => [date.toMillis(), id]));
  const columns = new Map<number, number>();
  const taken: (ImportedOption & { place: number })[] = [];
  const left: LeftOutColumn[] = [];
  for (const { place, heading, when } of dates) {
    const column = place + 1;
    const at = when.date.toMillis();
    const first = columns.get(at);
    const leave = (why: Reason) => left.push({ column, heading, reason: why, isVote: true });
    if (when.date <= now) leave(reason('column.past'));
    else if (first !== undefined) leave(reason('column.sameTime', { column: first }));
    else {
      columns.set(at, column);
      taken.push({ place, column, heading, ...when, optionId: known.get(at) ?? null });
    }
  }
  return { taken, left };
};

const unknownIn = ({ votes }: TableRow, places: readonly number[]) => {
  for (const place of places) {
    const said = votes.get(place);
    if (said && said.vote === undefined) return reason('row.unknownVote', { column: place + 1, text: said.cell });
  }
  return null;
};

/** Who is imported, and who is not. A name that is there already is taken to be that person. */
const votersIn = (rows: readonly TableRow[], places: readonly number[], target: ImportTarget) => {
  const voted = new Set(target.voters.map(({ name }) => keyOf(name)));
  const seen = new Map<string, number>();
  const voters: ImportedVoter[] = [];
  const left: LeftOutRow[] = [];
  for (const row of rows) {
    const parsed = judge(identityFields.name, row.name);
    const name = parsed.data ?? row.name;
    const votes = places.map((place) => row.votes.get(place)?.vote ?? null);
    const leave = (why: Reason, isVote = true) =>
      left.push({ row: row.number, name: shorten(name), reason: why, isVote });
    const said = () => {
      if (row.isSum) return leave(reason('row.sum'), false);
      const unknown = unknownIn(row, places);
      if (unknown !== null) return leave(unknown);
      if (votes.every((vote) => vote === null)) return leave(reason('row.empty'), false);
      if (isFormula(row.name)) return leave(reason('row.formula'));
      if (parsed.issues?.[0]) return leave(parsed.issues[0].reason);
      if (voted.has(keyOf(name))) return leave(reason('row.hasVoted'));
      const before = seen.get(keyOf(name));
      if (before !== undefined) return leave(reason('row.sameName', { row: String(before) }));
      seen.set(keyOf(name), row.number);
      return voters.push({ row: row.number, name, votes });
    };
    said();
  }
  return { voters, left };
};

const SHOWN_MAX = 60;
const shorten = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

const othersIn = ({ others }: VoteTable): LeftOutColumn[] =>
  others
    .filter(({ isBlank }) => !isBlank)
    .map(({ place, heading, hasVotes }) => ({
      column: place + 1,
      heading: shorten(heading),
      reason: hasVotes ? reason('column.noDate') : reason('column.noVotes'),
      isVote: hasVotes,
    }));

/**
 * What an import of `text` into a poll would do: the preview shows it, and the import does it.
 * @throws DomainError `BAD_USER_INPUT` for what is no table of votes, or has more dates than a poll; `CONFLICT` for more
 * people than a poll has
 */
export const planImport = (
  text: string,
  target: ImportTarget,
  now: DateTime,
  answers: ImportAnswers = {},
): ImportPlan => {
  const table = readTable(text, { timezone: target.timezone, now }, answers);
  const { taken, left } = optionsIn(table.dates, target, now);
  if (target.options.length + taken.filter(({ optionId }) => optionId === null).length > OPTIONS_MAX)
    throw new DomainError('BAD_USER_INPUT', reason('options.tooMany', { max: OPTIONS_MAX }), { fields: ['table'] });
  const places = taken.map(({ place }) => place);
  const people = votersIn(table.rows, places, target);
  if (target.voters.length + people.voters.length > RESPONSES_MAX)
    throw new DomainError('CONFLICT', reason('voters.tooMany', { max: RESPONSES_MAX }));
  return {
    answers: table.answers,
    questions: table.questions,
    options: taken.map(({ place: _, ...option }) => ({ ...option, heading: shorten(option.heading) })),
    voters: people.voters,
    leftOutRows: people.left,
    leftOutColumns: [...left, ...othersIn(table)].sort((one, other) => one.column - other.column),
  };
};
