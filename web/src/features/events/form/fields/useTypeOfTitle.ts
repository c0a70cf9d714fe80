import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { typeNamedIn } from '../../../event-types/typeNamedIn.ts';
import { useEventTypes } from '../../../event-types/useEventTypes.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';
import { isNextKey } from '../judged/nextKey.ts';

/**
 * When one leaves the title of an event or a poll: chooses the type that the title names, where none is chosen. With a thumb, a
 * list to choose from is the slowest part of the form.
 */
export const useTypeOfTitle = () => {
  const { getValues, setValue } = useFormContext<EventFormValues>();
  const { types } = useEventTypes();
  const choose = () => {
    const { title, eventTypeId } = getValues();
    const type = types && eventTypeId === '' ? typeNamedIn(title, types) : undefined;
    if (type) setValue('eventTypeId', String(type.id), { shouldDirty: true, shouldValidate: true });
  };
  return {
    // before the key looks for what is still to be said
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (isNextKey(event)) flushSync(choose);
    },
    onBlur: choose,
  };
};
