import { JOIN_TYPES, type JoinType } from '@quorum/domain/response/formValues';
import type { Offer } from '@quorum/domain/response/plan';
import type { SliderRange } from '@quorum/domain/slider';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { RemovedCharactersNote } from '../../../ui/feedback/RemovedCharactersNote.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Slider } from '../../../ui/form/Slider.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { NumberFields } from '../../phones/NumberFields.tsx';
import type { FormConnection } from './formConnection.ts';
import { PlanFields } from './PlanFields.tsx';
import type { AskedQuestion } from '../RespondableEvent.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';
import { CommentField, EmailField, NameField } from './ResponseTextFields.tsx';

/**
 * A form that hides what does not go with the chosen response. In a browser that does not know `:has` all of it shows; what
 * does not go with the response is left out when the form is read.
 */
export const ResponseFormLayout = styled(Stack).attrs({ as: 'form', noValidate: true })`
  ${JOIN_TYPES.map(
    (type) => css`
      &:has([name='joinType'][value='${type}']:checked) [data-with]:not([data-with~='${type}']) {
        display: none;
      }
    `,
  )}

  &:has([name='isConditional']:not(:checked)) [data-if='isConditional'] {
    display: none;
  }
`;

const joinTypes = (): { value: JoinType; label: string; hint: string }[] => [
  { value: 'yes', label: responseFormsText.yes, hint: responseFormsText.yesHint },
  { value: 'maybe', label: responseFormsText.maybe, hint: responseFormsText.maybeHint },
  { value: 'no', label: responsesText.no, hint: responseFormsText.noHint },
];

interface Props extends FormConnection {
  event: Offer;
  /** What the organiser asks of their own. */
  questions: readonly AskedQuestion[];
  /** What the slider of a maybe offers. */
  likelihood: SliderRange;
  /** What the address is for; without it none is asked for. */
  emailHint?: string | undefined;
  /** Whether a number for texts is asked for. */
  asksPhone?: boolean;
  /** What stands in place of the field for it. */
  phoneNote?: ReactNode;
  /** A hint instead of the usual one. */
  phoneHint?: string | undefined;
}

/** The fields of Join Event and Edit Response, in a dialog and on a page without a script. */
export const ResponseFields = ({
  event,
  likelihood,
  emailHint,
  questions,
  asksPhone = false,
  phoneNote,
  phoneHint,
  ...form
}: Props) => {
  const { connect, values, errors } = form;
  return (
    <>
      <NameField {...connect('name')} error={errors.name} autoFocus={errors.name !== undefined} />
      {emailHint !== undefined && <EmailField {...connect('email')} error={errors.email} hint={emailHint} />}
      <RadioGroup {...connect('joinType')} label={responseFormsText.joinType} layout="row" options={joinTypes()} />
      <div data-with="maybe">
        <Slider
          {...connect('likelihood')}
          {...likelihood}
          label={responseFormsText.likelihood}
          value={values.likelihood}
          format={formatPercent}
        />
      </div>
      <PlanFields {...form} event={event} />
      <QuestionFields {...form} questions={questions} />
      <CommentField {...connect('comment')} error={errors.comment} length={values.comment.length} />
      {asksPhone &&
        (phoneNote ?? (
          <NumberFields number={connect('phone')} consent={connect('phoneConsent')} errors={errors} hint={phoneHint} />
        ))}
      <RemovedCharactersNote texts={[values.name, values.comment]} />
    </>
  );
};
