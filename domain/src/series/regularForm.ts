import type { Fields } from '../formFields.ts';

/** What the fields of a form say of every date. A yes has no other likelihood, whatever the slider shows. */
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
