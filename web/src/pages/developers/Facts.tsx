import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.sm};

  th,
  td {
    padding: 0.625rem 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    font-weight: ${({ theme }) => theme.font.weight.regular};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th + td,
  th + th {
    padding-inline-start: ${({ theme }) => theme.space.md};
  }

  tbody th > code {
    overflow-wrap: normal;
  }

  thead th {
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

interface Fact {
  key: string;
  what: ReactNode;
  is: ReactNode;
}

/** A table of two columns. */
export const Facts = ({ headings, facts }: { headings: readonly [string, string]; facts: readonly Fact[] }) => (
  <Table>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {facts.map(({ key, what, is }) => (
        <tr key={key}>
          <th scope="row">{what}</th>
          <td>{is}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
