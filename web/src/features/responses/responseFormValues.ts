import { DEFAULT_LIKELIHOOD, DEFINITE_LIKELIHOOD } from '@quorum/domain/response/constants';
import type { ResponseDraftInput } from '@quorum/domain/response/draft';
import { isDeclined, isDefinite, likelihoodOf } from '@quorum/domain/response/likelihood';

export type JoinType = 'yes' | 'maybe' | 'no';

/** What the controls of Join Event and Edit Response hold. */
export interface ResponseFormValues {
  name: string;
  email: string;
  joinType: JoinType;
  /** What a maybe means; it stays while another type is chosen. */
  likelihood: number;
  comment: string;
}

/** A fresh join form (spec section 4). */
export const blankResponse = (name = ''): ResponseFormValues => ({
  name,
  email: '',
  joinType: 'yes',
  likelihood: DEFAULT_LIKELIHOOD,
  comment: '',
});

interface SavedResponse {
  name: string;
  likelihood?: number | null;
  comment: string;
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
    comment: response.comment,
  };
};

const likelihoodIn = ({ joinType, likelihood }: ResponseFormValues): number => {
  if (joinType === 'no') return 0;
  return joinType === 'yes' ? DEFINITE_LIKELIHOOD : likelihood;
};

/** The form's content as the domain's `responseDraft` takes it; what is right and wrong is decided there. */
export const toDraftInput = (values: ResponseFormValues): ResponseDraftInput => {
  const { joinType: _said, ...draft } = values;
  return { ...draft, likelihood: likelihoodIn(values) };
};

/** The same for `responseChange`: an edit leaves the email as it is. */
export const toChangeInput = (values: ResponseFormValues): Omit<ResponseDraftInput, 'email'> => {
  const { email: _unchanged, ...change } = toDraftInput(values);
  return change;
};
