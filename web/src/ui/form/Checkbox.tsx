import { type ComponentProps, type ReactNode, useId } from 'react';
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

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
}

export const Checkbox = ({ label, hint, ...input }: Props) => {
  const id = useId();
  return (
    <Root>
      <Box {...input} type="checkbox" aria-label={label} aria-describedby={hint ? id : undefined} />
      <Label>{label}</Label>
      {hint && <Hint id={id}>{hint}</Hint>}
    </Root>
  );
};
