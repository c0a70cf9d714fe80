import { COMMENT_MAX } from '@quorum/domain/response/constants';
import type { Offer } from '@quorum/domain/response/plan';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatPercent } from '../../lib/formatNumber.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { RemovedCharactersNote } from '../../ui/feedback/RemovedCharactersNote.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Slider } from '../../ui/form/Slider.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { PlanFields } from './PlanFields.tsx';
import type { JoinType, ResponseFormValues } from './responseFormValues.ts';
import { responsesText } from './responsesText.ts';

const labels = (): Record<JoinType, string> => ({
  yes: responsesText.yes,
  maybe: responsesText.maybe,
  no: responsesText.no,
});

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(value, min), max);

interface Props {
  form: UseFormReturn<ResponseFormValues, unknown, object>;
  event: Offer;
  /** What the slider of a maybe offers. */
  likelihood: { min: number; max: number; step: number };
  joinTypes: readonly JoinType[];
  withEmail?: boolean;
}

/** The fields that Join Event and Edit Response have in common. */
export const ResponseFields = ({ form, event, likelihood, joinTypes, withEmail = false }: Props) => {
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
            layout="row"
            options={joinTypes.map((type) => ({ value: type, label: labels()[type] }))}
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
              value={clamp(field.value, likelihood)}
              onValueChange={field.onChange}
              // a likelihood from elsewhere may be beyond what the slider offers: it reads as it is
              format={() => formatPercent(field.value)}
            />
          )}
        />
      )}
      <PlanFields form={form} event={event} />
      <Field
        label={responsesText.comment}
        error={errors.comment?.message}
        hint={responsesText.commentLength({ length: comment.length, max: COMMENT_MAX })}
      >
        {(props) => <Textarea {...props} {...register('comment')} rows={2} maxLength={COMMENT_MAX} />}
      </Field>
      <RemovedCharactersNote texts={[watch('name'), comment]} />
    </>
  );
};
