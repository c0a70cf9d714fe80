import { z } from 'zod';
import { view } from './view.ts';

/** Why a call was refused, as REST shows it. */
export const problemView = view('Problem', {
  type: z.string().describe('The address of the kind of problem'),
  title: z.string().describe('What that is called'),
  status: z.int().describe('The status of the response'),
  detail: z.string().describe('The same as `message`'),
  code: z.string().describe('The code of the refusal, for programs; `/api/errors` has all of them'),
  message: z.string().describe('What happened and what to do, in words for people'),
  fields: z.array(z.string()).optional().describe('Names of the fields at fault'),
  errors: z
    .array(
      view('FieldProblem', {
        field: z.string(),
        code: z.string().describe('The key of the sentence, such as `title.required`'),
        message: z.string().describe('What to do, in words for people'),
      }),
    )
    .optional()
    .describe('What is wrong with each of them'),
  reasons: z
    .array(
      view('Reason', {
        key: z.string().describe('The key of the sentence, such as `text.tooLong`'),
        values: z
          .looseObject({})
          .optional()
          .describe('The values for its gaps, such as `{ "field": "title", "max": 120 }`'),
      }),
    )
    .describe('The sentences of the message one by one, for programs and other languages'),
  policy: z.string().optional().describe('The limit that was reached, as named in `RateLimit-Policy`; only for 429'),
});
