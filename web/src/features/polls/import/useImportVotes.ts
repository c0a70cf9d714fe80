import type { ImportedOption, ImportedVoter } from '@quorum/domain/poll/importCsv';
import { OPTIONS_MAX } from '@quorum/domain/poll/constants';
import { DomainError } from '@quorum/domain/errors';
import {
  type PollFragment,
  useImportVotesMutation,
  useUpdatePollMutation,
} from '../../../generated/graphql.generated.ts';
import { refreshPolls } from '../../../lib/refreshEvents.ts';

const startOf = ({ date }: { date: string }) => Date.parse(date);

/** Brings votes along from another poll; dates that the poll does not have are added first. Rejects when the server refuses. */
export const useImportVotes = (poll: Pick<PollFragment, 'urlHash' | 'options'>) => {
  const [updatePoll, { client }] = useUpdatePollMutation();
  const [importVotes] = useImportVotesMutation();
  const { urlHash } = poll;

  const withOptions = async (wanted: readonly ImportedOption[]): Promise<PollFragment['options']> => {
    const known = new Set(poll.options.map(startOf));
    const missing = wanted.filter(({ date }) => !known.has(date.toMillis()));
    if (missing.length === 0) return poll.options;
    if (poll.options.length + missing.length > OPTIONS_MAX)
      throw new DomainError('BAD_USER_INPUT', `A poll has at most ${OPTIONS_MAX} dates`);
    const options = [
      ...poll.options.map(({ id, date, endTime }) => ({ id, date, endTime })),
      ...missing.map(({ date, endTime }) => ({
        date: date.toUTC().toISO() ?? '',
        endTime: endTime?.toUTC().toISO() ?? null,
      })),
    ];
    const { data } = await updatePoll({ variables: { urlHash, input: { options } } });
    return data?.updatePoll.options ?? [];
  };

  return async (wanted: readonly ImportedOption[], voters: readonly ImportedVoter[]): Promise<void> => {
    const options = await withOptions(wanted);
    const ids = new Map(options.map((option) => [startOf(option), option.id]));
    const votesOf = ({ votes }: ImportedVoter) =>
      wanted.flatMap(({ date }, place) => {
        const [optionId, likelihood] = [ids.get(date.toMillis()), votes[place] ?? null];
        return optionId === undefined || likelihood === null ? [] : [{ optionId, likelihood }];
      });
    const input = voters.map((voter) => ({ name: voter.name, votes: votesOf(voter) }));
    await importVotes({ variables: { urlHash, voters: input.filter(({ votes }) => votes.length > 0) } });
    refreshPolls(client);
  };
};
