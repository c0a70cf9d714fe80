import { EVENT_FIELDS, fieldsWhere } from '@quorum/domain/event/content';
import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { Textarea } from '../../../../ui/form/Textarea.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import { eventLabel } from '../values/eventLabel.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';

interface LineFieldsProps extends EventFieldsProps {
  names: readonly ReturnType<typeof fieldsWhere<{ kind: 'line' }>>[number][];
  /** Hears of a key before it leads to the next field. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur?: () => void;
}

/** A control for each of these lines, which are required. */
export const LineFields = ({ names, errorOf, onKeyDown, onBlur }: LineFieldsProps) => {
  const { register } = useFormContext<EventFormValues>();
  return names.map((name) => {
    const { max } = EVENT_FIELDS[name];
    return (
      <Field key={name} label={eventLabel(name)} required error={errorOf(name)}>
        {(props) => (
          <Input
            {...props}
            {...register(name, onBlur ? { onBlur } : {})}
            maxLength={max}
            onKeyDown={onKeyDown}
            data-begin={name === 'title' || undefined}
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="next"
          />
        )}
      </Field>
    );
  });
};

/** A control for each longer text, in the order of their declaration. */
export const TextFields = ({ errorOf }: EventFieldsProps) => {
  const { register } = useFormContext<EventFormValues>();
  return fieldsWhere({ kind: 'text' }).map((name) => {
    const { max } = EVENT_FIELDS[name];
    return (
      <Field key={name} label={eventLabel(name)} error={errorOf(name)}>
        {(props) => <Textarea {...props} {...register(name)} maxLength={max} />}
      </Field>
    );
  });
};
