import { canManageEvent } from '@quorum/domain/policies';
import { privateLink } from '@quorum/domain/privateLink';
import { UserRoundPen } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import {
  type PollFragment,
  type PollVoterFragment,
  useRemoveVoteMutation,
} from '../../../generated/polls.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { paths } from '../../../lib/paths.ts';
import { rememberedVotes } from '../../../lib/browser/rememberedTokens.ts';
import { useDeferredTrue } from '../../../lib/useDeferredTrue.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { useIsHydrated } from '../../../lib/useIsHydrated.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { RetryAlert } from '../../../ui/feedback/RetryAlert.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { KeepLink } from '../../responses/private-link/lazyKeepLink.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { useSession } from '../../session/useSession.ts';
import { usePollDates } from '../grid/usePollDates.ts';
import { VoteGrid } from '../grid/VoteGrid.tsx';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { SavedAtOnce, SavedVotes } from './SavedVotes.tsx';
import { useConfirmedVotes } from './useConfirmedVotes.ts';
import { useMyVotes } from './useMyVotes.ts';
import { type Identity, useSaveVotes } from './useSaveVotes.ts';
import { VoteForm } from './VoteForm.tsx';
import { Body } from './votingLayout.ts';

const IdentityDialog = lazyComponent(async () => (await import('./IdentityDialog.tsx')).IdentityDialog);

const Below = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.sm} clamp(16px, 4vw, 2rem);

  &:empty {
    display: none;
  }
`;

/** Where one goes on after the name is given. */
const focusOwnVotes = () =>
  document.querySelector<HTMLElement>('[data-own-vote] :checked')?.focus({ preventScroll: true });

interface Props {
  poll: PollFragment;
  isOpen: boolean;
  /** Loads those who voted beyond the first ones. */
  onLoadAll: () => void;
  /** What the poll is about; it stands beside one's own votes, or below them. */
  children: ReactNode;
}

/** One's own votes and those of everybody, and what belongs to one's own: a name, the link back to them, and taking them back. */
export const Voting = ({ poll, isOpen, onLoadAll, children }: Props) => {
  const { user } = useSession();
  const { attempt } = useOutcome();
  const isHydrated = useIsHydrated();
  const isOnline = useIsOnline();
  const isRemembered = rememberedVotes.useRemembered();
  const confirmed = useConfirmedVotes(poll);
  const [removeVote] = useRemoveVoteMutation();
  const [removing, setRemoving] = useState<PollVoterFragment>();
  const [isEditing, setIsEditing] = useState(false);
  const isMine = ({ id, uid }: PollVoterFragment) =>
    isRemembered(id) || id === confirmed.voter?.id || (uid !== null && uid === user?.uid);
  const my = useMyVotes(poll, isMine, confirmed.voter);
  const { me, votes } = my;
  const dates = usePollDates(poll, me?.id, votes);
  // in a rendering of its own, which does not make a saved vote wait
  const isLinkShown = useDeferredTrue(my.isLinkOpen && !user);
  const [isConfirmedLinkOpen, setIsConfirmedLinkOpen] = useState(confirmed.isWayBack);
  const { change, refresh } = useSaveVotes(poll);
  const isOrganiser = canManageEvent({ uid: user?.uid ?? null }, poll);
  const askToRemove = useCallback((voter: PollVoterFragment) => setRemoving(voter), []);

  const remove = async () => {
    if (!removing) return;
    const { id } = removing;
    const act = () =>
      removeVote({ variables: { urlHash: poll.urlHash, voterId: id, responseToken: rememberedVotes.tokenOf(id) } });
    if (!(await attempt(act, pollsText.removeFailed))) return;
    rememberedVotes.forget(id);
    setRemoving(undefined);
    setIsEditing(false);
    confirmed.forget();
    my.forgetMe();
    refresh();
  };

  const rename = async (voterId: string, changes: Partial<Identity>) => {
    const isSaved = await attempt(() => change(voterId, changes), pollsText.voteFailed);
    if (isSaved) refresh();
    return isSaved;
  };

  const saveAs = async (identity: Identity) => {
    if (await my.saveAs(identity)) focusOwnVotes();
  };

  const keepLink = (voterId: string, token: string, onClose: () => void) => (
    <KeepLink
      title={poll.title}
      path={privateLink(paths.poll(poll.urlHash), voterId, token)}
      formPath={paths.editVoteForm(poll.urlHash, voterId, token)}
      onClose={onClose}
    />
  );
  const { voter: confirmedVoter, token } = confirmed;
  const sayWith = (button: ReactNode) =>
    me && (
      <SavedVotes
        name={me.name}
        votes={votes}
        isSaving={my.isSaving && !my.isUnsaved}
        saved={confirmedVoter && token ? `${confirmedVoter.id}.${token}` : undefined}
      >
        {button}
      </SavedVotes>
    );
  const saved = sayWith(
    isHydrated ? (
      <IconButton
        label={pollsText.editMe}
        icon={<UserRoundPen aria-hidden="true" />}
        onClick={() => setIsEditing(true)}
      />
    ) : (
      // until the app saves each press by itself
      <Button type="submit">{pollsText.saveMyVotes}</Button>
    ),
  );

  return (
    <>
      <Body>
        {isOpen && (
          <div>
            <VoteForm
              poll={poll}
              votes={votes}
              {...dates}
              action={me ? paths.editVoteForm(poll.urlHash, me.id) : paths.voteForm(poll.urlHash)}
              token={token}
              needsName={my.needsName}
              isAwaited={my.isAwaited}
              said={saved ?? (my.isNamed && <SavedAtOnce isSaving={my.isSaving} />)}
              onChoose={my.choose}
              onSubmit={saveAs}
            />
            <Below>
              {my.isUnsaved && (
                <RetryAlert title={isOnline ? pollsText.unsaved : pollsText.unsavedOffline} onRetry={my.retry} />
              )}
              {my.voted && isLinkShown && keepLink(my.voted.voter.id, my.voted.responseToken, my.closeLink)}
              {confirmedVoter &&
                token &&
                isConfirmedLinkOpen &&
                keepLink(confirmedVoter.id, token, () => setIsConfirmedLinkOpen(false))}
            </Below>
          </div>
        )}
        {children}
      </Body>
      {!isOpen && confirmedVoter && sayWith(null)}
      <VoteGrid
        poll={poll}
        me={me}
        votes={votes}
        {...dates}
        onRemove={isOrganiser ? askToRemove : undefined}
        onLoadAll={onLoadAll}
      />
      {me && isEditing && (
        <IdentityDialog
          defaults={{ name: me.name, comment: me.comment }}
          onOpenChange={setIsEditing}
          onSubmit={(changes) => rename(me.id, changes)}
        >
          <Button variant="outline" onClick={() => setRemoving(me)}>
            {pollsText.removeMine}
          </Button>
        </IdentityDialog>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={pollsText.removeQuestion({ name: removing?.name ?? '' })}
        description={pollsText.removeHint}
        confirmLabel={responseFormsText.remove}
        destructive
        onConfirm={remove}
      />
    </>
  );
};
