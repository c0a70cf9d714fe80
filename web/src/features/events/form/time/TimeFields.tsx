import { YEAR_MAX, YEAR_MIN } from '@quorum/domain/event/constants';
import { fromLocalInput } from '@quorum/domain/event/timezone';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { useAtTime } from '../../../../lib/useNow.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { type EventFormValues, wallClockNote } from '../values/eventFormValues.ts';
import { clocksOf } from '../../time/clocksOf.ts';
import { TimezoneField } from './TimezoneField.tsx';
import { useEndWithStart } from './useEndWithStart.ts';

const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.text};
`;

const Warning = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.warningSoft};
  color: ${({ theme }) => theme.color.onWarningSoft};
`;

/** So that a year has four figures to type. */
const YEARS = { min: `${YEAR_MIN}-01-01T00:00`, max: `${YEAR_MAX}-12-31T23:59` };

/** From when until when, by the clocks of which zone. */
export const TimeFields = ({ errorOf }: EventFieldsProps) => {
  const form = useFormContext<EventFormValues>();
  const { watch } = form;
  const [date, endTime, timezone] = watch(['date', 'endTime', 'timezone']);
  const { start, end } = useEndWithStart(form);
  const begins = fromLocalInput(date, timezone)?.instant;
  const isPast = useAtTime((now) => begins !== undefined && begins.toMillis() < now);
  const zoneName = useAtTime((now) => clocksOf(timezone).zoneName(begins?.toJSDate() ?? new Date(now)));
  const dateError = errorOf('date');
  const dateNote = wallClockNote(date, timezone);
  const endNote = wallClockNote(endTime, timezone);

  return (
    <Stack gap="sm">
      <Field
        label={eventFormText.dateTime}
        required
        error={dateError}
        hint={
          <>
            {eventFormText.inZone({
              zone: timezone.replaceAll('_', ' '),
              name: zoneName,
            })}
            <Note role="status">
              {dateNote}
              {isPast && !dateError && <Warning>{eventFormText.isPast}</Warning>}
            </Note>
          </>
        }
      >
        {(props) => <Input {...props} {...start} {...YEARS} type="datetime-local" enterKeyHint="next" />}
      </Field>
      <TimezoneField />
      <Field
        label={eventFormText.endTime}
        error={errorOf('endTime')}
        hint={endNote && <Note role="status">{endNote}</Note>}
      >
        {(props) => <Input {...props} {...end} {...YEARS} type="datetime-local" enterKeyHint="next" />}
      </Field>
    </Stack>
  );
};
