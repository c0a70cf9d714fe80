/** A row of the table as it is printed. */
export interface Row {
  name: string;
  goal: string;
  figures: string;
  verdict: string;
}

const HEAD = '| fault | goal | seen | met |';
const lineOf = ({ name, goal, figures, verdict }: Row) => `| ${name} | ${goal} | ${figures} | ${verdict} |`;

export const tableOf = (rows: readonly Row[]): string =>
  [HEAD, '| --- | --- | --- | --- |', ...rows.map(lineOf)].join('\n');

const rowsOf = (page: string): Row[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', goal = '', figures = '', verdict = '']) => ({ name, goal, figures, verdict }));

/** What the page says below its table. */
const notesOf = (page: string): string => page.slice(page.lastIndexOf('|') + 1).trim();

interface Written {
  /** The page as it was. */
  page: string;
  /** The names of all faults, in their order. */
  names: readonly string[];
  played: readonly Row[];
  /** What was asked for with `--only`; null where everything was played. */
  only: string | null;
  machine: string;
}

/** The page with the rows that were played; those that were not stay as they are. */
export const pageWith = ({ page, names, played, only, machine }: Written): string => {
  const rows = new Map([...rowsOf(page), ...played].map((row) => [row.name, row]));
  const note = `Played by themselves, \`--only ${only ?? ''}\`:`;
  const others = notesOf(page)
    .split('\n\n')
    .filter((line) => !line.startsWith(note));
  const notes = only === null ? machine : [...others, `${note} ${machine}`].join('\n\n');
  return `# What goes wrong, and what is seen then

Written by \`npm run faults -- --write\`: each row is played against the built server in a process of its own, with a
PostgreSQL of its own that is as durable as in production. Figures are of one machine, which may have been busy.

${tableOf(names.flatMap((name) => rows.get(name) ?? []))}

${notes}
`;
};
