import type { Path } from 'react-hook-form';
import type { EventFormValues } from '../values/eventFormValues.ts';

/** What each part of the event form is told. */
export interface EventFieldsProps {
  /** What to say under a field, if anything; one of a row goes by its path. */
  errorOf: (name: Path<EventFormValues>) => string | undefined;
}
