import { Copy } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonVariant } from '../button/buttonStyle.ts';
import { useCopy } from '../feedback/useCopy.ts';
import { Stack } from '../layout/Stack.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

interface CopyFieldProps {
  label: string;
  hint?: string;
  value: string;
  copyLabel: string;
  /** What is said once it is on the clipboard. */
  copied: { title: string; description: string };
  variant?: ButtonVariant;
  ref?: Ref<HTMLInputElement>;
}

/** A link or a secret that people take along: selected where it has the focus, and copied by a button. */
export const CopyField = ({ label, hint, value, copyLabel, copied, variant = 'primary', ref }: CopyFieldProps) => {
  const copy = useCopy();
  return (
    <Stack>
      <Field label={label} hint={hint}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            value={value}
            readOnly
            autoComplete="off"
            spellCheck={false}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button variant={variant} onClick={() => void copy(value, copied)}>
        <Copy aria-hidden="true" />
        {copyLabel}
      </Button>
    </Stack>
  );
};
