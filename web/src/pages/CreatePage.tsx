import type { EventDraft } from '@quorum/domain/event/draft';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localZone } from '../features/events/time/describeWhen.ts';
import type { EventAgain } from '../features/events/form/values/EventAgain.ts';
import { EventForm } from '../features/events/form/EventForm.tsx';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../features/events/form/values/eventFormDraft.ts';
import {
  blankEvent,
  type EventFormValues,
  formValuesLike,
  toEventInput,
} from '../features/events/form/values/eventFormValues.ts';
import { InvitationPreview } from '../features/events/preview/InvitationPreview.tsx';
import { useCreateEvent } from '../features/events/form/useCreateEvent.ts';
import { sharedEvent } from '../features/events/sharedEvent.ts';
import { ShareOffer } from '../features/share/lazyShareOffer.ts';
import { rememberPublished } from '../features/share/newlyPublished.ts';
import { responseFormsText } from '../messages/responses/responseFormsText.generated.ts';
import { useJoinOwnEvent } from '../features/responses/join/useJoinOwnEvent.ts';
import { SignInDialog } from '../features/session/SignInDialog.tsx';
import { useSession } from '../features/session/useSession.ts';
import { paths } from '../lib/paths.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { useOutcome } from '../ui/feedback/useOutcome.ts';
import { BackButton } from './BackButton.tsx';
import { DateChoice } from './DateChoice.tsx';
import { Aside, Columns, Roomy } from './createLayout.ts';
import { pagesText } from '../messages/pages/pagesText.generated.ts';
import { ReplaceTypedDialog } from './ReplaceTypedDialog.tsx';
import { useBeginning } from './useBeginning.ts';
import { homeText } from '../messages/pages/homeText.generated.ts';

/** What the form may begin with. */
const sources = () => {
  const blank = blankEvent(localZone());
  return { blank, typed: readFormDraft(blank), like: (again: EventAgain['again']) => formValuesLike(again) };
};

export const CreatePage = () => {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const createEvent = useCreateEvent();
  const joinOwn = useJoinOwnEvent();
  const [isIn, setIsIn] = useState(false);
  const [hasDismissed, setHasDismissed] = useState(false);
  const draft = useBeginning(sources, keepFormDraft);

  const [values, setValues] = useState(draft.values);
  const look = useCallback((now: EventFormValues) => {
    keepFormDraft(now);
    // the form changes the object that it hands out
    setValues({ ...now });
  }, []);

  const replaceTyped = () => {
    if (draft.offered) setValues(draft.offered);
    draft.replaceTyped();
  };

  const publish = async (event: EventDraft) => {
    // while that is not known yet, what is sent waits for it
    if (status === 'signedOut') {
      setHasDismissed(false);
      return;
    }
    ShareOffer.prefetch();
    let urlHash: string | undefined;
    const create = async () => {
      urlHash = await createEvent(event);
    };
    if (!(await attempt(create, pagesText.createFailed))) return;
    const created = urlHash;
    if (created && isIn && joinOwn) await attempt(() => joinOwn(created), responseFormsText.joinFailed);
    dropFormDraft();
    if (urlHash)
      rememberPublished(sharedEvent({ ...toEventInput(event), urlHash, status: 'GATHERING', participants: [] }));
    succeed(pagesText.created);
    void navigate(paths.home());
  };

  return (
    <Roomy>
      <title>{`${pagesText.createTitle} · Quorum`}</title>
      <PageHeader title={pagesText.createTitle} back={<BackButton />} />
      <DateChoice current="date" />
      <Columns>
        <Card>
          <EventForm
            key={draft.key}
            defaults={draft.values}
            isBegun={draft.isBegun}
            onChange={look}
            onSubmit={publish}
            label={pagesText.create}
            busyLabel={pagesText.creating}
          >
            {joinOwn && (
              <Checkbox
                label={pagesText.organiserIsIn}
                hint={pagesText.organiserIsInHint}
                checked={isIn}
                onChange={({ target }) => setIsIn(target.checked)}
              />
            )}
          </EventForm>
        </Card>
        <Aside>
          <InvitationPreview values={values} hostName={user?.displayName ?? null} />
        </Aside>
      </Columns>
      <ReplaceTypedDialog open={draft.isAsking} onKeep={draft.keepTyped} onReplace={replaceTyped} />
      <SignInDialog
        open={status === 'signedOut' && !hasDismissed && !draft.offered}
        onOpenChange={(isOpen) => setHasDismissed(!isOpen)}
        title={homeText.signInRequired}
        description={pagesText.signInToPublish}
        redirectTo={paths.create()}
      />
    </Roomy>
  );
};
