import { likelihoodField, voteField } from '@quorum/domain/poll/voteForm';
import { type ReactNode, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { fieldsOf } from '../../../lib/fieldsOf.ts';
import { lazyModule } from '../../../lib/lazy.tsx';
import { useIsHydrated } from '../../../lib/useIsHydrated.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { Votes } from '../grid/likelihoods.ts';
import type { PollDates } from '../grid/usePollDates.ts';
import { OfflineHint } from '../../responses/form/OfflineHint.tsx';
import { useSendLabel } from '../../responses/form/useSendLabel.ts';
import { useSendOnceOnline, useSendWhatWaits } from '../../responses/form/useSendOnceOnline.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { IdentityFields, type IdentityErrors } from './IdentityFields.tsx';
import { useEarlyVotes, votesIn } from './useEarlyVotes.ts';
import type { Identity } from './useSaveVotes.ts';
import { useVoteDraft } from './useVoteDraft.ts';
import { VoteDates } from './VoteDates.tsx';
import { Form } from './votingLayout.ts';

// they bring the form library and its rules
const problems = lazyModule(async () => (await import('./identityProblems.ts')).identityProblems, {
  prefetchOnInteraction: true,
});

const noErrors = (): IdentityErrors => ({});

interface Props extends PollDates {
  poll: PollFragment;
  votes: Votes;
  /** Where the form goes that is sent without the app. */
  action: string;
  /** A token that goes with it. */
  token: string | undefined;
  /** Whether votes wait for a name. */
  needsName: boolean;
  /** Whether it is not known yet who votes. */
  isAwaited: boolean;
  /** What stands in the place of the name where there is one. */
  said: ReactNode;
  onChoose: (votes: Votes) => void;
  onSubmit: (identity: Identity) => Promise<void>;
}

/** One's own votes: the browser's own form, which the app takes over where it runs. */
export const VoteForm = ({ poll, votes, action, token, needsName, isAwaited, said, ...more }: Props) => {
  const { onChoose, onSubmit, ...dates } = more;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  /** Whether it is sent once it is known who votes. */
  const waits = useRef(false);
  // said again with each rendering, in the language of the moment
  const [errorsNow, setErrorsNow] = useState(() => noErrors);
  const errors = errorsNow();
  const label = useSendLabel(pollsText.saveMyVotes);
  const [isBusy, setIsBusy] = useState(false);
  const sending = useSendOnceOnline();
  useSendWhatWaits(sending, () => form.current?.requestSubmit());
  const draft = useVoteDraft(form, poll.urlHash, Boolean(said));
  useEarlyVotes(form, votes, onChoose);

  const choose = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    draft.keep(currentTarget);
    const { name } = target as HTMLInputElement;
    const option = poll.options.find(({ id }) => name === voteField(id) || name === likelihoodField(id));
    const likelihood = option && votesIn(currentTarget)[option.id];
    if (option && likelihood !== undefined) onChoose({ [option.id]: likelihood });
  };

  const identify = async (element: HTMLFormElement) => {
    const { name = '', email = '', comment = '' } = fieldsOf(element);
    const identity = { name: name.trim(), email: email.trim(), comment };
    const problemsOf = await problems.load();
    const wrongNow = () => problemsOf(identity, Object.keys(votes).length > 0);
    setErrorsNow(() => wrongNow);
    const wrong = wrongNow();
    const [first] = Object.keys(wrong).filter((field) => field !== 'votes');
    if (first !== undefined) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (Object.keys(wrong).length === 0) await sending.attempt(() => onSubmit(identity), pollsText.voteFailed);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (said || isBusy) return;
    waits.current = isAwaited;
    if (isAwaited) return;
    setIsBusy(true);
    void identify(event.currentTarget).finally(() => setIsBusy(false));
  };

  useEffect(() => {
    if (!isAwaited && waits.current) form.current?.requestSubmit();
  }, [isAwaited]);

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      // what the browser would fill in again after a reload is no choice
      autoComplete="off"
      // in the first rendering ownership is as the start script found it, and hydration leaves attributes as the server wrote them
      aria-busy={isHydrated && isAwaited}
      aria-label={pollsText.yourVotes}
      onChange={choose}
      onSubmit={submit}
    >
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <VoteDates
        poll={poll}
        votes={votes}
        {...dates}
        onNone={(ids) => onChoose(Object.fromEntries(ids.map((id) => [id, 0])))}
      />
      {said || (
        <IdentityFields errors={errors} submitLabel={label} isBusy={isBusy}>
          {needsName && <VisuallyHidden role="status">{pollsText.waitsForName}</VisuallyHidden>}
          <OfflineHint kept={sending.isWaiting ? pollsText.unsavedOffline : pollsText.keptOffline} />
          {errors.votes && <Alert title={errors.votes} />}
        </IdentityFields>
      )}
    </Form>
  );
};
