import type { ImportPlan, ImportedVoter, LeftOutColumn, LeftOutRow } from '@quorum/domain/poll/table/planImport';
import type { ImportQuestion } from '@quorum/domain/poll/table/readTable';
import { isoOf } from './isoOf.ts';

interface ImportedOptionView {
  column: number;
  heading: string;
  date: string;
  endTime: string | null;
  optionId: number | null;
}

/** What an import would do, as both transports show it. */
export interface ImportPreviewView {
  questions: ImportQuestion[];
  dayFirst: boolean | null;
  twoIsYes: boolean | null;
  options: ImportedOptionView[];
  voters: ImportedVoter[];
  leftOutRows: LeftOutRow[];
  leftOutColumns: LeftOutColumn[];
}

export const presentImport = ({ answers, options, ...plan }: ImportPlan): ImportPreviewView => ({
  ...plan,
  ...answers,
  options: options.map(({ date, endTime, optionId, ...option }) => ({
    ...option,
    optionId: optionId === null ? null : Number(optionId),
    date: isoOf(date),
    endTime: endTime && isoOf(endTime),
  })),
});
