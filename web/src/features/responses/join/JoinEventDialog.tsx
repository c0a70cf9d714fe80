import { JOIN_LIKELIHOOD } from '@quorum/domain/response/constants';
import { responseDraftFor } from '@quorum/domain/response/draft';
import { isFull, type Standing, standingOf } from '@quorum/domain/event/progress';
import {
  answersIn,
  blankResponse,
  planIn,
  toDraftInput,
  withSuggestedCondition,
} from '@quorum/domain/response/formValues';
import { isDeclined, isDefinite } from '@quorum/domain/response/likelihood';
import { seatsOf } from '@quorum/domain/decision/party';
import type { Plan } from '@quorum/domain/response/plan';
import type { ResponseFormValues } from '@quorum/domain/response/formValues';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from '../../../lib/browser/drafts.ts';
import { usePhoneCountriesQuery } from '../../../generated/later.generated.ts';
import { schemaResolver } from '../../../lib/refusals/schemaResolver.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { PhoneOfAccount } from '../../phones/PhoneOfAccount.tsx';
import { useAccountNumber } from '../../phones/useAccountNumber.ts';
import { useProof } from '../../phones/useProof.ts';
import { usesAccount } from '../../phones/usesAccount.ts';
import { useSession } from '../../session/useSession.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { EventAndNotice } from '../form/EventAndNotice.tsx';
import { connectionOf } from '../form/formConnection.ts';
import { ResponseFields, ResponseFormLayout } from '../form/ResponseFields.tsx';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { ConfirmNumberDialog } from './ConfirmNumberDialog.tsx';
import { useCancelledNotice } from './useCancelledNotice.ts';
import { outcomeText } from '../outcomeText.ts';
import { OfflineHint } from '../form/OfflineHint.tsx';
import { wouldTip } from '../tipping/tips.ts';
import { useCelebration } from '../tipping/useCelebration.ts';
import { ELSEWHERE, type Joined, useJoinEvent } from './useJoinEvent.ts';
import { useSendLabel } from '../form/useSendLabel.ts';
import { useSendOnceOnline, useSendWhatWaits } from '../form/useSendOnceOnline.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

const submitLabel = (plan: Plan, standing: Standing) => {
  if (isDeclined(plan)) return responseFormsText.answer;
  return isDefinite(plan) && isFull(standing, seatsOf(plan)) ? responsesText.joinWaitlist : responsesText.join;
};

/** What differs from a form that nobody has touched. */
const typedIn = (values: ResponseFormValues, blank: ResponseFormValues): Partial<ResponseFormValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== blank[field as keyof ResponseFormValues]),
  );

interface Props extends OpenState {
  event: RespondableEvent;
  /** The message about a response that is in. */
  successText: string;
  onJoined: (joined: Joined) => void;
  /** The toast when the event is cancelled meanwhile. */
  cancelledText: string;
  /** Given when another tab has responded meanwhile; it is told what has been typed. */
  onElsewhere: ((typed: Partial<ResponseFormValues>) => void) | undefined;
  /** What the form begins with. */
  typed?: Partial<ResponseFormValues>;
  /** Why it does. */
  notice?: string;
}

export const JoinEventDialog = ({
  event,
  open,
  onOpenChange,
  successText,
  cancelledText,
  onJoined,
  onElsewhere,
  typed,
  notice,
}: Props) => {
  const { user } = useSession();
  const { succeed } = useOutcome();
  const joinEvent = useJoinEvent(event);
  const celebrate = useCelebration(event);
  useCancelledNotice(event.urlHash, cancelledText, open);
  const resolver = useMemo(() => schemaResolver(responseDraftFor(event), toDraftInput), [event]);
  const name = user?.displayName ?? '';
  // others respond while it is open: the questions stay as they were
  const [{ questions }] = useState(event);
  const blank = useMemo(
    () => ({ ...withSuggestedCondition(blankResponse(name), event), answers: answersIn(questions) }),
    [name, event, questions],
  );
  const about = `join ${event.urlHash}`;
  const { data: server } = usePhoneCountriesQuery({ skip: !open });
  const accountNumber = useAccountNumber({ skip: !open });
  const [leavesNumber, setLeavesNumber] = useState(false);
  const withProof = useProof();
  const [confirming, setConfirming] = useState<Joined>();
  const form = useForm({ resolver, defaultValues: { ...readDraft(about, blank), ...typed } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(about, blank, values) }),
    [form, about, blank],
  );
  const { isSubmitting } = form.formState;
  const connection = connectionOf(form);
  const { values } = connection;
  const isTheOne = wouldTip(event, planIn(values));
  const isNameBlank = values.name.trim() === '';
  const standing = standingOf(event.participants, event);
  const label = useSendLabel(submitLabel(planIn(values), standing));
  const title = isFull(standing) ? responsesText.joinWaitlist : responsesText.join;

  useEffect(() => {
    // its own response is on the page a moment before it closes
    if (onElsewhere && !isSubmitting && !confirming) onElsewhere(typedIn(form.getValues(), blank));
  });

  // the button that was pressed is gone
  useEffect(() => {
    if (leavesNumber) form.setFocus('phone');
  }, [form, leavesNumber]);

  const leaveNumber = (phone: string) => {
    setLeavesNumber(true);
    form.setValue('phone', phone);
  };
  const isAccountUsed = accountNumber != null && values.phone === '';
  const phoneNote =
    isAccountUsed && !leavesNumber ? (
      <PhoneOfAccount phone={accountNumber} onLeave={() => leaveNumber(accountNumber)} />
    ) : undefined;

  const end = (joined: Joined | undefined) => {
    setConfirming(undefined);
    setLeavesNumber(false);
    onOpenChange(false);
    if (joined) onJoined(joined);
  };

  const sending = useSendOnceOnline(open);
  const submit = form.handleSubmit(async (draft) => {
    let joined: Awaited<ReturnType<typeof joinEvent>>;
    const act = async () => {
      joined = await withProof((proof) => joinEvent({ ...draft, proof }));
    };
    if (!(await sending.attempt(act, responseFormsText.joinFailed))) return;
    if (joined === ELSEWHERE) return;
    form.reset(blank);
    clearDraft(about);
    succeed(outcomeText(joined?.response) ?? successText);
    if (joined) celebrate(joined.response);
    if (joined?.isCodeSent) setConfirming(joined);
    else end(joined);
  });
  useSendWhatWaits(sending, () => isSubmitting || submit());

  if (confirming) {
    return (
      <ConfirmNumberDialog
        event={event}
        responseId={confirming.response.id}
        open={open}
        onEnd={() => end(confirming)}
      />
    );
  }

  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={
        <EventAndNotice title={event.title} notice={notice ?? (isTheOne ? responseFormsText.theOne : undefined)} />
      }
    >
      <ResponseFormLayout onSubmit={submit}>
        <ResponseFields
          {...connection}
          event={event}
          questions={questions}
          likelihood={JOIN_LIKELIHOOD}
          emailHint={responseFormsText.emailHint}
          asksPhone={server?.phoneCountries != null && accountNumber !== undefined}
          phoneNote={phoneNote}
          phoneHint={isAccountUsed ? usesAccount(accountNumber) : undefined}
        />
        <OfflineHint kept={sending.isWaiting ? responseFormsText.sentLater : responseFormsText.keptOffline} />
        <Button type="submit" disabled={isNameBlank} busy={isSubmitting}>
          {label}
        </Button>
      </ResponseFormLayout>
    </DialogPanel>
  );
};
