import { IMPORT_QUESTIONS } from '@quorum/domain/poll/table/readTable';
import { z } from 'zod';
import type { ImportPreviewView } from '../../presenters/presentImport.ts';
import { choice, instant, view } from './view.ts';

const leftOut = {
  reason: z.string(),
  isVote: z.boolean().describe('Whether votes are lost with it: the import is refused then, unless leaveOut is true'),
};

/** What an import would do, as REST shows it. */
export const importPreview = view('ImportPreview', {
  questions: z
    .array(choice('ImportQuestion', IMPORT_QUESTIONS))
    .describe('Questions that the table leaves open, and that the import must answer'),
  dayFirst: z.boolean().nullable().describe('How the dates were read; null where nothing depends on it'),
  twoIsYes: z.boolean().nullable().describe('How 2 was read; null where nothing depends on it'),
  options: z.array(
    z.object({
      column: z.int().min(1),
      heading: z.string(),
      date: instant,
      endTime: instant.nullable(),
      optionId: z.int().nullable().describe('Identifier of the date that the poll already has; null for a new one'),
    }),
  ),
  voters: z.array(
    z.object({
      row: z.int().min(1),
      name: z.string(),
      votes: z.array(z.number().min(0).max(1).nullable()).describe('The likelihoods in the order of the options'),
    }),
  ),
  leftOutRows: z.array(z.object({ row: z.int().min(1), name: z.string(), ...leftOut })),
  leftOutColumns: z.array(z.object({ column: z.int().min(1), heading: z.string(), ...leftOut })),
}) satisfies z.ZodType<ImportPreviewView>;
