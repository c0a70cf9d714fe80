import type { ImportAnswers } from '@quorum/domain/poll/table/readTable';
import { type PollFragment, useImportVotesMutation } from '../../../generated/polls.generated.ts';
import { refreshPolls } from '../../../lib/api/refreshEvents.ts';

/** Brings the votes of a table along, with the dates that the poll does not have. Rejects when the server refuses. */
export const useImportVotes = ({ urlHash }: Pick<PollFragment, 'urlHash'>) => {
  const [importVotes, { client }] = useImportVotesMutation();

  return async (table: string, answers: ImportAnswers): Promise<void> => {
    await importVotes({ variables: { urlHash, table, ...answers } });
    refreshPolls(client);
  };
};
