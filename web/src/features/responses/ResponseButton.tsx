import type { Stage } from '@quorum/domain/event/ending';
import { hasEnoughParticipants, isFull, standingOf } from '@quorum/domain/event/progress';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button/Button.tsx';
import type { Ownership } from './OwnershipContext.ts';
import type { Joined } from './useJoinEvent.ts';
import { waitText } from './outcomeText.ts';
import type { RespondableEvent } from './RespondableEvent.ts';
import { responsesText } from './responsesText.ts';

// they bring the form library and its rules
const OPTIONS = { prefetchOnInteraction: false, onFailure: 'throw' } as const;
const JoinEventDialog = lazyComponent(async () => (await import('./JoinEventDialog.tsx')).JoinEventDialog, OPTIONS);
const EditResponseDialog = lazyComponent(
  async () => (await import('./EditResponseDialog.tsx')).EditResponseDialog,
  OPTIONS,
);

/** Only for visitors who have joined without an address. */
const KeepLink = lazyComponent(async () => (await import('./KeepLink.tsx')).KeepLink, { prefetchOnInteraction: false });

/** Empty, and as large as ever, until it is known whether the reader has joined. */
const Root = styled(Button)`
  &:disabled {
    border-color: transparent;
    background: ${({ theme }) => theme.color.sunken};
    opacity: 1;
    cursor: progress;

    > span {
      visibility: hidden;
    }
  }
`;

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
}

/** 'Join Event', or 'Edit Response' where one has joined already: by account, or from this browser. */
export const ResponseButton = ({ event, ownership, stage, successText, cancelledText }: Props) => {
  const { canEdit, isKnown } = ownership;
  const [dialog, setDialog] = useState<'join' | 'edit' | null>(null);
  const [hasOpened, setHasOpened] = useState({ join: false, edit: false });
  const own = event.participants.find(({ id }) => canEdit(id));
  const [joined, setJoined] = useState<Joined>();
  const isAwaited = !own && !isKnown;
  const isEnough = hasEnoughParticipants(event.participants, event);
  // the page says that nobody can join it
  if (!own && event.isHidden && !dialog) return null;
  // who is about to join may end what they began
  if (!own && stage !== 'open' && !dialog) return stage === 'past' && <Over>{responsesText.over}</Over>;

  const joinLabel = () => {
    if (isFull(standingOf(event.participants, event))) return responsesText.joinWaitlist;
    return isEnough ? responsesText.joinDespiteEnough : responsesText.join;
  };
  const wait = own ? waitText(own) : null;

  const { prefetch } = own ? EditResponseDialog : JoinEventDialog;
  const open = (which: 'join' | 'edit') => {
    setHasOpened((before) => ({ ...before, [which]: true }));
    setDialog(which);
  };
  const onOpenChange = (isShown: boolean) => {
    if (!isShown) setDialog(null);
  };

  return (
    <>
      {/* one and the same element in all states, so that the focus finds it again when a dialog closes */}
      <Root
        data-awaited={responsesText.awaited}
        aria-label={isAwaited ? responsesText.awaited : undefined}
        disabled={isAwaited}
        variant={own || isEnough ? 'outline' : 'primary'}
        onClick={() => open(own ? 'edit' : 'join')}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <span>{own ? responsesText.edit : joinLabel()}</span>
      </Root>
      {wait && <Wait>{wait}</Wait>}
      {joined?.isWayBack && own?.id === joined.response.id && (
        <KeepLink event={event} joined={joined} onClose={() => setJoined(undefined)} />
      )}
      {hasOpened.join && (
        <JoinEventDialog
          event={event}
          open={dialog === 'join'}
          onOpenChange={onOpenChange}
          successText={successText}
          cancelledText={cancelledText}
          onJoined={setJoined}
        />
      )}
      {hasOpened.edit && own && (
        <EditResponseDialog event={event} response={own} open={dialog === 'edit'} onOpenChange={onOpenChange} />
      )}
    </>
  );
};
