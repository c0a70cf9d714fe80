import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const NOTHING: ReadonlySet<string> = new Set();

/** After one was added or removed, the rows of a list are others than before. */
const isInRowOf = (list: string, path: string) => path.startsWith(`${list}.`);

/**
 * The paths of the fields that somebody has typed into: one that is emptied again is like new to the form, and wrong
 * to the person. `onChange` is called with each change.
 */
export const useChangedFields = <Values extends FieldValues, Draft>(
  { subscribe }: UseFormReturn<Values, unknown, Draft>,
  onChange: ((values: Values) => void) | undefined,
): ReadonlySet<string> => {
  const [changed, setChanged] = useState(NOTHING);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) {
            setChanged((before) => {
              const left = [...before].filter((path) => !isInRowOf(name, path));
              return before.has(name) && left.length === before.size ? before : new Set([...left, name]);
            });
          }
          onChange?.(values);
        },
      }),
    [subscribe, onChange],
  );
  return changed;
};
