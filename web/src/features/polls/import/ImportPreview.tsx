import type { ImportPlan } from '@quorum/domain/poll/table/planImport';
import { styled } from 'styled-components';
import { describeWhen } from '../../events/time/describeWhen.ts';
import { voteText } from '../grid/likelihoods.ts';
import { pollImportText } from '../../../messages/polls/pollImportText.generated.ts';

/** All of what is imported can be looked at; more rows than that would be slow to lay out on a phone. */
const SHOWN_MAX = 100;

const Region = styled.div`
  max-height: 20rem;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.sm};

  table {
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    text-align: start;
    white-space: nowrap;
  }

  tbody th {
    max-width: 10rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Muted = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.regular};
`;

const More = styled.p`
  padding: ${({ theme }) => theme.space.sm};
`;

interface Props {
  plan: ImportPlan;
  timezone: string;
}

/** How the table was read: the dates in the poll's time zone, and everybody's votes on them. */
export const ImportPreview = ({ plan: { options, voters }, timezone }: Props) => (
  <Region role="region" aria-label={pollImportText.preview} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{pollImportText.people(voters.length)}</th>
          {options.map(({ column, date, endTime, optionId }) => {
            const when = describeWhen({ date: date.toISO() ?? '', endTime: endTime?.toISO() ?? null, timezone });
            return (
              <th key={column} scope="col">
                {when.day}
                <Muted>{when.time}</Muted>
                <Muted>{optionId === null ? pollImportText.newDate : pollImportText.knownDate}</Muted>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {voters.slice(0, SHOWN_MAX).map(({ row, name, votes }) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {votes.map((vote, place) => (
              <td key={place}>{voteText(vote ?? undefined)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {voters.length > SHOWN_MAX && <More>{pollImportText.morePeople(voters.length - SHOWN_MAX)}</More>}
  </Region>
);
