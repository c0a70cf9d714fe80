import type { ApolloClient } from '@apollo/client';
import { delimiterIn, writeCsv } from '@quorum/domain/poll/table/writeCsv';
import { PollVotesDocument } from '../../../generated/graphql.generated.ts';
import { currentLocale } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { votesTable } from './votesTable.ts';

/** A name that every system takes. */
const fileName = (title: string) => `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')}.csv`;

/** Saves all votes of a poll as a table, as they are at this moment. @throws when they cannot be read */
export const downloadVotes = async (client: ApolloClient, urlHash: string): Promise<void> => {
  const query = { query: PollVotesDocument, variables: { urlHash }, context: { auth: true } };
  const { data } = await client.query({ ...query, fetchPolicy: 'no-cache' });
  if (!data?.poll) throw new Error(`There is no poll ${urlHash}`);
  const table = writeCsv(votesTable(data.poll), delimiterIn(currentLocale()));
  saveFile(fileName(data.poll.title), new Blob([table], { type: 'text/csv;charset=utf-8' }));
};
