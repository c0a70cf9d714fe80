import { JOIN_TYPES, type ResponseFormValues } from '@quorum/domain/response/formValues';
import type { Offer } from '@quorum/domain/response/plan';
import { css, styled } from 'styled-components';
import { formatPercent } from '../../lib/formatNumber.ts';
import { RemovedCharactersNote } from '../../ui/feedback/RemovedCharactersNote.tsx';
import { controlStyle } from '../../ui/form/controlStyle.ts';
import { Field } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { joinTypeOptions } from './joinTypeOptions.ts';
import { type FieldErrors, PlainPlanFields } from './PlainPlanFields.tsx';
import { responseFormsText } from './responseFormsText.ts';
import { CommentField, EmailField, NameField } from './ResponseTextFields.tsx';

/**
 * Hides what does not go with the chosen response. In a browser that does not know `:has` all of it shows; what does not go
 * with the response is left out when the form is read.
 */
export const goingWithResponse = css`
  ${JOIN_TYPES.map(
    (type) => css`
      &:has([name='joinType'][value='${type}']:checked) [data-with]:not([data-with~='${type}']) {
        display: none;
      }
    `,
  )}
`;

const Choice = styled.select`
  ${controlStyle}
  max-width: 8rem;
`;

interface Range {
  min: number;
  max: number;
  step: number;
}

/** What a slider of that range stops at, and the likelihood that there is. */
const stopsOf = ({ min, max, step }: Range, current: number): number[] => {
  const count = Math.round((max - min) / step) + 1;
  const stops = Array.from({ length: count }, (_, index) => Number((min + index * step).toFixed(2)));
  const isOther = current > 0 && current < 1 && !stops.includes(current);
  return isOther ? [...stops, current].sort((one, other) => one - other) : stops;
};

const ignore = () => undefined;

interface Props {
  values: ResponseFormValues;
  errors: FieldErrors;
  event: Offer;
  likelihood: Range;
  withEmail?: boolean;
}

/** The fields of Join Event and Edit Response for a page without any script: the browser's own controls, named as they are sent. */
export const PlainResponseFields = ({ values, errors, event, likelihood, withEmail = false }: Props) => (
  <>
    <NameField name="name" defaultValue={values.name} error={errors.name} autoFocus={errors.name !== undefined} />
    {withEmail && (
      <EmailField hint={responseFormsText.emailHint} name="email" defaultValue={values.email} error={errors.email} />
    )}
    <RadioGroup
      name="joinType"
      label={responseFormsText.joinType}
      layout="row"
      options={joinTypeOptions()}
      value={values.joinType}
      onValueChange={ignore}
    />
    <div data-with="maybe">
      <Field label={responseFormsText.likelihood} error={errors.likelihood}>
        {(control) => (
          <Choice {...control} name="likelihood" defaultValue={String(values.likelihood)}>
            {stopsOf(likelihood, values.likelihood).map((stop) => (
              <option key={stop} value={String(stop)}>
                {formatPercent(stop)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
    </div>
    <PlainPlanFields values={values} errors={errors} event={event} />
    <CommentField name="comment" defaultValue={values.comment} error={errors.comment} />
    <RemovedCharactersNote texts={[values.name, values.comment]} />
  </>
);
