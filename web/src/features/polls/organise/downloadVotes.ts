import type { ApolloClient } from '@apollo/client';
import { delimiterIn, writeCsv } from '@quorum/domain/poll/table/writeCsv';
import { AllVotersDocument, PollDetailDocument } from '../../../generated/polls.generated.ts';
import { FOR_ONESELF } from '../../../lib/api/forOneself.ts';
import { currentLocale } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { votesTable } from './votesTable.ts';

/** A name that every system takes. */
const fileName = (title: string) =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'poll'}.csv`;

/** Saves all votes of a poll as a table, as they are at this moment. @throws when they cannot be read */
export const downloadVotes = async (client: ApolloClient, urlHash: string): Promise<void> => {
  const now = { variables: { urlHash }, ...FOR_ONESELF };
  const [{ data: detail }, { data: all }] = await Promise.all([
    client.query({ query: PollDetailDocument, ...now }),
    client.query({ query: AllVotersDocument, ...now }),
  ]);
  if (!detail?.poll || !all?.poll) throw new Error(`There is no poll ${urlHash}`);
  const table = writeCsv(votesTable({ ...detail.poll, voters: all.poll.voters }), delimiterIn(currentLocale()));
  saveFile(fileName(detail.poll.title), new Blob([table], { type: 'text/csv;charset=utf-8' }));
};
