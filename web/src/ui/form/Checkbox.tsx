import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Root = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: 0.625rem;
  min-height: ${({ theme }) => theme.touch};
  cursor: pointer;
`;

const Box = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${({ theme }) => theme.color.primary};
  cursor: pointer;
`;

const Label = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Hint = styled.span`
  grid-column: 2;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface Props {
  label: string;
  hint?: ReactNode;
  /** What a form calls it that is sent. */
  name?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export const Checkbox = ({ label, hint, name, checked, onCheckedChange }: Props) => {
  const id = useId();
  return (
    <Root>
      <Box
        type="checkbox"
        name={name}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
      />
      <Label>{label}</Label>
      {hint && <Hint id={id}>{hint}</Hint>}
    </Root>
  );
};
