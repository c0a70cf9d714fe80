import type { EventFormValues } from './eventFormValues.ts';

/** What each part of the event form is told. */
export interface EventFieldsProps {
  /** What to say under a field, if anything. */
  errorOf: (name: keyof EventFormValues) => string | undefined;
}
