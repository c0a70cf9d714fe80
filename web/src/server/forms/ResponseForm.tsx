import { isFull, standingOf } from '@quorum/domain/event/progress';
import { notificationsFormPath } from '@quorum/domain/notifications/form';
import type { FormRequest } from '@quorum/domain/page/FormRequest';
import { EDIT_LIKELIHOOD, JOIN_LIKELIHOOD } from '@quorum/domain/response/constants';
import {
  answersIn,
  blankResponse,
  formValuesIn,
  formValuesOf,
  openedWith,
  withSuggestedCondition,
} from '@quorum/domain/response/formValues';
import { useStage } from '../../features/events/time/useStage.ts';
import { CodeField } from '../../features/phones/CodeField.tsx';
import { notificationsText } from '../../messages/responses/notificationsText.generated.ts';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';
import { sentAsForm } from '../../features/responses/form/formConnection.ts';
import { ResponseFields, ResponseFormLayout } from '../../features/responses/form/ResponseFields.tsx';
import { responsesText } from '../../messages/responses/responsesText.generated.ts';
import { responseFormsText } from '../../messages/responses/responseFormsText.generated.ts';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { sayRefusal } from '../../lib/refusals/refusals.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FormPage } from './FormLayout.tsx';
import { problemsOfFields, sentencesOf } from './formProblems.ts';

interface Props {
  event: EventCardFragment;
  request: FormRequest;
}

interface FieldsProps extends Props {
  action: string;
  failed: string;
  /** What the button says, by the response that it goes with. */
  submit: { comes: string; declines: string };
}

const Fields = ({ event, request, action, failed, submit }: FieldsProps) => {
  const { fields, response, refusal, key, responseToken } = request;
  const { questions } = event;
  const own = response && { ...response, answers: answersIn(questions, response.said) };
  const saved = own ? formValuesOf(own) : { ...blankResponse(), answers: answersIn(questions) };
  const values = withSuggestedCondition(fields ? formValuesIn(fields) : saved, event);
  const problems = problemsOfFields(event, values, request);
  return (
    <ResponseFormLayout method="post" action={action}>
      {request.isElsewhere && <Alert title={responsesText.respondedElsewhere} />}
      {refusal && !request.isElsewhere && (
        <Alert title={failed}>
          {sentencesOf(refusal, problems).map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      {key && <input type="hidden" name="key" value={key} />}
      {response && <input type="hidden" name="opened" value={fields?.opened ?? openedWith(own ?? response)} />}
      {responseToken && <input type="hidden" name="token" value={responseToken} />}
      <ResponseFields
        {...sentAsForm(values, problems)}
        event={event}
        questions={questions}
        likelihood={response ? EDIT_LIKELIHOOD : JOIN_LIKELIHOOD}
        asksPhone={request.asksPhone}
        emailHint={response ? responseFormsText.newEmailHint : responseFormsText.emailHint}
      />
      <Button type="submit">
        {submit.comes === submit.declines ? (
          submit.comes
        ) : (
          <>
            <span data-with="yes maybe">{submit.comes}</span>
            <span data-with="no">{submit.declines}</span>
          </>
        )}
      </Button>
    </ResponseFormLayout>
  );
};

/** Join Event, for a page without any script. */
export const JoinForm = ({ event, request }: Props) => {
  const stage = useStage(event);
  const title = isFull(standingOf(event.participants, event)) ? responsesText.joinWaitlist : responsesText.join;
  // somebody who was about to join may end what they began
  const isOff = event.status === 'CALLED_OFF';
  const isOffered = (stage === 'open' && !isOff) || request.fields !== null;
  return (
    <FormPage title={title} event={event}>
      {isOffered ? (
        <Fields
          event={event}
          request={request}
          action={paths.joinForm(event.urlHash)}
          failed={responseFormsText.joinFailed}
          submit={{ comes: title, declines: responseFormsText.answer }}
        />
      ) : (
        <p>{isOff ? responsesText.calledOff : responsesText.over}</p>
      )}
    </FormPage>
  );
};

/** Confirms a number by the code that was sent to it. */
const CodeForm = ({ action, request: { refusal, responseToken } }: { action: string; request: FormRequest }) => (
  <Stack as="form" method="post" action={action}>
    {responseToken && <input type="hidden" name="token" value={responseToken} />}
    <p>{phonesText.codeSentToIt}</p>
    <CodeField error={refusal?.fields.includes('code') ? sayRefusal(refusal) : undefined} />
    <Button type="submit" variant="outline">
      {phonesText.doConfirm}
    </Button>
  </Stack>
);

/** Edit Response, for its owner. */
export const EditForm = ({ event, request }: Props) => {
  const id = String(request.response?.id);
  return (
    <FormPage title={responsesText.edit} event={event}>
      <Stack>
        <Fields
          event={event}
          request={request}
          action={paths.editForm(event.urlHash, id)}
          failed={responseFormsText.updateFailed}
          submit={{ comes: responseFormsText.save, declines: responseFormsText.save }}
        />
        {request.isCodeAwaited && <CodeForm action={paths.editForm(event.urlHash, id)} request={request} />}
        <LinkButton variant="ghost" to={notificationsFormPath({ urlHash: event.urlHash, id }, request.responseToken)}>
          {notificationsText.choose}
        </LinkButton>
        <LinkButton variant="ghost" to={paths.removeForm(event.urlHash, id, request.responseToken ?? undefined)}>
          {responseFormsText.remove}
        </LinkButton>
      </Stack>
    </FormPage>
  );
};
