import type { EventDraft } from '@quorum/domain/event/draft';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localZone } from '../features/events/describeWhen.ts';
import { EventForm } from '../features/events/EventForm.tsx';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../features/events/eventFormDraft.ts';
import { blankEvent } from '../features/events/eventFormValues.ts';
import { useCreateEvent } from '../features/events/useCreateEvent.ts';
import { SignInDialog } from '../features/session/SignInDialog.tsx';
import { useSession } from '../features/session/useSession.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/Card.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useToast } from '../ui/useToast.ts';
import { BackButton } from './BackButton.tsx';
import { Narrow } from './createLayout.ts';

export const CreatePage = () => {
  const { status } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const createEvent = useCreateEvent();
  const [hasDismissed, setHasDismissed] = useState(false);
  const [draft] = useState(() => {
    const blank = blankEvent(localZone());
    const kept = readFormDraft(blank);
    return { values: kept, isBegun: JSON.stringify(kept) !== JSON.stringify(blank) };
  });

  const publish = async (event: EventDraft) => {
    if (status !== 'signedIn') {
      setHasDismissed(false);
      return;
    }
    try {
      await createEvent(event);
    } catch (error) {
      const description = errorMessage(error, 'The event could not be created. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    dropFormDraft();
    toast({ title: 'Success', description: 'Event created successfully' });
    void navigate(paths.home());
  };

  return (
    <Narrow>
      <title>Create New Event · Quorum</title>
      <PageHeader title="Create New Event" back={<BackButton />} />
      <Card>
        <EventForm
          defaults={draft.values}
          isBegun={draft.isBegun}
          onChange={keepFormDraft}
          onSubmit={publish}
          label="Create Event"
          busyLabel="Creating..."
        />
      </Card>
      <SignInDialog
        open={status === 'signedOut' && !hasDismissed}
        onOpenChange={(isOpen) => setHasDismissed(!isOpen)}
        title="Sign in Required"
        description="You need to sign in to create an event. What you have typed stays."
        redirectTo={paths.create()}
      />
    </Narrow>
  );
};
