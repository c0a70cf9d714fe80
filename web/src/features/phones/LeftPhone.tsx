import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { CodeActions } from './CodeActions.ts';
import { ConfirmPhone } from './ConfirmPhone.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';

interface Props {
  /** In E.164. */
  phone: string;
  isConfirmed: boolean;
  /** What goes to it, once it is confirmed. */
  whatGoes: string;
  actions: CodeActions;
  onConfirmed: () => void;
  onRemove: () => void;
  isBusy: boolean;
}

/** A number that was left, for its owner: to confirm it, or to take it away. */
export const LeftPhone = ({ phone, isConfirmed, whatGoes, actions, onConfirmed, onRemove, isBusy }: Props) => (
  <Stack>
    {isConfirmed ? <p>{whatGoes}</p> : <ConfirmPhone actions={actions} phone={phone} onConfirmed={onConfirmed} />}
    <Row>
      <Button variant="outline" busy={isBusy} onClick={onRemove}>
        {phonesText.remove}
      </Button>
    </Row>
  </Stack>
);
