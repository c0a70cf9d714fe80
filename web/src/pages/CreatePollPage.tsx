import type { PollDraft } from '@quorum/domain/poll/draft';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localZone } from '../features/events/time/describeWhen.ts';
import type { Again } from '../features/polls/Again.ts';
import { blankPoll, likePoll, type PollFormValues } from '../features/polls/form/pollFormValues.ts';
import { pollFormText } from '../messages/polls/pollFormText.generated.ts';
import { PollForm } from '../features/polls/form/PollForm.tsx';
import { useCreatePoll } from '../features/polls/form/useCreatePoll.ts';
import { pollsText } from '../messages/polls/pollsText.generated.ts';
import { sharedPoll } from '../features/polls/sharedPoll.ts';
import { useVoteOwnPoll } from '../features/polls/voting/useVoteOwnPoll.ts';
import { rememberPublished } from '../features/share/newlyPublished.ts';
import { SignInDialog } from '../features/session/SignInDialog.tsx';
import { useSession } from '../features/session/useSession.ts';
import { createFormDraft } from '../lib/browser/formDraft.ts';
import { paths } from '../lib/paths.ts';
import { useOutcome } from '../ui/feedback/useOutcome.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { BackButton } from './BackButton.tsx';
import { DateChoice } from './DateChoice.tsx';
import { Narrow } from './createLayout.ts';
import { homeText } from '../messages/pages/homeText.generated.ts';
import { pagesText } from '../messages/pages/pagesText.generated.ts';
import { ReplaceTypedDialog } from './ReplaceTypedDialog.tsx';
import { useBeginning } from './useBeginning.ts';

const draft = createFormDraft<PollFormValues>('poll-draft');

/** What the form may begin with. */
const sources = () => {
  const blank = blankPoll(localZone());
  return { blank, typed: draft.read(blank).values, like: (again: Again['again']) => likePoll(again) };
};

export const CreatePollPage = () => {
  const { status } = useSession();
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const createPoll = useCreatePoll();
  const voteOwn = useVoteOwnPoll();
  const [isIn, setIsIn] = useState(false);
  const [hasDismissed, setHasDismissed] = useState(false);
  const begun = useBeginning(sources, draft.keep);

  const publish = async (poll: PollDraft) => {
    // while that is not known yet, what is sent waits for it
    if (status === 'signedOut') {
      setHasDismissed(false);
      return;
    }
    let opened: Awaited<ReturnType<typeof createPoll>>;
    const create = async () => {
      opened = await createPoll(poll);
    };
    if (!(await attempt(create, pollFormText.createFailed))) return;
    const created = opened;
    const urlHash = created?.urlHash;
    if (created && isIn && voteOwn) await attempt(() => voteOwn(created), pollsText.voteFailed);
    draft.drop();
    if (urlHash) rememberPublished(sharedPoll({ ...poll, urlHash, closesAt: poll.closesAt.toISO() ?? '' }));
    succeed(pollFormText.created);
    void navigate(urlHash ? paths.poll(urlHash) : paths.home());
  };

  return (
    <Narrow>
      <title>{`${pollFormText.createTitle} · Quorum`}</title>
      <PageHeader title={pollFormText.createTitle} lead={pollFormText.createLead} back={<BackButton />} />
      <DateChoice current="vote" />
      <Card>
        <PollForm
          key={begun.key}
          defaults={begun.values}
          isBegun={begun.isBegun}
          onChange={draft.keep}
          onSubmit={publish}
          label={pollFormText.create}
          busyLabel={pollFormText.creating}
        >
          {voteOwn && (
            <Checkbox
              label={pagesText.organiserIsIn}
              hint={pollFormText.organiserIsInHint}
              checked={isIn}
              onChange={({ target }) => setIsIn(target.checked)}
            />
          )}
        </PollForm>
      </Card>
      <ReplaceTypedDialog open={begun.isAsking} onKeep={begun.keepTyped} onReplace={begun.replaceTyped} />
      <SignInDialog
        open={status === 'signedOut' && !hasDismissed && !begun.offered}
        onOpenChange={(isOpen) => setHasDismissed(!isOpen)}
        title={homeText.signInRequired}
        description={pollFormText.signIn}
        redirectTo={paths.createPoll()}
      />
    </Narrow>
  );
};
