import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { typeNamedIn } from '../../event-types/typeNamedIn.ts';
import { useEventTypes } from '../../event-types/useEventTypes.ts';
import type { EventFormValues } from './eventFormValues.ts';
import { isNextKey } from './nextKey.ts';

/**
 * At the key that leads from the title of an event or a poll to its type: chooses the type that the title names, where none
 * is chosen. With a thumb, a list to choose from is the slowest part of the form.
 */
export const useTypeOfTitle = () => {
  const { getValues, setValue } = useFormContext<EventFormValues>();
  const { types } = useEventTypes();
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { title, eventTypeId } = getValues();
    if (!types || eventTypeId !== '' || !isNextKey(event)) return;
    const type = typeNamedIn(title, types);
    // before the key looks for what is still to be said
    if (type) flushSync(() => setValue('eventTypeId', String(type.id), { shouldDirty: true, shouldValidate: true }));
  };
};
