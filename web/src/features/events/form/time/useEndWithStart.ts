import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EventFormValues } from '../values/eventFormValues.ts';
import { after, lengthOf } from './wallClock.ts';

/** The two times of an event: the end goes with the start when that moves, and an empty end opens at the start's day. */
export const useEndWithStart = ({ register, getValues, setValue }: UseFormReturn<EventFormValues>) => {
  const length = useRef(lengthOf(getValues('date'), getValues('endTime')));
  const offered = useRef('');

  const start = register('date');
  const end = register('endTime');

  const moveStart = async (event: ChangeEvent<HTMLInputElement>) => {
    await start.onChange(event);
    const [date, endTime] = getValues(['date', 'endTime']);
    const moved = length.current === null ? null : after(date, length.current);
    if (moved === null) length.current ??= lengthOf(date, endTime);
    else setValue('endTime', moved, { shouldValidate: true, shouldDirty: true });
  };
  const moveEnd = async (event: ChangeEvent<HTMLInputElement>) => {
    await end.onChange(event);
    length.current = lengthOf(getValues('date'), getValues('endTime'));
  };

  // only the box shows the offer: somebody who goes on without changing it has given no end
  const offer = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value !== '' || target.validity.badInput) return;
    target.value = offered.current = getValues('date');
  };
  const takeBack = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value === offered.current && getValues('endTime') === '') target.value = '';
  };
  const leaveEnd = async (event: FocusEvent<HTMLInputElement>) => {
    takeBack(event);
    await end.onBlur(event);
  };
  return {
    start: { ...start, onChange: moveStart },
    end: { ...end, onChange: moveEnd, onFocus: offer, onBlur: leaveEnd },
  };
};
