import { privateLink } from '@quorum/domain/privateLink';
import type { Stage } from '@quorum/domain/event/ending';
import { hasEnoughParticipants, isFull, standingOf } from '@quorum/domain/event/progress';
import type { ResponseFormValues } from '@quorum/domain/response/formValues';
import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { paths } from '../../../lib/paths.ts';
import { confirmationFor } from '../private-link/confirmation.ts';
import { Notifications } from '../../notifications/lazyNotifications.ts';
import { Confirmed } from './Confirmed.tsx';
import { FormLink } from './FormLink.tsx';
import { KeepLink } from '../private-link/lazyKeepLink.ts';
import type { Ownership } from '../ownership/OwnershipContext.ts';
import type { Joined } from './useJoinEvent.ts';
import { useLostResponse } from './useLostResponse.ts';
import { waitText } from '../outcomeText.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';
import { useResponseElsewhere } from './useResponseElsewhere.ts';

// they bring the form library and its rules
const OPTIONS = { prefetchOnInteraction: false, onFailure: 'throw' } as const;
const JoinEventDialog = lazyComponent(async () => (await import('./JoinEventDialog.tsx')).JoinEventDialog, OPTIONS);
const EditResponseDialog = lazyComponent(
  async () => (await import('../edit/EditResponseDialog.tsx')).EditResponseDialog,
  OPTIONS,
);

