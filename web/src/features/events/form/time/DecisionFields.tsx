import { RAIN_LIMIT_MAX, RAIN_LIMIT_MIN } from '@quorum/domain/event/constants';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { type EventFormValues, wallClockNote } from '../values/eventFormValues.ts';
import { useDecisionWithStart } from './useDecisionWithStart.ts';

const rules = () => [
  { value: 'DEFINITE', label: eventFormText.ruleDefinite, hint: eventFormText.ruleDefiniteHint },
  { value: 'EXPECTED', label: eventFormText.ruleExpected, hint: eventFormText.ruleExpectedHint },
];

/** When the clock decides whether the event takes place, and by what, which shows once there is a time; and whether people are asked again. */
export const DecisionFields = ({ errorOf }: EventFieldsProps) => {
  const form = useFormContext<EventFormValues>();
  const { register, watch } = form;
  const [decideAt, timezone] = watch(['decideAt', 'timezone']);
  const decision = useDecisionWithStart(form);
  return (
    <>
      <Field
        label={eventFormText.decideAt}
        error={errorOf('decideAt')}
        hint={wallClockNote(decideAt, timezone) ?? eventFormText.decideAtHint}
      >
        {(props) => <Input {...props} {...decision} type="datetime-local" enterKeyHint="next" />}
      </Field>
      {decideAt !== '' && (
        <>
          <RadioGroup {...register('decisionRule')} label={eventFormText.decisionRule} options={rules()} />
          <NumberField
            name="rainLimit"
            label={eventFormText.rainLimit}
            hint={eventFormText.rainLimitHint}
            min={RAIN_LIMIT_MIN}
            max={RAIN_LIMIT_MAX}
            errorOf={errorOf}
          />
        </>
      )}
      <Checkbox label={eventFormText.stillIn} hint={eventFormText.stillInHint} {...register('asksStillIn')} />
    </>
  );
};
