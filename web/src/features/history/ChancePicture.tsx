import { shownExpected } from '@quorum/domain/event/enough';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatNumber, formatPercent } from '../../lib/formatNumber.ts';
import { Muted } from '../../ui/text/Muted.tsx';
import { clocksOf } from '../events/time/clocksOf.ts';
import { type ChancePoint, HEIGHT, LINE_END, LINE_START, LINES, stepsOf, WIDTH } from './chanceLine.ts';
import { historyText } from '../../messages/organising/historyText.generated.ts';

const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};

  svg {
    inline-size: 100%;
    max-inline-size: 26rem;
    block-size: auto;
  }

  text {
    fill: ${({ theme }) => theme.color.textMuted};
    font-size: 10px;
  }

  line {
    stroke: ${({ theme }) => theme.color.border};
  }

  path {
    fill: none;
    stroke: ${({ theme }) => theme.color.primary};
    stroke-width: 2;
    stroke-linejoin: round;
  }

  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }
  }
`;

const Numbers = styled.details`
  summary {
    min-block-size: ${({ theme }) => theme.touch};
    align-content: center;
    cursor: pointer;
  }

  th,
  td {
    padding-inline-end: ${({ theme }) => theme.space.md};
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  tbody th {
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`;

interface Props {
  /** At least one. */
  points: readonly ChancePoint[];
  timezone: string;
  threshold: number;
}

/** How the chance went, as one picture; the numbers stand in a table behind it. */
export const ChancePicture = ({ points, timezone, threshold }: Props) => {
  const id = useId();
  const clocks = clocksOf(timezone);
  const dayOf = ({ at }: ChancePoint) => clocks.shortDay(new Date(at));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const [from, to] = [formatPercent(first.chance), formatPercent(last.chance)];
  const day = dayOf(last);
  const summary =
    dayOf(first) === day
      ? historyText.chanceOnDay({ from, to, day })
      : historyText.chanceFromTo({ from, first: dayOf(first), to, last: day });
  return (
    <Figure>
      <figcaption id={`${id}title`}>{historyText.chance}</figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}summary`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        direction="ltr"
      >
        {LINES.map(({ chance, y }) => (
          <g key={chance}>
            <line x1={LINE_START} x2={LINE_END} y1={y} y2={y} />
            <text x={LINE_START - 6} y={y + 4} textAnchor="end">
              {formatPercent(chance)}
            </text>
          </g>
        ))}
        <path d={stepsOf(points)} />
      </svg>
      <Muted id={`${id}summary`}>{summary}</Muted>
      <Numbers>
        <summary>{historyText.numbers}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{historyText.when}</th>
              <th scope="col">{historyText.likely}</th>
              <th scope="col">{historyText.expected}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, chance, expected }) => (
              <tr key={at}>
                <th scope="row">
                  {clocks.shortDay(new Date(at))}, {clocks.time(new Date(at))}
                </th>
                <td>{formatPercent(chance)}</td>
                <td>{formatNumber(shownExpected({ expected, threshold }))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Numbers>
    </Figure>
  );
};
