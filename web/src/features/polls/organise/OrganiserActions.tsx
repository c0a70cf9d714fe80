import { CalendarCheck, DoorClosed, DoorOpen, FileInput, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type PollFragment, useReopenPollMutation } from '../../../generated/polls.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';
import { HandOver } from '../../hand-over/HandOver.tsx';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { useCopyShared } from '../../share/useCopyShared.ts';
import { sharedPoll } from '../sharedPoll.ts';
import { CopyActions } from './CopyActions.tsx';
import { ClosePollDialog } from './ClosePollDialog.tsx';
import { DeletePollDialog } from './DeletePollDialog.tsx';

const OPEN_ONCE_LOADED = { prefetchOnInteraction: false, onFailure: 'throw' } as const;
const EditPollDialog = lazyComponent(
  async () => (await import('../form/EditPollDialog.tsx')).EditPollDialog,
  OPEN_ONCE_LOADED,
);
const ScheduleDialog = lazyComponent(
  async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog,
  OPEN_ONCE_LOADED,
);

const ImportDialog = lazyComponent(
  async () => (await import('../import/ImportDialog.tsx')).ImportDialog,
  OPEN_ONCE_LOADED,
);

interface Props {
  poll: PollFragment;
  isOpen: boolean;
  onDeleted: () => void;
}

type Opened = 'schedule' | 'import' | 'edit' | 'close' | 'delete' | null;

/** What only the organiser of a poll can do. A poll that has its event is changed there. */
export const OrganiserActions = ({ poll, isOpen, onDeleted }: Props) => {
  const { attempt, succeed } = useOutcome();
  const { copyLink } = useCopyShared(sharedPoll(poll));
  const [opened, setOpened] = useState<Opened>(null);
  const [reopenPoll, { loading: isReopening }] = useReopenPollMutation();
  const onOpenChange = (isOpened: boolean) => {
    if (!isOpened) setOpened(null);
  };
  const reopen = async () => {
    if (await attempt(() => reopenPoll({ variables: { urlHash: poll.urlHash } }), pollsText.reopenFailed))
      succeed(pollsText.isReopened);
  };
  const isScheduled = poll.status === 'SCHEDULED';
  // before anybody has voted, it is the link that brings the poll on
  const hasVotes = poll.voterCount > 0;

  return (
    <>
      {!isScheduled && (
        <>
          {isOpen && !hasVotes && (
            <Button variant="primary" size="sm" onClick={copyLink} data-main>
              <Link2 aria-hidden="true" />
              {pollsText.shareLink}
            </Button>
          )}
          <Button
            variant={hasVotes ? 'primary' : 'ghost'}
            size="sm"
            onClick={() => setOpened('schedule')}
            data-main={hasVotes || undefined}
          >
            <CalendarCheck aria-hidden="true" />
            {pollsText.pick}
          </Button>
          {isOpen ? (
            <Button variant="ghost" size="sm" onClick={() => setOpened('close')}>
              <DoorClosed aria-hidden="true" />
              {pollsText.close}
            </Button>
          ) : (
            <Button variant="ghost" size="sm" busy={isReopening} onClick={() => void reopen()}>
              <DoorOpen aria-hidden="true" />
              {pollsText.reopen}
            </Button>
          )}
          {isOpen && (
            <Button variant="ghost" size="sm" onClick={() => setOpened('import')}>
              <FileInput aria-hidden="true" />
              {pollsText.bringAlong}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setOpened('edit')} onPointerEnter={EditPollDialog.prefetch}>
            <Pencil aria-hidden="true" />
            {eventActionsText.edit}
          </Button>
          <HandOver what="poll" urlHash={poll.urlHash} />
        </>
      )}
      <CopyActions poll={poll} />
      <Button variant="ghost" size="sm" onClick={() => setOpened('delete')}>
        <Trash2 aria-hidden="true" />
        {eventActionsText.delete}
      </Button>
      {opened === 'schedule' && <ScheduleDialog poll={poll} open onOpenChange={onOpenChange} />}
      {opened === 'import' && <ImportDialog poll={poll} open onOpenChange={onOpenChange} />}
      {opened === 'edit' && <EditPollDialog poll={poll} open onOpenChange={onOpenChange} />}
      <ClosePollDialog poll={poll} open={opened === 'close'} onOpenChange={onOpenChange} />
      <DeletePollDialog poll={poll} open={opened === 'delete'} onOpenChange={onOpenChange} onDeleted={onDeleted} />
    </>
  );
};