/** As high as the button whose place it takes. */
const Over = styled.p`
  display: grid;
  align-items: center;
  min-height: ${({ theme }) => theme.touch};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Wait = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

interface Props {
  event: RespondableEvent & {
    /** By an operator; its own page alone says so. */
    isHidden?: boolean;
  };
  ownership: Ownership;
  /** One joins until the event is past; a response that exists can be edited in any case. */
  stage: Stage;
  /** The toast after a join. */
  successText: string;
  /** The toast when the event is cancelled while the dialog is open. */
  cancelledText: string;
  /** Whether something beside it already shows that the event was called off. */
  isDecisionSaid?: boolean;
  /** The button itself, for something else that presses it. */
  ref?: Ref<HTMLAnchorElement>;
}

type Typed = Partial<ResponseFormValues>;

/** A dialog that another tab has made the other one: what was typed goes on there, and a word says why. */
interface Turned {
  typed: Typed;
  notice: string;
}

/** What has joined by a form, as if it had by the dialog. */
const joinedBy = ({ urlHash, participants }: RespondableEvent): Joined | undefined => {
  const confirmation = confirmationFor(urlHash);
  const response = participants.find(({ id }) => id === confirmation?.participantId);
  if (!confirmation?.responseToken || !response) return undefined;
  return { response, responseToken: confirmation.responseToken, isWayBack: confirmation.isWayBack, isCodeSent: false };
};

/** 'Join Event', or 'Edit Response' where one has joined already: by account, or from this browser. */
export const ResponseButton = ({
  event,
  ownership,
  stage,
  successText,
  cancelledText,
  isDecisionSaid = false,
  ref,
}: Props) => {
  const { canEdit, hiddenIn, isKnown } = ownership;
  const [dialog, setDialog] = useState<'join' | 'edit' | null>(null);
  const [hasOpened, setHasOpened] = useState({ join: false, edit: false });
  const own = event.participants.find(({ id }) => canEdit(id));
  const isLost = useLostResponse(own?.id);
  const edited = own ?? hiddenIn(event.urlHash);
  const ownId = edited?.id;
  const isElsewhere = useResponseElsewhere(event.urlHash, ownId, canEdit);
  const [lastEdited, setLastEdited] = useState(edited);
  if (edited && edited !== lastEdited) setLastEdited(edited);
  const [turned, setTurned] = useState<Turned>();
  const [joined, setJoined] = useState(() => joinedBy(event));
  const [confirmation] = useState(() => confirmationFor(event.urlHash));
  const isAwaited = !ownId && (!isKnown || isElsewhere);
  const isEnough = hasEnoughParticipants(event.participants, event);
  const confirmed = confirmation && !hasOpened.join && !hasOpened.edit && (
    <Confirmed confirmation={confirmation} response={own} successText={successText} />
  );
  // the page says that nobody can join it
  if (!ownId && event.isHidden && !dialog) return null;
  const isOff = stage === 'open' && event.status === 'CALLED_OFF';
  // somebody who is about to join may end what they began
  if (!ownId && (isOff || stage !== 'open') && !dialog) {
    return (
      <>
        {confirmed}
        {isOff && !isDecisionSaid && <Over>{responsesText.calledOff}</Over>}
        {stage === 'past' && <Over>{responsesText.over}</Over>}
      </>
    );
  }

  const joinLabel = () => {
    if (isFull(standingOf(event.participants, event))) return responsesText.joinWaitlist;
    return isEnough ? responsesText.joinDespiteEnough : responsesText.join;
  };
  const wait = own ? waitText(own) : null;

  const { prefetch } = ownId ? EditResponseDialog : JoinEventDialog;
  const open = (which: 'join' | 'edit') => {
    setHasOpened((before) => ({ ...before, [which]: true }));
    setDialog(which);
  };
  const onOpenChange = (isShown: boolean) => {
    if (isShown) return;
    setDialog(null);
    setTurned(undefined);
  };
  const turnInto = (which: 'join' | 'edit', typed: Typed) => {
    setHasOpened({ join: which === 'join', edit: which === 'edit' });
    setDialog(which);
    setTurned({
      typed,
      notice: which === 'edit' ? responsesText.respondedElsewhere : responsesText.removedElsewhere,
    });
  };
  // somebody who has signed out has no response to edit any more, but it is there
  const isListed = event.participants.some(({ id }) => id === lastEdited?.id);
  const isGone = dialog === 'edit' && !ownId && !isListed && isKnown && !isLost;

  return (
    <>
      {confirmed}
      {/* one and the same element in all states, so that the focus finds it again when a dialog closes */}
      <FormLink
        ref={ref}
        href={ownId ? paths.editForm(event.urlHash, ownId) : paths.joinForm(event.urlHash)}
        variant={ownId || isEnough ? 'outline' : 'primary'}
        awaited={isAwaited ? responsesText.awaited : null}
        awaitedAtStart={confirmation ? undefined : responsesText.awaited}
        onOpen={() => open(ownId ? 'edit' : 'join')}
        onPrefetch={prefetch}
      >
        {ownId ? responsesText.edit : joinLabel()}
      </FormLink>
      {wait && <Wait>{wait}</Wait>}
      {joined?.isWayBack && own?.id === joined.response.id && (
        <KeepLink
          title={event.title}
          path={privateLink(paths.event(event.urlHash), joined.response.id, joined.responseToken)}
          formPath={paths.editForm(event.urlHash, joined.response.id, joined.responseToken)}
          onClose={() => setJoined(undefined)}
        />
      )}
      {joined && own?.id === joined.response.id && own.status !== 'DECLINED' && (
        <Notifications event={event} response={own} isOffer />
      )}
      {hasOpened.join && (
        <JoinEventDialog
          event={event}
          open={dialog === 'join'}
          onOpenChange={onOpenChange}
          successText={successText}
          cancelledText={cancelledText}
          onJoined={setJoined}
          onElsewhere={dialog === 'join' && ownId ? (typed) => turnInto('edit', typed) : undefined}
          {...turned}
        />
      )}
      {hasOpened.edit && lastEdited && (
        <EditResponseDialog
          event={event}
          response={edited ?? lastEdited}
          open={dialog === 'edit'}
          onOpenChange={onOpenChange}
          onGone={isGone ? (typed) => turnInto('join', typed) : undefined}
          {...turned}
        />
      )}
    </>
  );
};
