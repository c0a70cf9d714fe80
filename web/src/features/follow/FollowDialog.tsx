import type { FollowKind, Pace, Radius } from '@quorum/domain/follow/follow';
import { useState } from 'react';
import type { EventDetailQuery } from '../../generated/graphql.generated.ts';
import { useFollowMutation } from '../../generated/later.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { wordIn } from '../../lib/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { SentForm } from '../../ui/form/SentForm.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { useOwnership } from '../responses/ownership/useOwnership.ts';
import { localZone } from '../events/time/describeWhen.ts';
import { isInSeries } from '../series/seriesPlace.ts';
import { SignInButton } from '../session/SignInButton.tsx';
import { useSession } from '../session/useSession.ts';
import { followText } from '../../messages/people/followText.generated.ts';
import { WhereChoice } from './WhereChoice.tsx';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

export type FollowedEvent = Pick<
  NonNullable<EventDetailQuery['event']>,
  | 'id'
  | 'eventTypeId'
  | 'urlHash'
  | 'creatorId'
  | 'creatorName'
  | 'eventType'
  | 'isRecurring'
  | 'parentEventId'
  | 'participants'
>;

interface Props extends OpenState {
  event: FollowedEvent;
}

/** From an event: what to follow, where, and how often to get news. */
export const FollowDialog = ({ event, open, onOpenChange }: Props) => {
  const { user } = useSession();
  const { canEdit } = useOwnership();
  const own = event.participants.find(({ id }) => canEdit(id));
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={followText.title} description={followText.hint}>
      {user || own ? (
        <FollowForm
          event={event}
          email={user?.email ?? null}
          responseId={user ? null : (own?.id ?? null)}
          onDone={() => onOpenChange(false)}
        />
      ) : (
        <Stack>
          <p>{followText.needsAddress}</p>
          <SignInButton />
        </Stack>
      )}
    </DialogPanel>
  );
};

interface FormProps {
  event: FollowedEvent;
  email: string | null;
  /** Of somebody without an account, whose address gets the news. */
  responseId: string | null;
  onDone: () => void;
}

const NEAR: Radius = 25;

const FollowForm = ({ event, email, responseId, onDone }: FormProps) => {
  const { attempt, succeed } = useOutcome();
  const [follow, { loading }] = useFollowMutation();
  const [kind, setKind] = useState<FollowKind>('ORGANISER');
  const [km, setKm] = useState<Radius | null>(NEAR);
  const [pace, setPace] = useState<Pace>('AT_ONCE');
  const ids = { ORGANISER: event.creatorId, SERIES: event.id, TYPE: String(event.eventTypeId) };
  const typeName = wordIn('eventTypeNames', event.eventType.name);

  const send = async () => {
    const input = {
      kind,
      id: ids[kind],
      pace,
      timeZone: localZone(),
      near: kind === 'TYPE' && km !== null ? { urlHash: event.urlHash, km } : null,
      ...(responseId && { participantId: responseId, responseToken: rememberedResponses.tokenOf(responseId) }),
    };
    let name = '';
    const act = async () => {
      const { data } = await follow({ variables: { input } });
      name = data?.follow.name ?? '';
    };
    if (!(await attempt(act, followText.followFailed))) return;
    onDone();
    succeed(followText.followed({ name: kind === 'TYPE' ? typeName : name }));
  };

  return (
    <SentForm onSend={send}>
      <RadioGroup
        label={followText.what}
        layout="stacked"
        options={[
          { value: 'ORGANISER', label: followText.organiser({ name: event.creatorName }) },
          ...(isInSeries(event) ? [{ value: 'SERIES', label: followText.series }] : []),
          { value: 'TYPE', label: followText.type({ name: typeName }) },
        ]}
        value={kind}
        onValueChange={(chosen) => setKind(chosen as FollowKind)}
      />
      {kind === 'TYPE' && <WhereChoice km={km} onChange={setKm} />}
      <RadioGroup
        label={followText.pace}
        layout="stacked"
        options={[
          { value: 'AT_ONCE', label: followText.atOnce, hint: followText.atOnceHint },
          { value: 'DAILY', label: followText.daily, hint: followText.dailyHint },
        ]}
        value={pace}
        onValueChange={(chosen) => setPace(chosen as Pace)}
      />
      {email && <Muted>{followText.byAddress({ email })}</Muted>}
      <Button type="submit" busy={loading}>
        {followText.send}
      </Button>
    </SentForm>
  );
};
