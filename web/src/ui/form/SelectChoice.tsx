import { styled } from 'styled-components';

const Choice = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
`;

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Swatch = styled.span`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: inset 0 0 0 1px rgb(128 128 128 / 40%);
  forced-color-adjust: none;
`;

export interface SelectOption {
  value: string;
  label: string;
  /** A colour shown before the label. */
  swatch?: string;
}

/** One option, in the list and, once chosen, in the box. */
export const SelectChoice = ({ label, swatch }: Omit<SelectOption, 'value'>) => (
  <Choice>
    {swatch && <Swatch aria-hidden="true" style={{ background: swatch }} />}
    <Label>{label}</Label>
  </Choice>
);
