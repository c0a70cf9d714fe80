import { DEFAULT_LIKELIHOOD, EDIT_LIKELIHOOD } from '@quorum/domain/response/constants';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '../../lib/formatNumber.ts';
import { Field } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Slider } from '../../ui/form/Slider.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { regularsText } from '../../messages/series/regularsText.generated.ts';

/** Hides how likely it is of somebody who comes every time. A browser that does not know `:has` shows it, and it is left out. */
export const StandingFormLayout = styled(Stack).attrs({ as: 'form' })`
  &:has([name='standing'][value='yes']:checked) [data-with='maybe'] {
    display: none;
  }
`;

interface Props {
  /** The values so far. */
  said?: { likelihood: number; guests: number };
  maxGuests: number;
}

const ALWAYS = { likelihood: 1, guests: 0 };

/** The fields of a response to every date: the same with and without a script. */
export const StandingFields = ({ said = ALWAYS, maxGuests }: Props) => {
  const [likelihood, setLikelihood] = useState(said.likelihood === 1 ? DEFAULT_LIKELIHOOD : said.likelihood);
  const [guests, setGuests] = useState(String(said.guests));
  return (
    <>
      <RadioGroup
        name="standing"
        label={regularsText.howLikely}
        layout="row"
        defaultValue={said.likelihood === 1 ? 'yes' : 'maybe'}
        options={[
          { value: 'yes', label: regularsText.always },
          { value: 'maybe', label: regularsText.maybe },
        ]}
      />
      <div data-with="maybe">
        <Slider
          {...EDIT_LIKELIHOOD}
          name="likelihood"
          label={regularsText.likelihood}
          value={likelihood}
          defaultValue={String(likelihood)}
          format={formatPercent}
          onChange={({ target }) => setLikelihood(Number(target.value))}
        />
      </div>
      {maxGuests > 0 && (
        <Field label={regularsText.guests}>
          {(control) => (
            <Stepper
              {...control}
              name="guests"
              label={regularsText.guests}
              value={guests}
              defaultValue={String(said.guests)}
              min={0}
              max={maxGuests}
              onChange={({ target }) => setGuests(target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
};
