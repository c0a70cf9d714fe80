import { canManageEvent } from '@quorum/domain/policies';
import { privateLink } from '@quorum/domain/privateLink';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import {
  type PollFragment,
  type PollVoterFragment,
  useRemoveVoteMutation,
} from '../../../generated/graphql.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { paths } from '../../../lib/paths.ts';
import { rememberedVotes } from '../../../lib/rememberedTokens.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useDeferredTrue } from '../../../lib/useDeferredTrue.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { KeepLink } from '../../responses/lazyKeepLink.ts';
import { responseFormsText } from '../../responses/responseFormsText.ts';
import { useSession } from '../../session/useSession.ts';
import { pollsText } from '../pollsText.ts';
import { useMyVotes } from './useMyVotes.ts';
import { type Identity, useSaveVotes } from './useSaveVotes.ts';
import { VoteGrid } from './VoteGrid.tsx';

const IdentityForm = lazyComponent(async () => (await import('./IdentityForm.tsx')).IdentityForm);
const IdentityDialog = lazyComponent(async () => (await import('./IdentityDialog.tsx')).IdentityDialog);

const Aside = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.md} clamp(1rem, 4vw, 2rem);

  &:empty {
    display: none;
  }
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** A telephone has none. */
const Keys = styled.span`
  display: none;

  ${({ theme }) => theme.media.mouse} {
    display: inline;
  }
`;

/** Where one goes on after the form is gone. */
const focusOwnRow = () =>
  document.querySelector<HTMLElement>('[data-own-vote][tabindex="0"]')?.focus({ preventScroll: true });

interface Props {
  poll: PollFragment;
  isOpen: boolean;
  /** Loads those who voted beyond the first ones. */
  onLoadAll: () => void;
}

/** The grid, and what belongs to one's own row: a name, the link back to it, and taking it back. */
export const Voting = ({ poll, isOpen, onLoadAll }: Props) => {
  const { user } = useSession();
  const { attempt } = useOutcome();
  const isRemembered = rememberedVotes.useRemembered();
  const [removeVote] = useRemoveVoteMutation();
  const [removing, setRemoving] = useState<PollVoterFragment>();
  const [isEditing, setIsEditing] = useState(false);
  const isMine = ({ id, uid }: PollVoterFragment) => isRemembered(id) || (user !== null && uid === user.uid);
  const my = useMyVotes(poll, isMine);
  const { me } = my;
  // in renderings of their own, which do not make a tap or a saved vote wait
  const isAskingName = useDeferredTrue(my.needsName);
  const isLinkShown = useDeferredTrue(my.isLinkOpen && !user);
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
    my.forgetMe();
    refresh();
  };

  const rename = async (voterId: string, changes: Partial<Identity>) => {
    const isSaved = await attempt(() => change(voterId, changes), pollsText.voteFailed);
    if (isSaved) refresh();
    return isSaved;
  };

  const saveAs = async (identity: Identity) => {
    if (await my.saveAs(identity)) focusOwnRow();
  };

  return (
    <>
      <VoteGrid
        poll={poll}
        me={me}
        votes={my.votes}
        isOpen={isOpen}
        isAwaited={my.isAwaited}
        onChoose={my.choose}
        onEditMe={() => setIsEditing(true)}
        onRemove={isOrganiser ? askToRemove : undefined}
        onLoadAll={onLoadAll}
      />
      {isOpen && (
        <Aside>
          {my.isUnsaved && (
            <Alert title={pollsText.unsaved}>
              <Button variant="outline" size="sm" onClick={my.retry}>
                {pollsText.tryAgain}
              </Button>
            </Alert>
          )}
          <Hint>
            {pollsText.howToVote} <Keys>{pollsText.votingKeys}</Keys>
          </Hint>
          {my.voted && isLinkShown && (
            <KeepLink
              title={poll.title}
              path={privateLink(paths.poll(poll.urlHash), my.voted.voter.id, my.voted.responseToken)}
              onClose={my.closeLink}
            />
          )}
        </Aside>
      )}
      {isAskingName && <IdentityForm onSubmit={saveAs} />}
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
