import { consents } from '@quorum/domain/vocabulary/en.generated';
import type { ComponentProps } from 'react';
import { translations } from '../../lib/language.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';

interface Props {
  /** What ties the number to its form. */
  number: Omit<ComponentProps<typeof Input>, 'type'>;
  /** The same of the consent; left out where there is nothing yet to consent to. */
  consent?: Omit<ComponentProps<typeof Checkbox>, 'label'> | undefined;
  errors?: Readonly<Partial<Record<string, string | undefined>>>;
  /** Whether it is for an account, and so for more than one event. */
  isOfAccount?: boolean;
  /** A hint instead of the usual one. */
  hint?: string | undefined;
}

/** A number for texts, and that they may go to it: the words are kept with it as they stand here. */
export const NumberFields = ({ number, consent, errors = {}, isOfAccount = false, hint }: Props) => {
  const words = translations('consents') ?? consents;
  return (
    <>
      <Field
        label={phonesText.phone}
        error={errors.phone}
        hint={hint ?? (isOfAccount ? phonesText.accountHint : phonesText.phoneHint)}
      >
        {(control) => <Input {...control} {...number} type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      {consent && <Checkbox {...consent} label={isOfAccount ? words.accountTexts : words.texts} />}
      {errors.phoneConsent && <FieldError>{errors.phoneConsent}</FieldError>}
    </>
  );
};
