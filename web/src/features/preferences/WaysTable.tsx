import { NOTICE_KINDS, type NoticeKind, WAYS } from '@quorum/domain/notifications/kinds';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { nameOfKind, nameOfWay } from './namesOf.ts';
import type { Boxes } from './Boxes.ts';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';

/** From here on there is room for a table. */
const WIDE = '@media (min-width: 36rem)';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  thead {
    display: none;
  }

  tr {
    display: grid;
    grid-template-columns: repeat(3, auto) 1fr;
    column-gap: ${({ theme }) => theme.space.md};
    padding-block: ${({ theme }) => theme.space.sm};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }

  tr:last-child {
    border-block-end: 0;
  }

  th {
    padding: 0;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-align: start;
  }

  tbody th {
    grid-column: 1 / -1;
  }

  td {
    padding: 0;
  }

  ${WIDE} {
    thead {
      display: table-header-group;
    }

    tr {
      display: table-row;
    }

    thead th {
      padding-block-end: ${({ theme }) => theme.space.sm};
      color: ${({ theme }) => theme.color.textMuted};
      font-size: ${({ theme }) => theme.font.size.sm};
    }

    tbody tr {
      border-block-start: 1px solid ${({ theme }) => theme.color.border};
      border-block-end: 0;
    }

    td,
    thead th + th {
      width: 7.5rem;
      text-align: center;
    }
  }
`;

/** As large as a finger, and on a phone with the name of the way. */
const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-width: ${({ theme }) => theme.touch};
  min-height: ${({ theme }) => theme.touch};
  font-size: ${({ theme }) => theme.font.size.sm};
  cursor: pointer;

  > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.primary};
    cursor: inherit;
  }

  ${WIDE} {
    justify-content: center;

    > span {
      display: none;
    }
  }
`;

interface Props {
  /** The kinds that the reader can be notified about. */
  kinds: readonly NoticeKind[];
  boxOf: Boxes['way'];
}

/** Each kind of notice, and the ways by which it comes: a table, on a phone a card for each kind. */
export const WaysTable = ({ kinds, boxOf }: Props) => (
  <Table aria-label={preferencesText.ways}>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{preferencesText.what}</VisuallyHidden>
        </th>
        {WAYS.map((way) => (
          <th key={way} scope="col">
            {nameOfWay(way)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {NOTICE_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
        <tr key={kind}>
          <th scope="row">{nameOfKind(kind)}</th>
          {WAYS.map((way) => (
            <td key={way}>
              <Choice>
                <input
                  {...boxOf(kind, way)}
                  type="checkbox"
                  aria-label={preferencesText.cell({ kind: nameOfKind(kind), way: nameOfWay(way) })}
                />
                <span aria-hidden="true">{nameOfWay(way)}</span>
              </Choice>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
