import { fromLocalInput } from '@quorum/domain/event/timezone';
import { OPTIONS_MAX } from '@quorum/domain/poll/constants';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNow } from '../../../lib/useNow.ts';
import { Field, FieldError, FieldHint, FieldLabel } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { eventFormText } from '../../../messages/events/eventFormText.generated.ts';
import { TimezoneField } from '../../events/form/time/TimezoneField.tsx';
import { clocksOf } from '../../events/time/clocksOf.ts';
import { LengthChips } from './LengthChips.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { OptionItem } from './OptionItem.tsx';
import { dayAfter, nextWeekdays, type OptionRow, type Times, withDays, withTimes } from './optionRows.ts';
import { type PollFormValues } from './pollFormValues.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';
import { TimesRow } from './TimesRow.tsx';
import { withAnotherTime } from './withAnotherTime.ts';

const WEEKS = [1, 2, 3, 4, 6, 8];
const USUAL_WEEKS = 3;

const weeksOptions = () => WEEKS.map((weeks) => ({ value: String(weeks), label: pollFormText.weeks(weeks) }));

/** The first day on which there is still time for the start. */
const firstDayFor = ({ start }: Times, timezone: string, now: number): string => {
  const here = DateTime.fromMillis(now, { zone: timezone });
  const today = here.toFormat('yyyy-MM-dd');
  return here.toFormat('HH:mm') < start ? today : dayAfter(today, { days: 1 });
};

/** Of the first date, by which it is summer or winter there; now while there is none. */
const firstStart = ([first]: readonly OptionRow[], timezone: string, now: number): Date =>
  (first && fromLocalInput(`${first.day}T${first.start}`, timezone)?.instant.toJSDate()) ?? new Date(now);

interface Props {
  errorOf: (name: string) => string | undefined;
}

/** The dates that people vote on: days of a month, and the times of all and of each. */
export const OptionsField = ({ errorOf }: Props) => {
  const { setValue, watch } = useFormContext<PollFormValues>();
  const [options, start, end, extraDays, timezone] = watch(['options', 'start', 'end', 'extraDays', 'timezone']);
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const times: Times = { start, end, extraDays: extraDays ?? 0 };
  const now = useNow();
  const today = firstDayFor(times, timezone, now);
  const change = (rows: OptionRow[]) =>
    setValue('options', rows, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  const changeTimes = (next: Times) => {
    change(withTimes(options, times, next));
    setValue('start', next.start, { shouldDirty: true });
    setValue('end', next.end, { shouldDirty: true });
    setValue('extraDays', next.extraDays ?? 0);
  };
  const changeRow = (key: string, next: Times) =>
    change(options.map((row) => (row.key === key ? { ...row, ...next } : row)));

  return (
    <Stack gap="md" role="group" aria-label={pollFormText.dates}>
      <FieldLabel as="span">{pollFormText.dates}</FieldLabel>
      <TimesRow legend={pollFormText.timesOfAll} times={times} onChange={changeTimes} />
      <LengthChips times={times} onChange={changeTimes} />
      <div>
        <FieldHint>
          {eventFormText.inZone({
            zone: timezone.replaceAll('_', ' '),
            name: clocksOf(timezone).zoneName(firstStart(options, timezone, now)),
          })}
        </FieldHint>
        <TimezoneField />
      </div>
      <MonthGrid
        chosen={new Set(options.map(({ day }) => day))}
        today={today}
        onChoose={(days, isOn) => change(withDays(options, days, { isOn, times }))}
        daysOfWeekday={(weekday) => nextWeekdays(weekday, weeks, today)}
        weeksText={pollFormText.weeks(weeks)}
      />
      <Field label={pollFormText.weekdayTakes} hint={pollFormText.weekdayHint}>
        {(props) => (
          <Select
            {...props}
            value={String(weeks)}
            onChange={({ target }) => setWeeks(Number(target.value))}
            options={weeksOptions()}
          />
        )}
      </Field>
      <div>
        <FieldHint role="status">{pollFormText.chosenDates({ count: options.length, max: OPTIONS_MAX })}</FieldHint>
        <ul aria-label={pollFormText.dates}>
          {options.map((row, index) => (
            <OptionItem
              key={row.key}
              row={row}
              timezone={timezone}
              error={errorOf(`options.${index}.date`) ?? errorOf(`options.${index}.endTime`)}
              onTimes={(next) => changeRow(row.key, next)}
              onAddTime={() => change(withAnotherTime(options, row.day))}
              onRemove={() => change(options.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ul>
        {errorOf('options') && options.length > 0 && <FieldError>{errorOf('options')}</FieldError>}
      </div>
    </Stack>
  );
};
