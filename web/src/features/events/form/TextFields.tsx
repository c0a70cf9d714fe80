import { EVENT_FIELDS, fieldsWhere } from '@quorum/domain/event/content';
import { useFormContext } from 'react-hook-form';
import { sentence } from '../../../lib/language.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { Textarea } from '../../../ui/form/Textarea.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import type { EventFormValues } from './eventFormValues.ts';

interface Props extends EventFieldsProps {
  kind: 'line' | 'text';
}

/** A control for each text of this kind, in the order of their declaration. A line must say something. */
export const TextFields = ({ kind, errorOf }: Props) => {
  const { register } = useFormContext<EventFormValues>();
  return fieldsWhere({ kind }).map((name) => {
    const { label, max } = EVENT_FIELDS[name];
    return (
      <Field key={name} label={sentence(label)} required={kind === 'line'} error={errorOf(name)}>
        {(props) =>
          kind === 'line' ? (
            <Input {...props} {...register(name)} maxLength={max} autoComplete="off" />
          ) : (
            <Textarea {...props} {...register(name)} maxLength={max} />
          )
        }
      </Field>
    );
  });
};
