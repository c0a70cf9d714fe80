import { answerName } from './answerName.ts';
import { differing, type Fields, openedIn } from '../formFields.ts';
import { nearestStop } from '../slider.ts';
import { CONDITION, DEFAULT_LIKELIHOOD, DEFINITE_LIKELIHOOD, EDIT_LIKELIHOOD } from './constants.ts';
import type { ResponseDraftInput } from './draft.ts';
import type { Offer, Plan } from './plan.ts';
import { isDeclined, isDefinite, likelihoodOf } from './likelihood.ts';

/** The specification's two (section 2), and a no, which is a response too. */
export const JOIN_TYPES = ['yes', 'maybe', 'no'] as const;
export type JoinType = (typeof JOIN_TYPES)[number];

/** What the controls of Join Event and Edit Response hold. */
export interface ResponseFormValues {
  name: string;
  email: string;
  joinType: JoinType;
  /** What a maybe means; it stays while another type is chosen. */
  likelihood: number;
  /** As typed, as is `minParticipants`. */
  guests: string;
  /** Whether a yes depends on `minParticipants`. */
  isConditional: boolean;
  minParticipants: string;
  /** What goes with a no. */
  isStandby: boolean;
  comment: string;
  /** For texts, as typed, and whether they may go to it. */
  phone: string;
  phoneConsent: boolean;
  /** To the questions of the organiser, by `answerName`; none where there are none. */
  answers: Record<string, string>;
}

/** What the form holds of the answers to these questions. */
export const answersIn = (
  questions: readonly { id: number | string }[],
  answers: readonly { questionId: number | string; text: string }[] = [],
): Record<string, string> => {
  const texts = new Map(answers.map(({ questionId, text }) => [String(questionId), text]));
  return Object.fromEntries(questions.map(({ id }) => [answerName(id), texts.get(String(id)) ?? '']));
};

/** A fresh join form (spec section 4). */
export const blankResponse = (name = ''): ResponseFormValues => ({
  name,
  email: '',
  joinType: 'yes',
  likelihood: DEFAULT_LIKELIHOOD,
  guests: '0',
  isConditional: false,
  minParticipants: '',
  isStandby: false,
  comment: '',
  phone: '',
  phoneConsent: false,
  answers: {},
});

interface SavedResponse extends Omit<Plan, 'likelihood'> {
  name: string;
  likelihood?: number | null;
  comment: string;
  /** As the form holds them: where they are left out, it asks nothing. */
  answers?: Record<string, string>;
}

const joinTypeOf = (response: SavedResponse): JoinType =>
  isDeclined(response) ? 'no' : isDefinite(response) ? 'yes' : 'maybe';

/** The form of a response that exists; what nobody touches is saved as it was. */
export const formValuesOf = (response: SavedResponse): ResponseFormValues => {
  const joinType = joinTypeOf(response);
  return {
    ...blankResponse(response.name),
    joinType,
    likelihood: joinType === 'maybe' ? likelihoodOf(response) : DEFAULT_LIKELIHOOD,
    guests: String(response.guests),
    isConditional: response.minParticipants !== null,
    minParticipants: response.minParticipants === null ? '' : String(response.minParticipants),
    isStandby: response.isStandby,
    comment: response.comment,
    answers: response.answers ?? {},
  };
};

/** A form whose condition, which is not set yet, begins with what the event needs, or with more where more come together. */
export const withSuggestedCondition = (
  values: ResponseFormValues,
  { participantThreshold, capacity }: Offer,
): ResponseFormValues => {
  if (values.isConditional || values.minParticipants !== '') return values;
  const together = 1 + (parseInt(values.guests, 10) || 0);
  const suggested = Math.max(CONDITION.min, together, participantThreshold);
  return { ...values, minParticipants: String(Math.min(suggested, capacity ?? CONDITION.max)) };
};

/** What is typed into a field for a number; the domain validates it. */
export const numberIn = (typed: string) => (typed.trim() === '' ? NaN : Number(typed));

const isJoinType = (value: string | undefined): value is JoinType => JOIN_TYPES.some((joinType) => joinType === value);

