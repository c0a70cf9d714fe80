import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { EventTypeSelect } from '../../../event-types/EventTypeSelect.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';
import { LineFields } from './TextFields.tsx';
import { useTypeOfTitle } from './useTypeOfTitle.ts';

/** What it is: its name, and its type. */
export const BasicFields = ({ errorOf }: EventFieldsProps) => {
  const { control } = useFormContext<EventFormValues>();
  const chooseType = useTypeOfTitle();
  return (
    <>
      <LineFields names={['title']} errorOf={errorOf} {...chooseType} />
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
    </>
  );
};
