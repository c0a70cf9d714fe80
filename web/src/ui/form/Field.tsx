import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;

export const FieldLabel = styled.label`
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Star = styled.span`
  color: ${({ theme }) => theme.color.danger};
`;

export const FieldHint = styled.div`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

export const FieldError = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** What the label, the hint and the error need the control to say. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

interface FieldProps {
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, a hint, and what is wrong with it. */
export const Field = ({ label, required, error, hint, children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describers = [hint ? hintId : [], error ? errorId : []].flat();
  return (
    <Layout>
      <FieldLabel htmlFor={id}>
        {label}
        {required && <Star aria-hidden="true"> *</Star>}
      </FieldLabel>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describers.length > 0 ? describers.join(' ') : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Layout>
  );
};
