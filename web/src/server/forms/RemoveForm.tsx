import type { FormRequest } from '@quorum/domain/page/FormRequest';
import { responseFormsText } from '../../messages/responses/responseFormsText.generated.ts';
import { linkedResponseText } from '../../messages/responses/linkedResponseText.generated.ts';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { uiText } from '../../messages/uiText.generated.ts';
import { FormPage } from './FormLayout.tsx';
import { RefusalAlert } from './formParts.tsx';

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
        <RefusalAlert title={responseFormsText.removeFailed} refusal={refusal} />
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