/** A slider stands at its stops alone: where nobody has moved it, the likelihood is the one that it was opened with. */
const sentLikelihood = (likelihood: string, fields: Fields): number => {
  const sent = numberIn(likelihood);
  const { likelihood: before } = openedIn(fields);
  const isMaybe = typeof before === 'number' && before > 0 && before < 1;
  return isMaybe && sent === nearestStop(before, EDIT_LIKELIHOOD) ? before : sent;
};

/** How the names of the fields begin that answer questions. */
const ANSWERS = 'answers.';

/** What the controls held, by the fields that a form sends: text alone, and nothing of a box that is not ticked. */
export const formValuesIn = (fields: Fields): ResponseFormValues => {
  const blank = blankResponse();
  const { name, email, comment, guests, minParticipants = '', joinType, likelihood } = fields;
  return {
    name: name ?? blank.name,
    email: email ?? blank.email,
    joinType: isJoinType(joinType) ? joinType : blank.joinType,
    likelihood: likelihood === undefined ? blank.likelihood : sentLikelihood(likelihood, fields),
    guests: guests ?? blank.guests,
    isConditional: fields.isConditional !== undefined,
    minParticipants,
    isStandby: fields.isStandby !== undefined,
    // a browser sends lines as HTTP wants them
    comment: comment?.replaceAll('\r\n', '\n') ?? blank.comment,
    phone: fields.phone ?? blank.phone,
    phoneConsent: fields.phoneConsent !== undefined,
    answers: Object.fromEntries(
      Object.entries(fields).flatMap(([field, text]) =>
        field.startsWith(ANSWERS) ? [[field.slice(ANSWERS.length), text]] : [],
      ),
    ),
  };
};

const likelihoodIn = ({ joinType, likelihood }: ResponseFormValues): number => {
  if (joinType === 'no') return 0;
  return joinType === 'yes' ? DEFINITE_LIKELIHOOD : likelihood;
};

/** Whether somebody comes, with whom, and on what condition: what was set for another join type does not count. */
export const planIn = (values: ResponseFormValues): Plan => {
  const { joinType, guests, isConditional, minParticipants, isStandby } = values;
  return {
    likelihood: likelihoodIn(values),
    guests: joinType === 'no' ? 0 : numberIn(guests),
    minParticipants: joinType === 'yes' && isConditional ? numberIn(minParticipants) : null,
    isStandby: joinType === 'no' && isStandby,
  };
};

/** The form's content as the domain's `responseDraft` takes it; what is right and wrong is decided there. */
export const toDraftInput = (values: ResponseFormValues): ResponseDraftInput => {
  const { name, email, comment, phone, phoneConsent } = values;
  const answers = Object.entries(values.answers).map(([field, text]) => ({ questionId: field.slice(1), text }));
  const ofPhone = phone.trim() === '' ? {} : { phone, phoneConsent };
  return { name, email, comment, ...ofPhone, ...planIn(values), ...(answers.length > 0 && { answers }) };
};

type ChangeInput = Omit<ResponseDraftInput, 'email'>;

/** The same for `responseChange`: an edit leaves the email as it is. */
export const toChangeInput = (values: ResponseFormValues): ChangeInput => {
  const { email: _unchanged, ...change } = toDraftInput(values);
  return change;
};

const changeBetween = (now: ChangeInput, before: Readonly<Record<string, unknown>>): Partial<ChangeInput> => ({
  // named although nothing in them has changed: so those that are required are asked for, also of somebody who never gave any
  ...(now.answers && { answers: [] }),
  ...differing(now, before),
});

/** What the form of a response says otherwise than when it was opened: the rest stays, whatever became of it elsewhere. */
export const changeFrom =
  (opened: SavedResponse) =>
  (values: ResponseFormValues): Partial<ChangeInput> =>
    changeBetween(toChangeInput(values), { ...toChangeInput(formValuesOf(opened)) });

/** What a form without a script carries along, to be compared with what comes back. */
export const openedWith = (opened: SavedResponse): string => JSON.stringify(toChangeInput(formValuesOf(opened)));

/** The same of what came from such a form; all of it where `opened` does not say what it was opened with. */
export const changeIn = (fields: Fields): Partial<ChangeInput> =>
  changeBetween(toChangeInput(formValuesIn(fields)), openedIn(fields));
