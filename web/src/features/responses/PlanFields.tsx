import { MAX_GUESTS } from '@quorum/domain/event/constants';
import { CONDITION } from '@quorum/domain/response/constants';
import type { ResponseFormValues } from '@quorum/domain/response/formValues';
import type { Offer } from '@quorum/domain/response/plan';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { responseFormsText } from './responseFormsText.ts';

/** A small link, whose words begin where the fields do. */
const Aside = styled(Button)`
  justify-self: start;
  margin-inline-start: -0.875rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

interface Props {
  form: UseFormReturn<ResponseFormValues, unknown, object>;
  event: Offer;
}

const Guests = ({ form, event }: Props) => (
  <Field
    label={responseFormsText.guests}
    error={form.formState.errors.guests?.message}
    hint={event.maxGuests > 0 && responseFormsText.guestsHint(event.maxGuests)}
  >
    {(control) => (
      <Controller
        control={form.control}
        name="guests"
        render={({ field }) => (
          <Stepper
            control={control}
            label={responseFormsText.guests}
            value={field.value}
            onValueChange={field.onChange}
            min={0}
            max={event.maxGuests || MAX_GUESTS}
          />
        )}
      />
    )}
  </Field>
);

const Condition = ({ form, event }: Props) => {
  const least = Math.max(CONDITION.min, 1 + (parseInt(form.watch('guests'), 10) || 0));
  const most = event.capacity ?? CONDITION.max;
  const begin = () => {
    if (form.getValues('minParticipants') === '') {
      form.setValue('minParticipants', String(Math.min(Math.max(least, event.participantThreshold), most)));
    }
    form.setValue('isConditional', true);
  };
  if (!form.watch('isConditional')) {
    return (
      <Aside variant="ghost" size="sm" onClick={begin}>
        {responseFormsText.addCondition}
      </Aside>
    );
  }
  return (
    <>
      <Field
        label={responseFormsText.condition}
        error={form.formState.errors.minParticipants?.message}
        hint={responseFormsText.conditionHint}
      >
        {(control) => (
          <Controller
            control={form.control}
            name="minParticipants"
            render={({ field }) => (
              <Stepper
                control={control}
                label={responseFormsText.condition}
                value={field.value}
                onValueChange={field.onChange}
                min={least}
                max={most}
              />
            )}
          />
        )}
      </Field>
      <Aside variant="ghost" size="sm" onClick={() => form.setValue('isConditional', false)}>
        {responseFormsText.dropCondition}
      </Aside>
    </>
  );
};

/** With whom somebody comes and on what condition, or whether they may be asked again. */
export const PlanFields = ({ form, event }: Props) => {
  const { joinType, guests } = form.watch();
  if (joinType === 'no') {
    return (
      <Controller
        control={form.control}
        name="isStandby"
        render={({ field }) => (
          <Checkbox
            label={responseFormsText.standby}
            hint={responseFormsText.standbyHint}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
    );
  }
  return (
    <>
      {/* an event that takes none any more leaves those that were announced */}
      {(event.maxGuests > 0 || guests !== '0') && <Guests form={form} event={event} />}
      {joinType === 'yes' && <Condition form={form} event={event} />}
    </>
  );
};
