import type { ImportPlan, LeftOutColumn, LeftOutRow } from '@quorum/domain/poll/table/planImport';
import { useId } from 'react';
import { styled } from 'styled-components';
import { sayReason } from '../../../lib/refusals/sayReason.ts';
import { pollImportText } from '../../../messages/polls/pollImportText.generated.ts';

const Title = styled.h3`
  font-size: ${({ theme }) => theme.font.size.md};
`;

const List = styled.ul`
  max-height: 12rem;
  overflow: auto;
  font-size: ${({ theme }) => theme.font.size.sm};
  overflow-wrap: anywhere;
`;

const rowText = ({ row, name, ...left }: LeftOutRow) => {
  const reason = sayReason(left.reason);
  return name === '' ? pollImportText.namelessRow({ row, reason }) : pollImportText.row({ row, name, reason });
};

const columnText = ({ column, heading, ...left }: LeftOutColumn) => {
  const reason = sayReason(left.reason);
  return heading === ''
    ? pollImportText.unheadedColumn({ column, reason })
    : pollImportText.column({ column, heading, reason });
};

/** Every row and column of a table that is not imported, and why: lost votes come first. */
export const LeftOut = ({ plan: { leftOutRows, leftOutColumns } }: { plan: ImportPlan }) => {
  const id = useId();
  const left = [
    ...leftOutRows.map((row) => ({ key: `row ${row.row}`, text: rowText(row), isVote: row.isVote })),
    ...leftOutColumns.map((column) => ({
      key: `column ${column.column}`,
      text: columnText(column),
      isVote: column.isVote,
    })),
  ].sort((one, other) => Number(other.isVote) - Number(one.isVote));
  if (left.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{pollImportText.leftOut}</Title>
      <List>
        {left.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </List>
    </section>
  );
};
