import { MAX_GUESTS } from '@quorum/domain/event/constants';
import { CONDITION } from '@quorum/domain/response/constants';
import type { Offer } from '@quorum/domain/response/plan';
import { styled } from 'styled-components';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Stepper } from '../../../ui/form/Stepper.tsx';
import type { FormConnection } from './formConnection.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';

/** In line with the words of the checkbox that it belongs to. */
const OfCheckbox = styled.div`
  padding-inline-start: 1.875rem;
`;

interface Props extends FormConnection {
  event: Offer;
}

/** With whom somebody comes and on what condition, or whether they may be asked again: each goes with some responses. */
export const PlanFields = ({ connect, values, errors, event: { maxGuests, capacity } }: Props) => (
  <>
    {/* an event that takes no guests any more leaves those that were announced */}
    {(maxGuests > 0 || values.guests !== '0') && (
      <div data-with="yes maybe">
        <Field
          label={responseFormsText.guests}
          error={errors.guests}
          hint={maxGuests > 0 && responseFormsText.guestsHint(maxGuests)}
        >
          {(control) => (
            <Stepper
              {...control}
              {...connect('guests')}
              label={responseFormsText.guests}
              value={values.guests}
              min={0}
              max={maxGuests || MAX_GUESTS}
            />
          )}
        </Field>
      </div>
    )}
    <div data-with="yes">
      <Checkbox {...connect('isConditional')} label={responseFormsText.isConditional} />
      <OfCheckbox data-if="isConditional">
        <Field
          label={responseFormsText.condition}
          error={errors.minParticipants}
          hint={responseFormsText.conditionHint}
        >
          {(control) => (
            <Stepper
              {...control}
              {...connect('minParticipants')}
              label={responseFormsText.condition}
              value={values.minParticipants}
              min={Math.max(CONDITION.min, 1 + (parseInt(values.guests, 10) || 0))}
              max={capacity ?? CONDITION.max}
            />
          )}
        </Field>
      </OfCheckbox>
    </div>
    <div data-with="no">
      <Checkbox {...connect('isStandby')} label={responseFormsText.standby} hint={responseFormsText.standbyHint} />
    </div>
  </>
);
