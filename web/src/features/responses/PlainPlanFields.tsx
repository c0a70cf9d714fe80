import { MAX_GUESTS } from '@quorum/domain/event/constants';
import { CONDITION } from '@quorum/domain/response/constants';
import type { ResponseFormValues } from '@quorum/domain/response/formValues';
import type { Offer } from '@quorum/domain/response/plan';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { responseFormsText } from './responseFormsText.ts';

/** One sentence a field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const Number = styled(Input)`
  max-width: 6rem;
`;

const NUMBER = { type: 'number', inputMode: 'numeric', step: 1 } as const;

/** Nothing runs that could change it, and the browser does. */
const ignore = () => undefined;

interface Props {
  values: ResponseFormValues;
  errors: FieldErrors;
  event: Offer;
}

/** With whom somebody comes and on what condition, or whether they may be asked again: each goes with some responses. */
export const PlainPlanFields = ({ values, errors, event: { maxGuests, capacity } }: Props) => (
  <>
    {(maxGuests > 0 || values.guests !== '0') && (
      <div data-with="yes maybe">
        <Field
          label={responseFormsText.guests}
          error={errors.guests}
          hint={maxGuests > 0 && responseFormsText.guestsHint(maxGuests)}
        >
          {(control) => (
            <Number
              {...control}
              {...NUMBER}
              name="guests"
              min={0}
              max={maxGuests || MAX_GUESTS}
              defaultValue={values.guests}
            />
          )}
        </Field>
      </div>
    )}
    <div data-with="yes">
      <Field
        label={responseFormsText.optional({ label: responseFormsText.condition })}
        error={errors.minParticipants}
        hint={responseFormsText.conditionHint}
      >
        {(control) => (
          <Number
            {...control}
            {...NUMBER}
            name="minParticipants"
            min={CONDITION.min}
            max={capacity ?? CONDITION.max}
            defaultValue={values.minParticipants}
          />
        )}
      </Field>
    </div>
    <div data-with="no">
      <Checkbox
        name="isStandby"
        label={responseFormsText.standby}
        hint={responseFormsText.standbyHint}
        checked={values.isStandby}
        onCheckedChange={ignore}
      />
    </div>
  </>
);
