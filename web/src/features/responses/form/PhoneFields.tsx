import { CONSENT_WORDS } from '@quorum/domain/phone/consent';
import { languageAmong } from '@quorum/domain/language';
import { currentLocale } from '../../../lib/language.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field, FieldError } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { phonesText } from '../../phones/phonesText.ts';
import type { FormConnection } from './formConnection.ts';

/** A number for texts, and that they may go to it: the words are kept with it as they stand here. */
export const PhoneFields = ({ connect, errors }: FormConnection) => (
  <>
    <Field label={phonesText.phone} error={errors.phone} hint={phonesText.phoneHint}>
      {(control) => <Input {...control} {...connect('phone')} type="tel" autoComplete="tel" inputMode="tel" />}
    </Field>
    <Checkbox {...connect('phoneConsent')} label={CONSENT_WORDS[languageAmong([currentLocale()])]} />
    {errors.phoneConsent && <FieldError>{errors.phoneConsent}</FieldError>}
  </>
);
