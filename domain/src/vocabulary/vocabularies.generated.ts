/* Written by `npm run codegen` from messages. */
import * as en from './en.generated.ts';
import * as de from './de.generated.ts';

/** The closed vocabularies of every language. */
export const VOCABULARIES = { en, de };
