import type { Stage } from '@quorum/domain/event/ending';
import { hasEnoughParticipants } from '@quorum/domain/event/progress';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import type { Ownership } from './OwnershipContext.ts';
import type { RespondableEvent, ShownResponse } from './RespondableEvent.ts';
import { responsesText } from './responsesText.ts';

// forms and their rules load when somebody is about to open one
const loadJoin = () => import('./JoinEventDialog.tsx').then((module) => ({ default: module.JoinEventDialog }));
const loadEdit = () => import('./EditResponseDialog.tsx').then((module) => ({ default: module.EditResponseDialog }));
const JoinEventDialog = lazy(loadJoin);
const EditResponseDialog = lazy(loadEdit);

/** While it is not known whether one has joined already, it keeps its place and says nothing. */
const Answer = styled(Button)`
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

interface Props {
  event: RespondableEvent & { participantThreshold: number; participants: readonly ShownResponse[] };
  ownership: Ownership;
  /** One joins until the event is past; a response that exists can be edited in any case. */
  stage: Stage;
  /** What the toast says once one is in. */
  successText: string;
}

/** 'Join Event', or 'Edit Response' where one has joined already: by account, or from this browser. */
export const ResponseButton = ({ event, ownership: { canEdit, isKnown }, stage, successText }: Props) => {
  const [dialog, setDialog] = useState<'join' | 'edit' | null>(null);
  const [hasOpened, setHasOpened] = useState({ join: false, edit: false });
  const own = event.participants.find(({ id }) => canEdit(id));
  const isAwaited = !own && !isKnown;
  const isEnough = hasEnoughParticipants(event.participants, event.participantThreshold);
  // who is about to join may end what they began
  if (!own && stage !== 'open' && !dialog) return stage === 'past' && <Over>{responsesText.over}</Over>;

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
      <Answer
        data-awaited={responsesText.awaited}
        aria-label={isAwaited ? responsesText.awaited : undefined}
        disabled={isAwaited}
        variant={own || isEnough ? 'outline' : 'primary'}
        onClick={() => open(own ? 'edit' : 'join')}
        onPointerEnter={own ? loadEdit : loadJoin}
        onFocus={own ? loadEdit : loadJoin}
      >
        <span>{own ? responsesText.edit : isEnough ? responsesText.joinDespiteEnough : responsesText.join}</span>
      </Answer>
      <Suspense fallback={null}>
        {hasOpened.join && (
          <JoinEventDialog
            event={event}
            open={dialog === 'join'}
            onOpenChange={onOpenChange}
            successText={successText}
          />
        )}
        {hasOpened.edit && own && (
          <EditResponseDialog event={event} response={own} open={dialog === 'edit'} onOpenChange={onOpenChange} />
        )}
      </Suspense>
    </>
  );
};
