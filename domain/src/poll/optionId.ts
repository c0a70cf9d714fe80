import { z } from 'zod';
import { because } from '../refusals/Reason.ts';

/** The number of an option: a number in JSON, a text where it is GraphQL's `ID`. The rules compare texts. */
export const optionId = z.union([z.int(), z.string()], because('option.unreadable')).transform(String);
