import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';
import { TimezonePicker } from './TimezonePicker.tsx';

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

  &:dir(rtl) svg {
    transform: rotate(180deg);
  }

  [open] > & svg {
    transform: rotate(90deg);
  }
`;

/** By the clocks of which zone; folded, since the detected one is nearly always right. */
export const TimezoneField = () => {
  const { control } = useFormContext<EventFormValues>();
  const [isOverriding, setIsOverriding] = useState(false);
  return (
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
  );
};
