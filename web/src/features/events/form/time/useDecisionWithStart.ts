import { type ChangeEvent, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EventFormValues } from '../values/eventFormValues.ts';
import { after, lengthOf } from './wallClock.ts';

/** From the decision to the start by the clocks. */
const distanceOf = ({ date, decideAt }: Pick<EventFormValues, 'date' | 'decideAt'>) => lengthOf(decideAt, date);

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
          const moved = after(values.date, -distance.current);
          if (moved !== null) setValue('decideAt', moved, { shouldValidate: true, shouldDirty: true });
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
