import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { SentForm } from '../../ui/form/SentForm.tsx';
import { NumberFields } from './NumberFields.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';

interface Props {
  onAdd: (phone: string, phoneConsent: boolean) => Promise<void>;
  isBusy: boolean;
  isOfAccount?: boolean;
  /** What the field begins with. */
  typed?: string;
  /** The hint of the field once it is empty. */
  emptyHint?: string | undefined;
}

/** Leaves a number, with consent. */
export const AddPhone = ({ onAdd, isBusy, isOfAccount = false, typed = '', emptyHint }: Props) => {
  const [phone, setPhone] = useState(typed);
  const [hasConsent, setHasConsent] = useState(false);
  const isTyped = phone.trim() !== '';
  return (
    <SentForm onSend={() => onAdd(phone, hasConsent)}>
      <NumberFields
        number={{ value: phone, onChange: ({ target }) => setPhone(target.value), autoFocus: typed !== '' }}
        consent={isTyped ? { checked: hasConsent, onChange: ({ target }) => setHasConsent(target.checked) } : undefined}
        isOfAccount={isOfAccount}
        hint={isTyped ? undefined : emptyHint}
      />
      {isTyped && (
        <Row>
          <Button type="submit" variant="outline" disabled={!hasConsent} busy={isBusy}>
            {phonesText.add}
          </Button>
        </Row>
      )}
    </SentForm>
  );
};
