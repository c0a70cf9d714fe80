import { COMMENT_MAX } from '@quorum/domain/response/constants';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../../lib/useIsHydrated.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { Textarea } from '../../../ui/form/Textarea.tsx';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';

// with and without a script, these are the same

interface WithError {
  error: string | undefined;
}

type InputProps = ComponentProps<typeof Input> & WithError;

export const NameField = ({ error, ...input }: InputProps) => (
  <Field label={responseFormsText.name} required error={error}>
    {(control) => <Input {...control} {...input} autoComplete="name" />}
  </Field>
);

interface EmailProps extends InputProps {
  /** What the address is for. */
  hint: string;
}

export const EmailField = ({ error, hint, ...input }: EmailProps) => (
  <Field label={responseFormsText.email} error={error} hint={hint}>
    {(control) => <Input {...control} {...input} type="email" autoComplete="email" />}
  </Field>
);

/** A hundred characters are two lines; it grows with them, and leaves room for the button below. */
const Short = styled(Textarea)`
  min-height: 4.25rem;
`;

interface CommentProps extends ComponentProps<typeof Textarea>, WithError {
  /** How long it is, which is shown where the app runs. */
  length?: number;
}

export const CommentField = ({ error, length, ...textarea }: CommentProps) => {
  const isCounted = useIsHydrated() && length !== undefined;
  return (
    <Field
      label={responseFormsText.comment}
      error={error}
      hint={isCounted && responseFormsText.commentLength({ length, max: COMMENT_MAX })}
    >
      {(control) => <Short {...control} {...textarea} rows={2} maxLength={COMMENT_MAX} />}
    </Field>
  );
};
