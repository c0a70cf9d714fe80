import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { useToast } from '../../../../ui/feedback/useToast.ts';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';
import { eventLabel } from '../values/eventLabel.ts';
import { TextFields } from './TextFields.tsx';

interface Props extends EventFieldsProps {
  clearsInvalidLink: boolean;
}

/** What else there is to know. */
export const DetailFields = ({ errorOf, clearsInvalidLink }: Props) => {
  const { register, setValue } = useFormContext<EventFormValues>();
  const toast = useToast();

  const clearInvalidLink = () => {
    if (!clearsInvalidLink || !errorOf('webLink')) return;
    setValue('webLink', '', { shouldDirty: true, shouldValidate: true });
    toast({
      title: eventFormText.invalidUrl,
      description: eventFormText.invalidUrlHint,
      variant: 'destructive',
    });
  };

  return (
    <>
      <TextFields errorOf={errorOf} />
      <Field label={eventLabel('webLink')} error={errorOf('webLink')}>
        {(props) => (
          <Input
            {...props}
            {...register('webLink', { onBlur: clearInvalidLink })}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
      </Field>
    </>
  );
};
