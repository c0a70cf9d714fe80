import { Controller, useFormContext } from 'react-hook-form';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Slider } from '../../../ui/form/Slider.tsx';
import { type PollFormValues } from './pollFormValues.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';

const CHANCES = { min: 0.5, max: 1, step: 0.05 } as const;

const whoPicks = () => [
  { value: 'auto', label: pollFormText.automatic, hint: pollFormText.automaticHint },
  { value: 'manual', label: pollFormText.manual, hint: pollFormText.manualHint },
];

/** How a poll ends: when, and who picks the date. */
export const VotingFields = ({ errorOf }: { errorOf: (name: string) => string | undefined }) => {
  const { control, register, watch } = useFormContext<PollFormValues>();
  const [isAutomatic, chance] = watch(['isAutomatic', 'autoScheduleChance']);
  return (
    <>
      <Controller
        control={control}
        name="isAutomatic"
        render={({ field }) => (
          <RadioGroup
            label={pollFormText.whoPicks}
            options={whoPicks()}
            value={field.value ? 'auto' : 'manual'}
            onValueChange={(value) => field.onChange(value === 'auto')}
          />
        )}
      />
      {isAutomatic && (
        <Slider
          {...register('autoScheduleChance', { valueAsNumber: true })}
          {...CHANCES}
          label={pollFormText.scheduleChance}
          // another client may have set less
          min={Math.min(CHANCES.min, chance)}
          value={chance}
          format={formatPercent}
        />
      )}
      <Field label={pollFormText.closesAt} hint={pollFormText.closesAtHint} error={errorOf('closesAt')}>
        {(props) => <Input {...props} {...register('closesAt')} type="datetime-local" enterKeyHint="next" />}
      </Field>
    </>
  );
};
