import { createGlobalStyle, styled } from 'styled-components';
import { useNow } from '../../lib/useNow.ts';
import { clocksOf } from '../events/time/clocksOf.ts';
import { sheetCell, type SheetCell, sheetColumns, type SheetColumn } from './attendanceColumns.ts';
import { regularsText } from '../../messages/series/regularsText.generated.ts';
import type { Attendance } from './useAttendance.ts';

/** A date is a column, so that there is more room across. */
const Across = createGlobalStyle`
  @page {
    size: landscape;
    margin: 10mm;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.sm};
  line-height: 1.25;

  caption {
    padding-block-end: 0.25rem;
    text-align: start;
  }

  th,
  td {
    padding: 0.125rem 0.25rem;
    border: 1px solid ${({ theme }) => theme.color.border};
    text-align: center;
  }

  thead th {
    inline-size: 3.75rem;
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  thead th:first-child {
    inline-size: auto;
    text-align: start;
  }

  tbody th {
    min-inline-size: 9rem;
    overflow-wrap: anywhere;
    font-weight: ${({ theme }) => theme.font.weight.regular};
    text-align: start;
  }

  tr {
    break-inside: avoid;
  }

  small {
    display: block;
    font-size: 0.625rem;
  }
`;

/** To be ticked by hand. */
const Box = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 1rem;
  block-size: 1rem;
  border: 1px solid;
  line-height: 1;
  vertical-align: middle;
`;

const WORDS = {
  NO: () => regularsText.sheetNo,
  MAYBE: () => regularsText.sheetMaybe,
  WAITS: () => regularsText.sheetWaits,
} as const;

const Cell = ({ hasBox, sign, word }: SheetCell) => (
  <td>
    {hasBox ? <Box>{sign}</Box> : sign}
    {word && <small>{WORDS[word]()}</small>}
  </td>
);

const Heading = ({ column: { date, timezone } }: { column: SheetColumn }) => {
  const clocks = clocksOf(timezone);
  const instant = new Date(date);
  return (
    <th scope="col">
      <time dateTime={date}>
        {clocks.shortWeekday(instant)}
        <br />
        {clocks.shortDate(instant)}
      </time>
    </th>
  );
};

interface Props {
  attendance: Attendance;
  series: { planned: readonly string[]; timezone: string };
}

/** Who came when, on paper: people by dates, with boxes for the dates to come. */
export const AttendanceSheet = ({ attendance: { dates, people }, series: { planned, timezone } }: Props) => {
  const columns = sheetColumns({ dates, planned, timezone }, useNow());
  return (
    <>
      <Across />
      <Table>
        <caption>{regularsText.sheetLegend}</caption>
        <thead>
          <tr>
            <th scope="col">{regularsText.name}</th>
            <th scope="col">{regularsText.sheetCame}</th>
            {columns.map((column) => (
              <Heading key={column.date} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, row) => (
            <tr key={row}>
              <th scope="row">{person.name}</th>
              <td>{person.outOf > 0 && regularsText.sheetOutOf({ came: person.came, outOf: person.outOf })}</td>
              {columns.map((column) => (
                <Cell key={column.date} {...sheetCell(person, column)} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};
