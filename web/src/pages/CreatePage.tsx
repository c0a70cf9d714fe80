import type { EventDraft } from '@quorum/domain/event/draft';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localZone } from '../features/events/time/describeWhen.ts';
import { EventForm } from '../features/events/form/EventForm.tsx';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../features/events/form/eventFormDraft.ts';
import { blankEvent } from '../features/events/form/eventFormValues.ts';
import { useCopyLink } from '../features/events/card/useCopyLink.ts';
import { useCreateEvent } from '../features/events/form/useCreateEvent.ts';
import { SignInDialog } from '../features/session/SignInDialog.tsx';
import { useSession } from '../features/session/useSession.ts';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/layout/Card.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import type { ToastAction } from '../ui/feedback/toastContext.ts';
import { useOutcome } from '../ui/feedback/useOutcome.ts';
import { BackButton } from './BackButton.tsx';
import { Narrow } from './createLayout.ts';
import { pagesText } from './pagesText.ts';

/** Home does not show a private event: what one wants next with it goes with the news that it is there. */
const useNewEventActions = () => {
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  return (urlHash: string): ToastAction[] => [
    { label: pagesText.viewEvent, onSelect: () => void navigate(paths.event(urlHash)) },
    { label: pagesText.copyLink, onSelect: () => void copyLink(urlHash) },
  ];
};

export const CreatePage = () => {
  const { status } = useSession();
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const createEvent = useCreateEvent();
  const [hasDismissed, setHasDismissed] = useState(false);
  const actionsOf = useNewEventActions();
  const [draft] = useState(() => {
    const blank = blankEvent(localZone());
    const draft = readFormDraft(blank);
    return { values: draft, isBegun: JSON.stringify(draft) !== JSON.stringify(blank) };
  });

  const publish = async (event: EventDraft) => {
    // while that is not known yet, what is sent waits for it
    if (status === 'signedOut') {
      setHasDismissed(false);
      return;
    }
    let urlHash: string | undefined;
    const create = async () => {
      urlHash = await createEvent(event);
    };
    if (!(await attempt(create, pagesText.createFailed))) return;
    dropFormDraft();
    succeed(pagesText.created, event.isPrivate && urlHash ? actionsOf(urlHash) : []);
    void navigate(paths.home());
  };

  return (
    <Narrow>
      <title>{`${pagesText.createTitle} · Quorum`}</title>
      <PageHeader title={pagesText.createTitle} back={<BackButton />} />
      <Card>
        <EventForm
          defaults={draft.values}
          isBegun={draft.isBegun}
          onChange={keepFormDraft}
          onSubmit={publish}
          label={pagesText.create}
          busyLabel={pagesText.creating}
        />
      </Card>
      <SignInDialog
        open={status === 'signedOut' && !hasDismissed}
        onOpenChange={(isOpen) => setHasDismissed(!isOpen)}
        title={pagesText.signInRequired}
        description={pagesText.signInToPublish}
        redirectTo={paths.create()}
      />
    </Narrow>
  );
};
