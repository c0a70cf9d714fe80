import type { Path } from 'react-hook-form';
import type { EventFormValues } from '../values/eventFormValues.ts';

/** What each part of the event form is told. */
export interface EventFieldsProps {
  /** The error under a field, if any; a field of a row is found by its path. */
  errorOf: (name: Path<EventFormValues>) => string | undefined;
}
