import type { Fields } from '../formFields.ts';

/** Where the form on the page of a series is sent, to be in every time. */
export const REGULAR_FORM = '/series/:seriesHash/regulars';

/** Where a visitor’s browser keeps the token of a standing response, and its number by the series. */
export const regularTokenKey = (regularId: string | number) => `regular-token-${regularId}`;
export const regularOfSeriesKey = (seriesHash: string) => `regular-of-${seriesHash}`;

/** The response to every date in the fields of a form. A yes has no other likelihood, whatever the slider shows. */
export const standingIn = ({ standing, likelihood, guests }: Fields) => ({
  likelihood: standing === 'maybe' ? Number(likelihood) : 1,
  guests: Number(guests ?? 0),
});

/** The same of somebody who becomes a regular. */
export const regularIn = (fields: Fields) => ({
  name: fields.name ?? '',
  email: fields.email || null,
  ...standingIn(fields),
});
