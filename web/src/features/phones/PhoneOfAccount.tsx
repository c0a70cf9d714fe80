import { Button } from '../../ui/button/Button.tsx';
import { FieldHint } from '../../ui/form/Field.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';
import { usesAccount } from './usesAccount.ts';

interface Props {
  /** In E.164, confirmed. */
  phone: string;
  /** Leaves a number with the response. */
  onLeave: () => void;
}

/** In place of an empty field: texts about the event go to the number of the account, and what the organiser learns of it. */
export const PhoneOfAccount = ({ phone, onLeave }: Props) => (
  <Stack gap="sm">
    <p>{usesAccount(phone)}</p>
    <FieldHint>{phonesText.usesAccountHint}</FieldHint>
    <Row>
      <Button variant="outline" size="sm" onClick={onLeave}>
        {phonesText.leaveForOrganisers}
      </Button>
    </Row>
  </Stack>
);
