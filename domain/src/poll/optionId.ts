import { z } from 'zod';

/** The number of an option: a number in JSON, a text where it is GraphQL's `ID`. The rules compare texts. */
export const optionId = z
  .union([z.int(), z.string()], 'The id of an option must be the number that was read')
  .transform(String);
