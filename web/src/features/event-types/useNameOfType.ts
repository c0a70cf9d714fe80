import { wordIn } from '../../lib/language.ts';
import { useEventTypes } from './useEventTypes.ts';

/** What the type of that number is called, in the reader's language. */
export const useNameOfType = () => {
  const { types = [] } = useEventTypes();
  return (id: string): string => wordIn('eventTypeNames', types.find((type) => String(type.id) === id)?.name ?? id);
};
