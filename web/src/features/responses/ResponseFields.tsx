import { COMMENT_MAX } from '@quorum/domain/response/constants';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { percent } from './percent.ts';
import type { ResponseFormValues } from './responseFormValues.ts';

const JOIN_TYPES = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
];

interface Props {
  form: UseFormReturn<ResponseFormValues, unknown, object>;
  /** What the slider of a maybe offers. */
  likelihood: { min: number; max: number; step: number };
  withEmail?: boolean;
}

/** The fields that Join Event and Edit Response have in common. */
export const ResponseFields = ({ form, likelihood, withEmail = false }: Props) => {
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const comment = watch('comment');
  return (
    <>
      <Field label="Name" required error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="name" />}
      </Field>
      {withEmail && (
        <Field label="Email" error={errors.email?.message} hint="Only the organiser sees it.">
          {(props) => <Input {...props} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      )}
      <Controller
        control={control}
        name="joinType"
        render={({ field }) => (
          <RadioGroup label="Join Type" options={JOIN_TYPES} value={field.value} onValueChange={field.onChange} />
        )}
      />
      {watch('joinType') === 'maybe' && (
        <Controller
          control={control}
          name="likelihood"
          render={({ field }) => (
            <Slider
              {...likelihood}
              label="Likelihood"
              value={field.value}
              onValueChange={field.onChange}
              format={percent}
            />
          )}
        />
      )}
      <Field label="Comment" error={errors.comment?.message} hint={`${comment.length} of ${COMMENT_MAX}`}>
        {(props) => <Textarea {...props} {...register('comment')} rows={2} maxLength={COMMENT_MAX} />}
      </Field>
    </>
  );
};
