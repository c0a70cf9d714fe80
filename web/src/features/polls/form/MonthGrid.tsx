import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { dayByKey, longDay, monthName, weekdayName, weekdayOrder, weeksOf } from './monthDays.ts';
import { Day, Days, Month, MonthName, Weekday } from './monthLayout.ts';
import { dayAfter } from './optionRows.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';
import { useDayPainting } from './useDayPainting.ts';

interface Props {
  /** The days that are chosen. */
  chosen: ReadonlySet<string>;
  /** The first day that can be chosen. */
  today: string;
  onChoose: (days: readonly string[], isOn: boolean) => void;
  /** Each day of a weekday, from today on, for some weeks. */
  daysOfWeekday: (weekday: number) => string[];
  /** How many weeks that are, in words. */
  weeksText: string;
}

const firstDay = (chosen: ReadonlySet<string>, today: string) =>
  [...chosen].toSorted().find((day) => day >= today) ?? today;

/**
 * A month whose days one taps or strokes over; a weekday chooses its days. By keyboard as the ARIA practices say about
 * a grid.
 */
export const MonthGrid = ({ chosen, today, onChoose, daysOfWeekday, weeksText }: Props) => {
  const headingId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(() => firstDay(chosen, today));
  const hasMoved = useRef(false);
  const painting = useDayPainting({ isChosen: (day) => chosen.has(day), choose: onChoose });

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const latest = (day: string) => (day < today ? today : day);
  const turn = (months: number) => setActive(latest(dayAfter(`${active.slice(0, 7)}-01`, { months })));
  const moveByKey = (event: KeyboardEvent) => {
    const day = dayByKey(event.key, active);
    if (day === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    setActive(latest(day));
  };
  const toggle = (day: string) => onChoose([day], !chosen.has(day));
  const toggleWeekday = (days: readonly string[]) => onChoose(days, !days.every((day) => chosen.has(day)));

  return (
    <Month>
      <Row justify="space-between">
        <IconButton
          label={pollFormText.monthBefore}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={active.slice(0, 7) <= today.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <MonthName id={headingId} aria-live="polite">
          {monthName(active)}
        </MonthName>
        <IconButton
          label={pollFormText.monthAfter}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => turn(1)}
        />
      </Row>
      <Days ref={table} role="grid" aria-labelledby={headingId} aria-multiselectable="true" {...painting}>
        <thead>
          <tr>
            {weekdayOrder().map((weekday) => {
              const days = daysOfWeekday(weekday);
              const short = weekdayName(weekday, 'short');
              const label = pollFormText.everyWeekday({
                short,
                weekday: weekdayName(weekday, 'long'),
                weeks: weeksText,
              });
              return (
                <th key={weekday} scope="col">
                  <Weekday
                    type="button"
                    aria-label={label}
                    title={label}
                    aria-pressed={days.length > 0 && days.every((day) => chosen.has(day))}
                    onClick={() => toggleWeekday(days)}
                  >
                    {short}
                  </Weekday>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody onKeyDown={moveByKey}>
          {weeksOf(active).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} role="gridcell" aria-selected={day === null ? undefined : chosen.has(day)}>
                  {day !== null && (
                    <Day
                      type="button"
                      data-day={day}
                      aria-label={longDay(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={day < today || undefined}
                      aria-pressed={chosen.has(day)}
                      tabIndex={day === active ? 0 : -1}
                      onFocus={() => day >= today && setActive(day)}
                      // of a pointer `useDayPainting` takes care
                      onClick={({ detail }) => detail === 0 && day >= today && toggle(day)}
                    >
                      {Number(day.slice(-2))}
                    </Day>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Days>
    </Month>
  );
};
