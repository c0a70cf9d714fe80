import type { FormRequest } from '@quorum/domain/page/FormRequest';
import { responseFormsText } from '../../features/responses/responseFormsText.ts';
import { linkedResponseText } from '../../features/responses/ownership/usePrivateLink.ts';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { sayRefusal } from '../../lib/refusals/refusals.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { uiText } from '../../ui/uiText.ts';
import { FormPage } from './FormLayout.tsx';

interface Props {
  event: EventCardFragment;
  request: FormRequest;
}

/** Asks whether to remove a response, for its owner. */
export const RemoveForm = ({ event, request: { response, responseToken, refusal } }: Props) => {
  const id = String(response?.id);
  const token = responseToken ?? undefined;
  return (
    <FormPage title={responseFormsText.removeOfQuestion({ name: response?.name ?? '' })} event={event}>
      <Stack as="form" method="post" action={paths.removeForm(event.urlHash, id)}>
        {refusal && (
          <Alert title={responseFormsText.removeFailed}>
            <p>{sayRefusal(refusal)}</p>
          </Alert>
        )}
        {token && <input type="hidden" name="token" value={token} />}
        <p>{responseFormsText.removeOwnHint}</p>
        <Row wrap>
          <Button type="submit" variant="destructive">
            {responseFormsText.remove}
          </Button>
          <LinkButton variant="outline" to={paths.editForm(event.urlHash, id, token)}>
            {uiText.cancel}
          </LinkButton>
        </Row>
      </Stack>
    </FormPage>
  );
};

/** Says that a response is not the reader's to change, or no longer there. */
export const RefusedForm = ({ event, request: { refusal } }: Props) => {
  const isGone = refusal?.code === 'NOT_FOUND';
  return (
    <FormPage title={isGone ? linkedResponseText.invalid : responseFormsText.notAuthorized} event={event}>
      <p>{isGone ? linkedResponseText.invalidHint : responseFormsText.notYoursHint}</p>
    </FormPage>
  );
};
