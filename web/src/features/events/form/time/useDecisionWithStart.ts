import { DateTime } from 'luxon';
import { type ChangeEvent, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EventFormValues } from '../values/eventFormValues.ts';

const wallClock = (text: string) => DateTime.fromISO(text, { zone: 'utc' });

/** From the decision to the start by the clocks, in milliseconds; null where the one is not before the other. */
const distanceOf = ({ date, decideAt }: Pick<EventFormValues, 'date' | 'decideAt'>): number | null => {
  const ms = wallClock(date).diff(wallClock(decideAt)).toMillis();
  return ms > 0 ? ms : null;
};

/** The decision time of an event: it goes with the start when that moves. */
export const useDecisionWithStart = ({ register, getValues, setValue, subscribe }: UseFormReturn<EventFormValues>) => {
  const distance = useRef(distanceOf(getValues()));
  const decision = register('decideAt');

  useEffect(
    () =>
      subscribe({
        name: 'date',
        formState: { values: true },
        callback: ({ values }) => {
          if (distance.current === null) return;
          const moved = wallClock(values.date).minus(distance.current);
          // while it is typed, it is no time yet
          if (!moved.isValid || moved.year < 1 || moved.year > 9999) return;
          setValue('decideAt', moved.toFormat("yyyy-MM-dd'T'HH:mm"), { shouldValidate: true, shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );

  return {
    ...decision,
    onChange: async (event: ChangeEvent<HTMLInputElement>) => {
      await decision.onChange(event);
      distance.current = distanceOf(getValues());
    },
  };
};
