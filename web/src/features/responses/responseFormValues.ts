import { DEFAULT_LIKELIHOOD, DEFINITE_LIKELIHOOD, EDIT_LIKELIHOOD } from '@quorum/domain/response/constants';
import type { ResponseDraftInput } from '@quorum/domain/response/draft';
import { isDefinite, likelihoodOf } from '@quorum/domain/response/likelihood';

/** What the controls of Join Event and Edit Response hold. */
export interface ResponseFormValues {
  name: string;
  email: string;
  joinType: 'yes' | 'maybe';
  /** What a maybe means; kept while Yes is chosen. */
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

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(value, min), max);

/** The form of a response that exists; a maybe outside of what Edit Response offers starts at the nearest it offers. */
export const formValuesOf = (response: SavedResponse): ResponseFormValues => ({
  ...blankResponse(response.name),
  joinType: isDefinite(response) ? 'yes' : 'maybe',
  likelihood: isDefinite(response) ? DEFAULT_LIKELIHOOD : clamp(likelihoodOf(response), EDIT_LIKELIHOOD),
  comment: response.comment,
});

/** The form's content as the domain's `responseDraft` takes it; what is right and wrong is decided there. */
export const toDraftInput = ({ joinType, likelihood, ...values }: ResponseFormValues): ResponseDraftInput => ({
  ...values,
  likelihood: joinType === 'yes' ? DEFINITE_LIKELIHOOD : likelihood,
});

/** The same for `responseChange`: an edit leaves the email as it is. */
export const toChangeInput = (values: ResponseFormValues): Omit<ResponseDraftInput, 'email'> => {
  const { email: _unchanged, ...change } = toDraftInput(values);
  return change;
};
