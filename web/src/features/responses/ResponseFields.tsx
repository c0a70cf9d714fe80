import { COMMENT_MAX } from '@quorum/domain/response/constants';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatPercent } from '../../lib/formatNumber.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { LeftOutNote } from '../../ui/LeftOutNote.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import type { ResponseFormValues } from './responseFormValues.ts';
import { responsesText } from './responsesText.ts';

const joinTypes = () => [
  { value: 'yes', label: responsesText.yes },
  { value: 'maybe', label: responsesText.maybe },
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
      <Field label={responsesText.name} required error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="name" />}
      </Field>
      {withEmail && (
        <Field label={responsesText.email} error={errors.email?.message} hint={responsesText.emailHint}>
          {(props) => <Input {...props} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      )}
      <Controller
        control={control}
        name="joinType"
        render={({ field }) => (
          <RadioGroup
            label={responsesText.joinType}
            options={joinTypes()}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      {watch('joinType') === 'maybe' && (
        <Controller
          control={control}
          name="likelihood"
          render={({ field }) => (
            <Slider
              {...likelihood}
              label={responsesText.likelihood}
              value={field.value}
              onValueChange={field.onChange}
              format={formatPercent}
            />
          )}
        />
      )}
      <Field
        label={responsesText.comment}
        error={errors.comment?.message}
        hint={responsesText.commentLength({ length: comment.length, max: COMMENT_MAX })}
      >
        {(props) => <Textarea {...props} {...register('comment')} rows={2} maxLength={COMMENT_MAX} />}
      </Field>
      <LeftOutNote texts={[watch('name'), comment]} />
    </>
  );
};
