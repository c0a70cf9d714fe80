import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { FieldLabel } from './Field.tsx';

const Root = styled.div`
  display: grid;
  gap: 0.375rem;
`;

interface Props {
  /** Of its label. */
  id: string;
  label: string;
  children: ReactNode;
}

/** A group of radio buttons under its label. */
export const RadioFrame = ({ id, label, children }: Props) => (
  <Root role="radiogroup" aria-labelledby={id}>
    <FieldLabel as="span" id={id}>
      {label}
    </FieldLabel>
    {children}
  </Root>
);

/** For a label: the browser's own button, unseen and as large as the label. */
export const coveringInput = css`
  position: relative;

  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

/** For the label of a choice: how it looks under the mouse, and once it is chosen. */
export const choiceStyle = css`
  cursor: pointer;

  ${({ theme }) => theme.media.mouse} {
    &:hover {
      border-color: ${({ theme }) => theme.color.text};
    }
  }

  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.primary};
  }
`;
