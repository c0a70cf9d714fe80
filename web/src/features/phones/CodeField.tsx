import { CODE } from '@quorum/domain/phone/code';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';

interface Props extends Pick<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  hint?: ReactNode;
  error?: string | undefined;
}

/** Where the code is typed that was sent to a number. A phone offers to fill it in from the text. */
export const CodeField = ({ hint, error, ...input }: Props) => (
  <Field label={phonesText.code} hint={hint} error={error}>
    {(control) => (
      <Input
        {...control}
        {...input}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        // with a space, or however a keyboard puts it
        maxLength={CODE.digits * 2}
      />
    )}
  </Field>
);
