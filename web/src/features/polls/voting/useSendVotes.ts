import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { type PollFragment, PollDetailDocument } from '../../../generated/polls.generated.ts';
import { alone } from '../../../lib/browser/alone.ts';
import { isRefused } from '../../../lib/api/isRefused.ts';
import { refusalCode } from '../../../lib/api/refusalCode.ts';
import { rememberedVotes } from '../../../lib/browser/rememberedTokens.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { useSession } from '../../session/useSession.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import type { Votes } from '../grid/likelihoods.ts';
import { type Identity, useSaveVotes, type Voted } from './useSaveVotes.ts';

interface Sender {
  /** Of the row that is shown as one's own. */
  voterId: string | undefined;
  /** Null for a visitor who has given no name yet. */
  identity: Identity | null;
}

const isSame = (one: Identity, other: Identity) =>
  one.name === other.name && one.email === other.email && one.comment === other.comment;

/** Sends one's own votes: as first ones, or as changes of those that this person or this browser has, in whatever tab. */
export const useSendVotes = (poll: Pick<PollFragment, 'urlHash'>) => {
  const { urlHash } = poll;
  const client = useApolloClient();
  const { user } = useSession();
  const { fail, succeed } = useOutcome();
  const { vote, change, refresh } = useSaveVotes(poll);
  const [voted, setVoted] = useState<Voted>();
  const votedId = useRef<string>(undefined);
  /** First votes whose answer was lost: sent again as they were, they are no second ones. */
  const first = useRef<{ identity: Identity; votes: Votes }>(undefined);

  const forget = () => {
    votedId.current = undefined;
    first.current = undefined;
    setVoted(undefined);
  };

  /** Of the account, which has voted elsewhere. */
  const findOwn = async () => {
    const { data } = await client.query({
      query: PollDetailDocument,
      variables: { urlHash },
      fetchPolicy: 'network-only',
      context: { auth: true },
    });
    return data?.poll?.ownVoter?.id;
  };

  /** @throws what keeps the votes from being saved */
  const sendFirst = async (identity: Identity, votes: Votes): Promise<Votes> => {
    const elsewhere = rememberedVotes.idIn(urlHash);
    if (elsewhere !== undefined) return sendElsewhere(elsewhere, votes);
    first.current ??= { identity, votes };
    const { identity: who, votes: sent } = first.current;
    try {
      const result = await vote(who, sent);
      first.current = undefined;
      votedId.current = result?.voter.id;
      setVoted(result);
    } catch (error) {
      if (isRefused(error)) first.current = undefined;
      const own = user && refusalCode(error) === 'CONFLICT' ? await findOwn() : undefined;
      if (own === undefined) throw error;
      return sendElsewhere(own, votes);
    }
    if (votedId.current !== undefined && !isSame(who, identity)) await change(votedId.current, identity);
    return sent;
  };

  const sendElsewhere = async (voterId: string, votes: Votes): Promise<Votes> => {
    votedId.current = voterId;
    succeed(pollsText.votedElsewhere);
    await change(voterId, { votes });
    return votes;
  };

  /**
   * Returns the votes that are saved now; null where a name must be given first.
   * @throws what the server refuses, or what keeps it from being reached
   */
  const send = async (votes: Votes, { voterId, identity }: Sender): Promise<Votes | null> => {
    const ownId = votedId.current ?? voterId ?? rememberedVotes.idIn(urlHash);
    if (ownId !== undefined) {
      try {
        await change(ownId, { votes });
        return votes;
      } catch (error) {
        if (refusalCode(error) !== 'NOT_FOUND') throw error;
        // they were removed elsewhere
        forget();
        rememberedVotes.forget(ownId);
        refresh();
        if (!identity) fail(pollsText.votesRemoved);
      }
    }
    return identity && alone(`votes in ${urlHash}`, () => sendFirst(identity, votes));
  };

  return { send, refresh, voted, forget };
};
