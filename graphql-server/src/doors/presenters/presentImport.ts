import { isoOf } from '@quorum/domain/isoOf';
import type { ImportPlan, ImportedVoter, LeftOutColumn, LeftOutRow } from '@quorum/domain/poll/table/planImport';
import type { ImportQuestion } from '@quorum/domain/poll/table/readTable';
import { ENGLISH } from '@quorum/domain/refusals/english';
import { say, type Reason } from '@quorum/domain/refusals/Reason';

interface ImportedOptionView {
  column: number;
  heading: string;
  date: string;
  endTime: string | null;
  optionId: number | null;
}

/** Why something is left out, in English. */
type WithSentence<LeftOut> = Omit<LeftOut, 'reason'> & { reason: string };

const presentLeftOut = <LeftOut extends { reason: Reason }>({ reason, ...left }: LeftOut) => ({
  ...left,
  reason: say(reason, ENGLISH),
});

/** What an import would do, as both transports show it. */
export interface ImportPreviewView {
  questions: ImportQuestion[];
  dayFirst: boolean | null;
  twoIsYes: boolean | null;
  options: ImportedOptionView[];
  voters: ImportedVoter[];
  leftOutRows: WithSentence<LeftOutRow>[];
  leftOutColumns: WithSentence<LeftOutColumn>[];
}

export const presentImport = ({
  answers,
  options,
  leftOutRows,
  leftOutColumns,
  ...plan
}: ImportPlan): ImportPreviewView => ({
  ...plan,
  ...answers,
  leftOutRows: leftOutRows.map(presentLeftOut),
  leftOutColumns: leftOutColumns.map(presentLeftOut),
  options: options.map(({ date, endTime, optionId, ...option }) => ({
    ...option,
    optionId: optionId === null ? null : Number(optionId),
    date: isoOf(date),
    endTime: endTime && isoOf(endTime),
  })),
});
