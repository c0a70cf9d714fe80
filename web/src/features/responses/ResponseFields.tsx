import type { ResponseFormValues } from '@quorum/domain/response/formValues';
import type { Offer } from '@quorum/domain/response/plan';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatPercent } from '../../lib/formatNumber.ts';
import { RemovedCharactersNote } from '../../ui/feedback/RemovedCharactersNote.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Slider } from '../../ui/form/Slider.tsx';
import { joinTypeOptions } from './joinTypeOptions.ts';
import { PlanFields } from './PlanFields.tsx';
import { responseFormsText } from './responseFormsText.ts';
import { CommentField, EmailField, NameField } from './ResponseTextFields.tsx';

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(value, min), max);

interface Props {
  form: UseFormReturn<ResponseFormValues, unknown, object>;
  event: Offer;
  /** What the slider of a maybe offers. */
  likelihood: { min: number; max: number; step: number };
  withEmail?: boolean;
}

/** The fields that Join Event and Edit Response have in common. */
export const ResponseFields = ({ form, event, likelihood, withEmail = false }: Props) => {
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const comment = watch('comment');
  return (
    <>
      <NameField {...register('name')} error={errors.name?.message} />
      {withEmail && (
        <EmailField hint={responseFormsText.emailHint} {...register('email')} error={errors.email?.message} />
      )}
      <Controller
        control={control}
        name="joinType"
        render={({ field }) => (
          <RadioGroup
            label={responseFormsText.joinType}
            layout="row"
            options={joinTypeOptions()}
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
              label={responseFormsText.likelihood}
              value={clamp(field.value, likelihood)}
              onValueChange={field.onChange}
              // a likelihood from elsewhere may be beyond what the slider offers: it reads as it is
              format={() => formatPercent(field.value)}
            />
          )}
        />
      )}
      <PlanFields form={form} event={event} />
      <CommentField {...register('comment')} error={errors.comment?.message} length={comment.length} />
      <RemovedCharactersNote texts={[watch('name'), comment]} />
    </>
  );
};
