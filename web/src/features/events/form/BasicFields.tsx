import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { EventTypeSelect } from '../../event-types/EventTypeSelect.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import { eventFormText } from './eventFormValues.ts';
import type { EventFormValues } from './eventFormValues.ts';
import { TextFields } from './TextFields.tsx';

const visibilities = () => [
  { value: 'public', label: eventFormText.public, hint: eventFormText.publicHint },
  { value: 'private', label: eventFormText.private, hint: eventFormText.privateHint },
];

/** What it is, who may see it, and where. */
export const BasicFields = ({ errorOf }: EventFieldsProps) => {
  const { control } = useFormContext<EventFormValues>();
  return (
    <>
      <Field label={eventFormText.eventType} required error={errorOf('eventTypeId')}>
        {(props) => (
          <Controller
            control={control}
            name="eventTypeId"
            render={({ field }) => (
              <EventTypeSelect control={props} value={field.value} onValueChange={field.onChange} />
            )}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="isPrivate"
        render={({ field }) => (
          <RadioGroup
            label={eventFormText.visibility}
            options={visibilities()}
            value={field.value ? 'private' : 'public'}
            onValueChange={(value) => field.onChange(value === 'private')}
          />
        )}
      />
      <TextFields kind="line" errorOf={errorOf} />
    </>
  );
};
