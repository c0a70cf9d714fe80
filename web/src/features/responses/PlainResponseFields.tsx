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
import { type LikelihoodRange, likelihoodStops } from './likelihoodStops.ts';
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

const ignore = () => undefined;

interface Props {
  values: ResponseFormValues;
  errors: FieldErrors;
  event: Offer;
  likelihood: LikelihoodRange;
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
            {likelihoodStops(likelihood, values.likelihood).map((stop) => (
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
