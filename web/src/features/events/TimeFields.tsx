import { fromLocalInput } from '@quorum/domain/event/timezone';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import { eventFormText } from './eventFormText.ts';
import { type EventFormValues, wallClockNote } from './eventFormValues.ts';
import { TimezonePicker } from './TimezonePicker.tsx';
import { offsetName } from './timezones.ts';

const Override = styled.details`
  > div {
    padding: ${({ theme }) => `${theme.space.xs} 0 ${theme.space.md}`};
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: ${({ theme }) => theme.touch};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    transition: transform ${({ theme }) => theme.motion.quick};
  }

  [open] > & svg {
    transform: rotate(90deg);
  }
`;

const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.text};
`;

/** From when until when, by the clocks of which zone. */
export const TimeFields = ({ errorOf }: EventFieldsProps) => {
  const { control, register, watch } = useFormContext<EventFormValues>();
  const [date, endTime, timezone] = watch(['date', 'endTime', 'timezone']);
  const [isOverriding, setIsOverriding] = useState(false);
  const dateNote = wallClockNote(date, timezone);
  const endNote = wallClockNote(endTime, timezone);

  return (
    <Stack gap="sm">
      <Field
        label={eventFormText.dateTime}
        required
        error={errorOf('date')}
        hint={
          <>
            {eventFormText.inZone({
              zone: timezone.replaceAll('_', ' '),
              offset: offsetName(timezone, fromLocalInput(date, timezone)?.instant),
            })}
            <Note role="status">{dateNote}</Note>
          </>
        }
      >
        {(props) => <Input {...props} {...register('date')} type="datetime-local" />}
      </Field>
      <Override onToggle={(event) => setIsOverriding(event.currentTarget.open)}>
        <Summary>
          <ChevronRight aria-hidden="true" size={16} />
          {eventFormText.overrideTimezone}
        </Summary>
        <div>
          {isOverriding && (
            <Controller
              control={control}
              name="timezone"
              render={({ field }) => <TimezonePicker value={field.value} onValueChange={field.onChange} />}
            />
          )}
        </div>
      </Override>
      <Field
        label={eventFormText.endTime}
        error={errorOf('endTime')}
        hint={endNote && <Note role="status">{endNote}</Note>}
      >
        {(props) => <Input {...props} {...register('endTime')} type="datetime-local" />}
      </Field>
    </Stack>
  );
};
