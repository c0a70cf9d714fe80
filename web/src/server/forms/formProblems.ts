import type { FormRequest } from '@quorum/domain/page/FormRequest';
import { answerName } from '@quorum/domain/response/answerName';
import { responseChangeFor, responseDraftFor } from '@quorum/domain/response/draft';
import { type ResponseFormValues, toChangeInput, toDraftInput } from '@quorum/domain/response/formValues';
import type { Offer } from '@quorum/domain/response/plan';
import type { FieldErrors } from '../../features/responses/form/formConnection.ts';
import type { AskedQuestion } from '../../features/responses/RespondableEvent.ts';
import { sayRefusal } from '../../lib/refusals/refusals.ts';
import { problemsOf } from '../../lib/refusals/schemaResolver.ts';

type Refused = Pick<FormRequest, 'refusal' | 'response'>;

interface AskingEvent extends Offer {
  questions: readonly AskedQuestion[];
}

/** The field of the form that a refusal is about: of the answers, the one to the question that it names. */
const fieldOf = (field: string, { reasons: [why] }: NonNullable<Refused['refusal']>, { questions }: AskingEvent) => {
  const question = field === 'answers' && questions.find(({ text }) => text === why?.values?.question);
  return question ? `answers.${answerName(question.id)}` : field;
};

/** What is wrong with each field, as the dialog would say it; a refusal of one field that no schema knows is said there. */
export const problemsOfFields = (
  event: AskingEvent,
  values: ResponseFormValues,
  { refusal, response }: Refused,
): FieldErrors => {
  if (!refusal) return {};
  const problems =
    response === null
      ? problemsOf(responseDraftFor(event), toDraftInput(values))
      : problemsOf(responseChangeFor(event, response), toChangeInput(values));
  const [field, ...others] = refusal.fields;
  if (problems.size === 0 && field !== undefined && others.length === 0)
    return { [fieldOf(field, refusal, event)]: sayRefusal(refusal) };
  return Object.fromEntries(problems);
};

/** All sentences of a refusal. */
export const sentencesOf = (refusal: NonNullable<FormRequest['refusal']>, problems: FieldErrors): string[] => {
  const sentences = Object.values(problems).filter((problem) => problem !== undefined);
  return sentences.length > 0 ? sentences : [sayRefusal(refusal)];
};
