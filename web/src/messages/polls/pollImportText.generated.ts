/* Written by `npm run codegen` from messages/en/polls/pollImport.arb. */
import { messages } from '../../lib/language.ts';
import { count } from '../count.ts';
import { params } from '../params.ts';

/** Votes of another poll that are brought along. */
export const pollImportText = messages('pollImport', {
  title: "Import votes from another poll",
  table: "Table",
  hint: "Paste what Doodle, Rallly, Framadate, a form or a spreadsheet has exported: dates on top, then a row for each person with yes, maybe or no. You see how it was read before anything is saved.",
  preview: "Preview of the import",
  people: count({ one: "{count} person", other: "{count} people" }),
  /** Beside a date that the poll does not have yet. */
  newDate: "new",
  knownDate: "in this poll",
  morePeople: count({ one: "And {count} more person", other: "And {count} more people" }),
  dayOrder: "Which number is the day?",
  dayFirst: params("Read as {date}, day first"),
  monthFirst: params("Read as {date}, month first"),
  orDayFirst: "Day first",
  orMonthFirst: "Month first",
  twoMeaning: "What does 2 mean?",
  twoIsYes: "2 is a yes, 1 a maybe",
  twoIsMaybe: "1 is a yes, 2 a maybe",
  /** Above the rows and columns that are not brought along. */
  leftOut: "Not imported",
  row: params("Row {row}, {name}: {reason}"),
  namelessRow: params("Row {row}: {reason}"),
  column: params("Column {column}, {heading}: {reason}"),
  unheadedColumn: params("Column {column}: {reason}"),
  submit: count({ one: "Import {count} person", other: "Import {count} people" }),
  failed: "The votes could not be imported",
  done: count({ one: "Votes of {count} person imported", other: "Votes of {count} people imported" }),
} as const);
