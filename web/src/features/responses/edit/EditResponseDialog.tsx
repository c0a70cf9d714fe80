import { EDIT_LIKELIHOOD } from '@quorum/domain/response/constants';
import { notificationsPath } from '@quorum/domain/notifications/link';
import { privateLink } from '@quorum/domain/privateLink';
import { responseChangeFor } from '@quorum/domain/response/draft';
import {
  answersIn,
  changeFrom,
  formValuesOf,
  type ResponseFormValues,
  withSuggestedCondition,
} from '@quorum/domain/response/formValues';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOwnResponsesQuery } from '../../../generated/graphql.generated.ts';
import { readDraft, clearDraft, saveDraft } from '../../../lib/browser/drafts.ts';
import { schemaResolver } from '../../../lib/refusals/schemaResolver.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { PageLink } from '../../../ui/link/PageLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { paths } from '../../../lib/paths.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { useSession } from '../../session/useSession.ts';
import { CopyMyLink } from '../private-link/CopyMyLink.tsx';
import { EventAndNotice } from '../form/EventAndNotice.tsx';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';
import { connectionOf } from '../form/formConnection.ts';
import { ResponseFields, ResponseFormLayout } from '../form/ResponseFields.tsx';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { useOwnership } from '../ownership/useOwnership.ts';
import { OfflineHint } from '../form/OfflineHint.tsx';
import { useSendLabel } from '../form/useSendLabel.ts';
import { useSendOnceOnline, useSendWhatWaits } from '../form/useSendOnceOnline.ts';
import { Notifications } from '../../notifications/lazyNotifications.ts';
import { OwnPhone } from '../../phones/OwnPhone.tsx';
import { notificationsText } from '../../../messages/responses/notificationsText.generated.ts';
import { useUpdateResponse } from './useUpdateResponse.ts';
import { FOR_ONESELF } from '../../../lib/api/forOneself.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface FormProps {
  event: RespondableEvent;
  response: ShownResponse;
  /** Their answers to questions. */
  answers?: readonly { questionId: string; text: string }[] | null | undefined;
  onSaved: () => void;
  /** What was typed before, to go over what is saved. */
  typed?: Partial<ResponseFormValues>;
  /** Called when the response is gone, with what has been typed. */
  onGone?: ((typed: Partial<ResponseFormValues>) => void) | undefined;
}

const EditResponseForm = ({ event, response, answers, onSaved, typed, onGone }: FormProps) => {
  const { succeed, fail } = useOutcome();
  const { canEdit } = useOwnership();
  const updateResponse = useUpdateResponse(event, response);
  // others may change it while the form is open: what it says otherwise than it did is sent, and nothing else
  const [opened] = useState(() => ({ ...response, answers: answersIn(event.questions, answers ?? []) }));
  const [{ questions }] = useState(event);
  const [saved] = useState(() => withSuggestedCondition(formValuesOf(opened), event));
  const { user } = useSession();
  const token = rememberedResponses.tokenOf(response.id);
  // a visitor may have left none, or typed one when there was no response yet
  const withEmail = typed?.email !== undefined || user === null;
  const resolver = useMemo(
    () =>
      schemaResolver(responseChangeFor(event, response), (values: ResponseFormValues) => ({
        ...changeFrom(opened)(values),
        ...(withEmail && values.email.trim() !== '' && { email: values.email }),
      })),
    [event, response, opened, withEmail],
  );
  const about = `response ${response.id}`;
  const form = useForm({ resolver, defaultValues: { ...readDraft(about, saved), ...typed } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(about, saved, values) }),
    [form, about, saved],
  );
  useEffect(() => onGone?.(form.getValues()), [form, onGone]);
  const connection = connectionOf(form);
  const label = useSendLabel(responseFormsText.save);
  const isNameBlank = connection.values.name.trim() === '';

  const sending = useSendOnceOnline();
  const submit = form.handleSubmit(async (change) => {
    // one may have signed out, or emptied the browser's storage, since the dialog opened
    if (!canEdit(response.id)) {
      fail(responseFormsText.notAuthorized);
      return;
    }
    if (!(await sending.attempt(() => updateResponse(change), responseFormsText.updateFailed))) return;
    clearDraft(about);
    onSaved();
    succeed(responsesText.updated);
  });
  useSendWhatWaits(sending, () => form.formState.isSubmitting || submit());

  return (
    <Stack>
      <ResponseFormLayout onSubmit={submit}>
        {user === null && token !== null && (
          <Row>
            <CopyMyLink path={privateLink(paths.event(event.urlHash), response.id, token)} />
          </Row>
        )}
        <ResponseFields
          {...connection}
          event={event}
          questions={questions}
          likelihood={EDIT_LIKELIHOOD}
          emailHint={withEmail ? responseFormsText.newEmailHint : undefined}
        />
        <OfflineHint kept={sending.isWaiting ? responseFormsText.sentLater : responseFormsText.keptOffline} />
        <Button type="submit" disabled={isNameBlank} busy={form.formState.isSubmitting}>
          {label}
        </Button>
        <Notifications event={event} response={response} />
        <PageLink to={notificationsPath({ urlHash: event.urlHash, id: response.id })}>
          {notificationsText.choose}
        </PageLink>
      </ResponseFormLayout>
      <OwnPhone urlHash={event.urlHash} responseId={response.id} />
    </Stack>
  );
};

/**
 * What a list says about a response is not all that it says where the guest list is hidden: it is read first, for its
 * owner.
 */
const EditOwnResponse = ({ isRead, response, ...props }: FormProps & { isRead: boolean }) => {
  const { urlHash, isGuestListHidden, questions } = props.event;
  const { data, loading } = useOwnResponsesQuery({
    variables: { urlHash },
    skip: questions.length === 0 && (isRead || !isGuestListHidden),
    ...FOR_ONESELF,
  });
  if (loading) return <Spinner label={responseFormsText.loading} />;
  const own = data?.event?.participants.find(({ id }) => id === response.id);
  return <EditResponseForm {...props} response={isRead ? response : (own ?? response)} answers={own?.answers} />;
};

interface Props extends Omit<FormProps, 'onSaved'>, OpenState {
  /** For a reader who came by a private link; the link has loaded the response. */
  greeting?: string;
  /** What there is to know besides. */
  notice?: string;
}

export const EditResponseDialog = ({ open, onOpenChange, greeting, notice, ...rest }: Props) => (
  <DialogPanel
    open={open}
    onOpenChange={onOpenChange}
    title={responsesText.edit}
    description={<EventAndNotice title={rest.event.title} notice={greeting ?? notice} />}
  >
    {/* mounted at each opening, so it starts from the current response, or from the draft over it */}
    <EditOwnResponse {...rest} isRead={greeting !== undefined} onSaved={() => onOpenChange(false)} />
  </DialogPanel>
);
